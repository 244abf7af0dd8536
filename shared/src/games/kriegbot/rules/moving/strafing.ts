import type { Shot } from '../../actions';
import { isInRow } from '../field/arcs';
import { arcOf } from '../attacking/arms';
import { declare, shotsOf, whyNotShot } from '../attacking/declaring';
import { spendDefense } from '../pieces/defenseActions';
import { placeOf, templateOf, type SeenRobot, type Field, type Moving } from '../field/field';
import { begin, movementIn, movementOfPlay, moverOf, whyNotMoving } from './currentMove';
import { first, refuse, type Rule, type WhyNot } from '../field/context';
import { whyNotBoth } from './ramming';

/** Rocketbot and Helibot, and a robot with lit Jump Boosters (L302); nothing strafes on its legs (L75, K23). */
const strafes = (robot: SeenRobot, movement: Moving): boolean =>
  !robot.biped && (movement.boosted || templateOf(robot).strafes);

/** Source L298-308, "Strafing": why it may not strafe at all now. */
function whyNotStrafing(field: Field): WhyNot {
  const unable = whyNotMoving(field);
  if (unable) return unable;
  const [mover, movement] = [moverOf(field), movementIn(field)];
  if (!strafes(mover, movement)) return refuse('notThisChassis');
  if (movement.strafed) return refuse('alreadyUsed');
  return whyNotBoth(field, mover);
}

function isInLine(field: Field, mover: SeenRobot, { arms, target }: Shot): boolean {
  const arc = arcOf(field, mover, arms);
  return arc !== undefined && isInRow(arc, mover.at, mover.facing, placeOf(field, target));
}

/** An attack on the move: once, before, between or after steps (K29); the move goes on afterwards. */
export const strafe: Rule<'strafe'> = {
  whyNot(field, _seat, { type: _type, ...shot }) {
    const mover = moverOf(field);
    const unable = whyNotStrafing(field) ?? whyNotShot(field, mover, shot, { strafe: true });
    if (unable) return unable;
    return isInLine(field, mover, shot) ? undefined : refuse('outOfArc');
  },
  apply(context, _seat, { type: _type, ...shot }) {
    const movement = movementOfPlay(context);
    const { robot } = movement;
    movement.strafed = true;
    begin(context, 'strafe');
    spendDefense(context, robot);
    first(context, { kind: 'move', robot });
    declare(context, robot, shot, true);
  },
  list(field) {
    if (whyNotStrafing(field)) return [];
    const mover = moverOf(field);
    return shotsOf(field, mover, { strafe: true })
      .filter((shot) => isInLine(field, mover, shot))
      .map((shot) => ({ type: 'strafe', ...shot }));
  },
};
