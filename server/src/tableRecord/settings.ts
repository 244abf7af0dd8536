import { seatLimits, type AnyGame } from '@gearhall/shared/core/game';
import { optionsWith, type Reword } from '@gearhall/shared/core/game/freeTexts';
import { isRefusal, refuse, type Refusal } from '@gearhall/shared/core/ground/result';
import { NO_TERMS, type Terms } from '@gearhall/shared/core/table/terms';
import type { Request } from '@gearhall/shared/core/wire/requests';
import type { Settings, TableCore, TableRecord } from '../store/contract/table';
import type { PersonId } from '../identity/tokens';
import { authorOf } from './gameTexts';
import { reseated } from './seating';

/** The settings in force: those that the host has chosen since, or else those that the table was made with. */
export function settingsOf(core: TableCore, { settings = core }: Pick<TableRecord, 'settings'>): Settings {
  const { terms } = settings as StoredSettings;
  if (Object.keys(NO_TERMS).every((key) => key in terms)) return settings;
  const known = completed.get(settings) ?? { ...settings, terms: { ...NO_TERMS, ...terms } };
  completed.set(settings, known);
  return known;
}

/** An older table lacks the terms that came later. */
interface StoredSettings {
  readonly terms: Partial<Terms>;
}
const completed = new WeakMap<Settings, Settings>();

/** The table with other options, terms and seats. Refused if they are invalid, or do not suit the people seated. */
export function withSettings(
  { game, tableRecord }: { readonly game: AnyGame; readonly tableRecord: TableRecord },
  { seats, options, terms }: Request<'settings'>,
  { person, reword }: { readonly person: PersonId; readonly reword: Reword },
): TableRecord | Refusal {
  const chosen = game.options.safeParse(options);
  if (!chosen.success) return refuse('malformed');
  const { min, max } = seatLimits(game, chosen.data);
  if (seats < min || seats > max) return refuse('wrongSeatCount', { min, max });
  const seating = reseated(tableRecord.seating, seats);
  if (isRefusal(seating)) return seating;
  const worded = optionsWith(game, chosen.data, reword);
  const optionsBy = authorOf(game, worded, person);
  return { ...tableRecord, optionsBy, seating, settings: { options: worded, terms } };
}
