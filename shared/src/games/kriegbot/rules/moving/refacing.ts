import { DIRECTIONS } from '../../../../core/game/hex';
import type { RobotId } from '../../state/robot';
import { isStruck } from '../pieces/cardsOnRobots';
import { moverOf } from './currentMove';
import { answered, first, robotIn, type RuleContext, type Rule } from '../field/context';

/**
 * The Hoverbot re-faces after any option (L89), unless it stood idle (K17), or was stopped on the way in a condition in
 * which it would stand idle.
 */
export function askToReface(context: RuleContext, id: RobotId): void {
  const robot = robotIn(context, id);
  if (robot.chassis !== 'hoverbot' || isStruck(robot) || robot.marks.option === '') return;
  first(context, { kind: 'reface', robot: id });
}

export const reface: Rule<'reface'> = {
  whyNot: () => undefined,
  apply(context, _seat, { facing }) {
    const robot = robotIn(context, moverOf(context.state).id);
    answered(context);
    if (robot.facing === facing) return;
    context.emit({ type: 'turned', robot: robot.id, from: robot.facing, to: facing });
    robot.facing = facing;
  },
  // Its present facing comes first.
  list: (field) => {
    const now = moverOf(field).facing;
    return [now, ...DIRECTIONS.filter((facing) => facing !== now)].map((facing) => ({
      type: 'reface',
      facing,
    }));
  },
};
