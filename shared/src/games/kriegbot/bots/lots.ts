import { quickDice, seedFrom } from '../../../core/dice/dice';
import type { Field } from '../rules/field/field';

/** Values that differ by less count as equal: they are sums of the same numbers in another order. */
const EQUAL = 1e-9;

/**
 * The one of which there is least; of equals one by lot, so that no seat and no name comes first. The lot is drawn from
 * what everybody sees: mates who ask for themselves get the same answer, and it stays the same until the turn is over.
 */
export function leastOf<Item>(
  field: Pick<Field, 'turn' | 'robots'>,
  items: readonly Item[],
  amount: (item: Item) => number,
): Item | undefined {
  const amounts = items.map(amount);
  const least = Math.min(...amounts);
  const equals = items.filter((_, index) => (amounts[index] ?? Infinity) <= least + EQUAL);
  return equals.length > 1 ? lotOf(field).pick(equals) : equals[0];
}

/** Templates are dealt, so that those of two games are seldom the same. */
const lotOf = ({ turn, robots }: Pick<Field, 'turn' | 'robots'>) =>
  quickDice(seedFrom('lot', turn, ...Object.values(robots).map(({ chassis }) => chassis)));
