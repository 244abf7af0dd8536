import { seatLimits, type AnyGame } from '@gearhall/shared/core/game';
import { isRefusal, refuse, type Refusal } from '@gearhall/shared/core/result';
import { NO_TERMS, type Terms } from '@gearhall/shared/core/terms';
import type { Request } from '@gearhall/shared/core/wire';
import type { Settings, TableRecord, TableCore } from '../store/store';
import { reseated } from './seating';

/** The settings in force: those that the host has chosen since, or else those that the table was made with. */
export function settingsOf(core: TableCore, { settings = core }: Pick<TableRecord, 'settings'>): Settings {
  const { terms } = settings as StoredSettings;
  if (terms.watching) return settings;
  const known = completed.get(settings) ?? { ...settings, terms: { ...NO_TERMS, ...terms } };
  completed.set(settings, known);
  return known;
}

/** Tables from before version 0.3.0 have no terms for watching. */
interface StoredSettings {
  readonly terms: Partial<Terms>;
}
const completed = new WeakMap<Settings, Settings>();

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
