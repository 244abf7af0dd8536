import type { SeriesTerms } from '@gearhall/shared/games/series';
import { Segments } from '../../ui/Segments';
import { SERIES_CHOICE } from '../../ui/words/series';

/** Undefined: a single game. */
export type ChosenSeries = SeriesTerms | undefined;

const BEST_OF = [3, 5, 7] as const satisfies readonly SeriesTerms['games'][];
const ONE = 1;

interface SeriesChoiceProps {
  readonly value: ChosenSeries;
  readonly onChange: (value: ChosenSeries) => void;
}

/** One game, or a series of them. */
export function SeriesChoice({ value, onChange }: SeriesChoiceProps) {
  const choose = (games: (typeof BEST_OF)[number] | typeof ONE) =>
    onChange(games === ONE ? undefined : { type: 'bestOf', games });
  return (
    <fieldset class="form-row choice">
      <legend>{SERIES_CHOICE.title}</legend>
      <Segments
        value={value?.games ?? ONE}
        options={[
          [ONE, SERIES_CHOICE.one],
          ...BEST_OF.map((games) => [games, SERIES_CHOICE.bestOf(games)] as const),
        ]}
        onChange={choose}
      />
      <p class="hint">{SERIES_CHOICE.help}</p>
    </fieldset>
  );
}
