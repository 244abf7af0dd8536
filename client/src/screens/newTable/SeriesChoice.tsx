import type { SeriesTerms } from '@gearhall/shared/games/series';
import { Segments } from '../../ui/controls/Segments';
import { SERIES_CHOICE } from '../../ui/words/pages/series';

/** Undefined: a single game. */
export type ChosenSeries = SeriesTerms | undefined;

const BEST_OF = [3, 5, 7] as const;
const ONE = 1;

interface SeriesChoiceProps {
  readonly value: ChosenSeries;
  /** Of the game's own. */
  readonly own: SeriesTerms | undefined;
  readonly onChange: (value: ChosenSeries) => void;
}

const OWN = 'own';
type Wish = (typeof BEST_OF)[number] | typeof ONE | typeof OWN;

/** One game, or a series of them. */
export function SeriesChoice({ value, own, onChange }: SeriesChoiceProps) {
  const choose = (wish: Wish) => {
    if (wish === OWN) return onChange(own);
    onChange(wish === ONE ? undefined : { type: 'bestOf', games: wish });
  };
  return (
    <fieldset class="form-row choice">
      <legend>{SERIES_CHOICE.title}</legend>
      <Segments
        value={wishOf(value)}
        options={[
          [ONE, SERIES_CHOICE.one],
          ...BEST_OF.map((games) => [games, SERIES_CHOICE.bestOf(games)] as const),
          ...(own ? [[OWN, SERIES_CHOICE.campaign] as const] : []),
        ]}
        onChange={choose}
      />
      <p class="hint">{value?.type === 'campaign' ? SERIES_CHOICE.campaignHelp : SERIES_CHOICE.help}</p>
    </fieldset>
  );
}

function wishOf(value: ChosenSeries): Wish {
  if (!value) return ONE;
  return value.type === 'bestOf' ? value.games : OWN;
}
