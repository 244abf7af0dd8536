import type { Dice } from '../../../core/dice';
import { bestOf } from '../../../core/bots';
import type { Action } from '../actions';
import { edgeHexes, type EdgeId, type HexId } from '../content/map';
import type { ChoiceId } from '../content/scenarios';
import { rangeBetween } from '../rules/arcs';
import { edgeOf, oppositeOf } from '../rules/field';
import type { View } from '../view';
import { ofType } from './preparing';

/** Where bots put the buildings that a scenario adds. */

/** Near which edge its builder wants them; elsewhere anywhere. */
const NEAR: Partial<Readonly<Record<ChoiceId, 'own' | 'others'>>> = {
  wmd: 'own',
};

export function bestSite(view: View, legal: readonly Action[], dice: Dice): Action | undefined {
  const team = view.seats[view.question?.seat ?? 0]?.team;
  const own = team ? edgeOf(view, team) : '';
  const wish = NEAR[view.options.scenario];
  if (own === '' || !wish) return dice.pick(legal);
  const edge = wish === 'own' ? own : oppositeOf(own);
  return bestOf(ofType(legal, 'build'), ({ at }) => -rangeTo(at, edge), dice);
}

const rangeTo = (at: HexId, edge: EdgeId): number =>
  Math.min(...edgeHexes(edge).map((hex) => rangeBetween(hex, at)));
