import type { ActionOf } from '../../actions';
import { coreCardOf, useAbility, whyNotAbility } from '../cores/energy';
import type { SeenRobot } from '../field/field';
import { begin, movementOfPlay, moverOf, whyNotMoving } from './currentMove';
import { first, refuse, robotIn, type Rule, type WhyNot } from '../field/context';

/** What the core of the robot that moves could do for its movement. */
function whyNotOnMove(mover: SeenRobot): WhyNot {
  const kind = coreCardOf(mover)?.ability.kind;
  return kind === 'speed' || kind === 'rotation' ? whyNotAbility(mover, kind) : refuse('noAbility');
}

/** MHD Generator and Compulsator Flywheel: once, at any moment of the own movement, which is then a move (KX19, KX20). */
export const ability: Rule<'ability'> = {
  whyNot(field) {
    const unable = whyNotMoving(field);
    if (unable) return unable;
    const mover = moverOf(field);
    return mover.marks.clamped ? refuse('clamped') : whyNotOnMove(mover);
  },
  apply(context) {
    const movement = movementOfPlay(context);
    const robot = robotIn(context, movement.robot);
    const used = coreCardOf(robot)?.ability;
    useAbility(context, robot.id);
    begin(context, 'move');
    if (used?.kind === 'speed') {
      robot.marks.speed += used.hexes;
      movement.points += used.hexes;
    } else if (used?.kind === 'rotation') movement.rotations += used.rotations;
    first(context, { kind: 'move', robot: robot.id });
  },
  list: (field, seat) => (ability.whyNot(field, seat, ABILITY) ? [] : [ABILITY]),
};

const ABILITY: ActionOf<'ability'> = { type: 'ability' };
