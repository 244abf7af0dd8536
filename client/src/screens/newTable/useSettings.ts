import { useSignal } from '@preact/signals';
import type { SeatLimits } from '@gearhall/shared/core/game/about';
import { NO_TERMS, type Terms } from '@gearhall/shared/core/table/terms';
import { optionFields, standardValues, type OptionValues } from '../../ui/controls/optionsModel';
import type { OfferedGame } from '@gearhall/shared/core/pages/hallPages';
import type { GameShare } from './gameShare';
import { fittingSeats } from './seatCount';
import { draftOf, termsOf } from './termsDraft';

interface FirstSettings {
  readonly seats: number;
  /** Absent: the standard game. */
  readonly options?: OptionValues;
  readonly terms?: Terms;
}

/** The state of a form for seats, options and time limit. */
export function useSettings(
  game: OfferedGame,
  { limits = () => game.seats, controls }: GameShare,
  first: FirstSettings,
) {
  const fields = optionFields(game.options);
  const values = useSignal<OptionValues>({ ...standardValues(fields), ...first.options });
  const wished = useSignal(first.seats);
  const draft = useSignal(draftOf(first.terms ?? NO_TERMS));
  const allowed: SeatLimits = limits(values.value);
  return {
    fields,
    values,
    wished,
    draft,
    allowed,
    seats: fittingSeats(wished.value, allowed),
    terms: () => termsOf(draft.value),
    /** What the game's own controls object to; empty when all is well. */
    problem: (): string =>
      Object.entries(controls)
        .map(([key, { problem }]) => problem(String(values.value[key]), values.value))
        .find((problem) => problem !== '') ?? '',
  };
}

export type SettingsDraft = ReturnType<typeof useSettings>;
