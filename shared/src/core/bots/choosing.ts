import type { Dice } from '../dice/dice';
import { BrokenRule } from '../ground/result';

/** Values that differ by less count as equal: they are sums of the same numbers in another order. */
const EQUAL = 1e-9;

/**
 * The action with the highest value; any of them on a tie, also where all are worth -Infinity. Throws where a value is
 * no number.
 */
export function highestValued<Action>(
  legal: readonly Action[],
  worth: (action: Action) => number,
  dice: Dice,
): Action {
  let best: Action[] = [];
  let most = -Infinity;
  for (const action of legal) {
    const value = worth(action);
    if (Number.isNaN(value))
      throw new BrokenRule(`What this is worth is no number: ${JSON.stringify(action)}.`);
    if (value > most + EQUAL) [best, most] = [[action], value];
    else if (value === most || value > most - EQUAL) best.push(action);
  }
  return dice.pick(best);
}
