import { seatLimits, type AnyGame } from '@gearhall/shared/core/game';
import { isRefusal, refuse, type Refusal } from '@gearhall/shared/core/result';
import type { Request } from '@gearhall/shared/core/wire';
import type { Settings, TableRecord, TableCore } from '../store/store';
import { reseated } from './seating';

/** The settings in force: those that the host has chosen since, or else those that the table was made with. */
export const settingsOf = (core: TableCore, { settings }: Pick<TableRecord, 'settings'>): Settings =>
  settings ?? core;

/** The table with other options, terms and seats. Refused if they are invalid, or do not suit the people seated. */
export function withSettings(
  game: AnyGame,
  tableRecord: TableRecord,
  { seats, options, terms }: Request<'settings'>,
): TableRecord | Refusal {
  const chosen = game.options.safeParse(options);
  if (!chosen.success) return refuse('malformed');
  const { min, max } = seatLimits(game, chosen.data);
  if (seats < min || seats > max) return refuse('wrongSeatCount', { min, max });
  const seating = reseated(tableRecord.seating, seats);
  if (isRefusal(seating)) return seating;
  return { ...tableRecord, seating, settings: { options: chosen.data, terms } };
}
