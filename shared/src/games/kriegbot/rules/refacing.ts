import { DIRECTIONS } from '../../../core/hex';
import type { RobotId } from '../state';
import { isStruck } from './cards';
import { moverOf } from './mover';
import { answered, first, robotIn, type Play, type Rule } from './play';

/** The Hoverbot re-faces after any option (L91), but for standing idle (K17), or stopped on the way as it would be then. */
export function askToReface(play: Play, id: RobotId): void {
  const robot = robotIn(play, id);
  if (robot.chassis !== 'hoverbot' || isStruck(robot) || robot.marks.option === '') return;
  first(play, { kind: 'reface', robot: id });
}

export const reface: Rule<'reface'> = {
  whyNot: () => undefined,
  apply(play, _seat, { facing }) {
    const robot = robotIn(play, moverOf(play.state).id);
    answered(play);
    if (robot.facing === facing) return;
    play.tell({ type: 'turned', robot: robot.id, from: robot.facing, to: facing });
    robot.facing = facing;
  },
  // As it stands comes first.
  list: (field) => {
    const now = moverOf(field).facing;
    return [now, ...DIRECTIONS.filter((facing) => facing !== now)].map((facing) => ({
      type: 'reface',
      facing,
    }));
  },
};
