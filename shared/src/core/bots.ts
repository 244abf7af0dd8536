import type { Dice } from './dice';

/** Values that differ by less count as equal: they are sums of the same numbers in another order. */
const EQUAL = 1e-9;

/** The action with the highest value; any of them on a tie. */
export function bestOf<Action>(
  legal: readonly Action[],
  worth: (action: Action) => number,
  dice: Dice,
): Action {
  let best: Action[] = [];
  let most = -Infinity;
  for (const action of legal) {
    const value = worth(action);
    if (value > most + EQUAL) [best, most] = [[action], value];
    else if (value > most - EQUAL) best.push(action);
  }
  return dice.pick(best);
}
