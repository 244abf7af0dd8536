import type { Dice } from '../../../core/dice';
import { bestOf } from '../../../core/bots';
import type { Action } from '../actions';
import { edgeHexes, type EdgeId, type HexId } from '../content/map';
import { scenarioOf } from '../content/scenarios';
import { rangeBetween } from '../rules/arcs';
import { edgeOf } from '../rules/field';
import type { View } from '../view';
import { ofType } from './preparing';

/** Where bots put the buildings that a scenario adds. */

/** Bunkers near the own edge; anything else anywhere. */
export function bestSite(view: View, legal: readonly Action[], dice: Dice): Action | undefined {
  const team = view.seats[view.question?.seat ?? 0]?.team;
  const edge = team ? edgeOf(view, team) : '';
  if (edge === '' || !scenarioOf(view.options).bunkers) return dice.pick(legal);
  return bestOf(ofType(legal, 'build'), ({ at }) => -rangeTo(at, edge), dice);
}

const rangeTo = (at: HexId, edge: EdgeId): number =>
  Math.min(...edgeHexes(edge).map((hex) => rangeBetween(hex, at)));
