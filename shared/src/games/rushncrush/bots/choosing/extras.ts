import { armWorth, usedWorth } from '../judging/equipmentWorth';
import type { Action } from '../../actions';
import type { Situation } from '../imagining/situation';
import { WORTH } from '../tables/weights';

/** Equipment: what to use now, and what to arm for later. */

/** The most valuable use, if any is worthwhile; left-over activations arm for later turns. */
export function bestExtra(situation: Situation, legal: readonly Action[]): Action | undefined {
  const used = bestOf(legal, WORTH.least, (action) => usedWorth(situation, action));
  if (used || situation.turn.step !== 'after') return used;
  return bestOf(legal, WORTH.least, (action) => (action.type === 'arm' ? armWorth(situation, action) : 0));
}

function bestOf(
  legal: readonly Action[],
  least: number,
  worthOf: (action: Action) => number,
): Action | undefined {
  let best: Action | undefined;
  let most = least;
  for (const action of legal) {
    const worth = worthOf(action);
    if (worth > most) [best, most] = [action, worth];
  }
  return best;
}
