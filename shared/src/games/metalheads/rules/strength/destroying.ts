import type { RobotId } from '../../content/robots';
import { ownedBy, robotIn, robotsIn, type RuleContext } from '../context';
import { endGame } from './ending';
import { soloSideOf } from '../field';

/** A completed Robot leaves the game; its tokens go back (M18). `by`: the Robot that destroys it. */
export function destroy(context: RuleContext, id: RobotId, by: RobotId | ''): void {
  const { state } = context;
  const { owner, robot } = robotIn(context, id);
  const robots = robotsIn(context, owner);
  robots.splice(robots.indexOf(robot), 1);
  state.supply += robot.powerUps + robot.damage;
  state.destroyed.push({ robot: id, ...ownedBy(owner) });
  context.emit({ type: 'destroyed', robot: id, by, ...ownedBy(owner) });
  const lostAt = soloSideOf(state)?.lostAt;
  const lost = state.destroyed.filter((one) => one.owner !== undefined).length;
  if (lostAt !== undefined && lost >= lostAt) endGame(context, 'soloLost');
}
