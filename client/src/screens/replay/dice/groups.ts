import { diceStatistics, type DiceLine } from '@gearhall/shared/core/replay/diceStatistics';
import type { Showing } from '@gearhall/shared/core/replay/showHistory';
import type { Seat } from '@gearhall/shared/core/ground/seats';

/** The dice of a seat, or of all. */
export interface DiceGroup {
  readonly whose: Seat | 'all' | 'setUp';
  readonly lines: readonly DiceLine[];
}

type Rolled = Pick<Showing, 'length' | 'actor' | 'rolls'>;

/** First all dice together, then seat by seat; a game without dice has none. */
export function diceGroups(showing: Rolled): readonly DiceGroup[] {
  const { length } = showing;
  const all = diceStatistics({ length, rolls: (step) => showing.rolls(step), actor: () => undefined });
  if (all.length === 0) return [];
  const byWhom = Map.groupBy(diceStatistics(showing), ({ seat }) => seat ?? ('setUp' as const));
  return [{ whose: 'all', lines: all }, ...[...byWhom].map(([whose, lines]) => ({ whose, lines }))];
}

/** With fewer expected rolls per value, the measure of unevenness means nothing. */
const ENOUGH = 5;
export const isEnough = ({ rolled, sides }: DiceLine): boolean => rolled / sides >= ENOUGH;
