import { seatLimits, type AnyGame } from '@gearhall/shared/core/game';
import { isRefusal, refuse, type Refusal } from '@gearhall/shared/core/result';
import type { Request } from '@gearhall/shared/core/wire';
import type { Settings, TableAffairs, TableCore } from '../store/store';
import { reseated } from './seating';

/** What is in force: what the table was made with, or what the host has chosen since. */
export const settingsOf = (core: TableCore, { settings }: Pick<TableAffairs, 'settings'>): Settings =>
  settings ?? core;

/** The table with other options, terms and seats. Refused where they make no game, or not for those who sit. */
export function withSettings(
  game: AnyGame,
  affairs: TableAffairs,
  { seats, options, terms }: Request<'settings'>,
): TableAffairs | Refusal {
  const chosen = game.options.safeParse(options);
  if (!chosen.success) return refuse('malformed');
  const { min, max } = seatLimits(game, chosen.data);
  if (seats < min || seats > max) return refuse('wrongSeatCount', { min, max });
  const seating = reseated(affairs.seating, seats);
  if (isRefusal(seating)) return seating;
  return { ...affairs, seating, settings: { options: chosen.data, terms } };
}
