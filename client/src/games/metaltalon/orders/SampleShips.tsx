import type { RaceId } from '@gearhall/shared/games/metaltalon/content/races';
import { isSameStack, valueOf } from '@gearhall/shared/games/metaltalon/rules/coins';
import { abilitiesOf, SAMPLE_NAMES } from '../words/ships';
import { cents, coinsInWords } from '../words/names';
import type { Coins } from './CoinSteppers';
import { samplesFor } from './samples';

interface SampleShipsProps {
  readonly race: RaceId;
  readonly cash: number;
  readonly coins: Coins;
  onChoose(coins: Coins): void;
}

/** Ready-made ships: a press fills the steppers. */
export function SampleShips({ race, cash, coins, onChoose }: SampleShipsProps) {
  return (
    <div class="sample-ships" role="group" aria-label="Sample ships">
      {samplesFor(race, cash).map(({ id, coins: sample }) => (
        <button
          key={id}
          type="button"
          class="button"
          aria-pressed={isSameStack(sample, coins)}
          title={`${coinsInWords(sample)}: ${abilitiesOf(sample, race)}`}
          onClick={() => onChoose(sample)}
        >
          {SAMPLE_NAMES[id]} <small>{cents(valueOf(sample))}</small>
        </button>
      ))}
    </div>
  );
}
