import type { Completed } from '../../state';
import type { RobotId } from '../../content/robots';
import { unmark } from '../cards/deck';
import type { RuleContext } from '../context';

/** A Robot that has just been completed, or that the solo Monster has taken. */
export const freshRobot = (robot: RobotId): Completed => ({
  robot,
  turned: false,
  powerUps: 0,
  damage: 0,
  copied: '',
  spent: false,
});

/** Robots of the deck or of a hand join the solo Monster (M25). */
export function joinMonster(context: RuleContext, robots: readonly RobotId[]): void {
  for (const robot of robots) {
    context.state.monsterRobots.push(freshRobot(robot));
    context.emit({ type: 'gaveMonster', robot });
    unmark(context, robot);
  }
}
