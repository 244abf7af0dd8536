import type { Dice } from '../../../../core/dice/dice';
import { highestValued } from '../../../../core/bots/choosing';
import type { Action } from '../../actions';
import { edgeHexes, type EdgeId, type HexId } from '../../content/map';
import { planOf } from '../../content/scenarios';
import type { TeamId } from '../../content/teams';
import { rangeBetween } from '../../rules/field/arcs';
import { edgeOf } from '../../rules/field/field';
import type { View } from '../../view';
import { ofType } from './candidates';

/** Where bots put the buildings that a scenario adds. */

export function bestSite(view: View, legal: readonly Action[], dice: Dice): Action | undefined {
  const team = view.seats[view.question?.seat ?? 0]?.team;
  const own = team ? edgeOf(view, team) : '';
  if (!team || own === '' || !isGuarded(view, team)) return dice.pick(legal);
  return highestValued(ofType(legal, 'build'), ({ at }) => -rangeTo(at, own), dice);
}

/** Its own people guard them: they are to be near its edge. */
const isGuarded = ({ options }: View, team: TeamId): boolean => planOf(options, team).garrisons === true;

const rangeTo = (at: HexId, edge: EdgeId): number =>
  Math.min(...edgeHexes(edge).map((hex) => rangeBetween(hex, at)));
