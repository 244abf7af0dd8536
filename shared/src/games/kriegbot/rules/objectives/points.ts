import type { TeamId } from '../../content/teams';
import type { PointReason } from '../../events';
import type { RobotId } from '../../state/robot';
import { teamOf, type RuleContext } from '../field/context';
import { teamIn, teamsIn, type Field } from '../field/field';

/** What a gang gets for its leader, if he lives at the end (KS9.10). */
export const LEADER_POINTS = 2;

/** What a side would have if the game ended now: everybody can see it (KS9.12). */
export const pointsOf = (field: Pick<Field, 'teams' | 'phase'>, team: TeamId): number => {
  const { points, leader } = teamIn(field, team);
  const isCounted = field.phase === 'over' || !(leader === 'alive' || leader === 'escaped');
  return points + (isCounted ? 0 : LEADER_POINTS);
};

/** The sides with the most points, of those that somebody still plays (KS0.25). */
export function leadingSides(field: Pick<Field, 'teams' | 'phase' | 'seats'>): readonly TeamId[] {
  const played = teamsIn(field).filter((team) => field.seats.some((seat) => seat.team === team && !seat.out));
  const most = Math.max(...played.map((team) => pointsOf(field, team)));
  return played.filter((team) => pointsOf(field, team) === most);
}

/** At the end: what living leaders are worth, wherever they are. */
export function bookLeaders(context: RuleContext): void {
  for (const team of teamsIn(context.state)) {
    const { leader } = teamIn(context.state, team);
    if (leader === 'alive' || leader === 'escaped')
      book(context, team, { change: LEADER_POINTS, reason: 'leaderLives', robot: '' });
  }
}

/** Changes the points of a side. */
export function book(
  context: RuleContext,
  team: TeamId,
  {
    change,
    reason,
    robot,
  }: { readonly change: number; readonly reason: PointReason; readonly robot: RobotId },
): void {
  const side = teamOf(context, team);
  side.points += change;
  context.emit({ type: 'pointsChanged', team, change, points: side.points, reason, robot });
}
