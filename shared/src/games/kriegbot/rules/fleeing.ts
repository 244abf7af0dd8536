import { hexTowards } from '../../../core/hex';
import type { CardId } from '../content/cards';
import { edgeBeyond, coordinatesOf } from '../content/map';
import { scenarioOf } from '../content/scenarios';
import { isOpen } from './cards';
import type { SeenRobot, Field } from './field';
import { begin, moverOf, movementIn, useOnMove, whyNotMoving } from './mover';
import { no, robotIn, type Rule } from './context';
import { stepsOut } from './ways';

/**
 * The cards of the step over its own edge that shows the fewest: ahead, aside, or back (K14). `undefined`: no such
 * step.
 */
function cardsToFlee(field: Field, robot: SeenRobot): readonly CardId[] | undefined {
  const { edge } = field.teams[robot.team];
  const ways = stepsOut(field, movementIn(field))
    .filter(({ direction }) => edgeBeyond(hexTowards(coordinatesOf(robot.at), direction)) === edge)
    .map(({ cards }) => cards);
  return ways.find((cards) => cards.every((card) => isOpen(robot, card))) ?? ways[0];
}

/** Source L361, "Fleeing": a step over the robot's own edge of the map; it is out for good. */
export const flee: Rule<'flee'> = {
  whyNot(field) {
    const unable = whyNotMoving(field);
    if (unable) return unable;
    if (!scenarioOf(field.options.scenario).flee) return no('noFleeing');
    const mover = moverOf(field);
    if (mover.marks.clamped) return no('clamped');
    if (movementIn(field).points < 1) return no('noPointsLeft');
    return cardsToFlee(field, mover) ? undefined : no('notAtEdge');
  },
  apply(context) {
    const { id } = moverOf(context.state);
    useOnMove(context, id, cardsToFlee(context.state, moverOf(context.state)) ?? []);
    begin(context, 'move');
    const robot = robotIn(context, id);
    robot.at = '';
    robot.fate = 'fled';
    context.emit({ type: 'fled', robot: id });
  },
  list: (field, seat) => (flee.whyNot(field, seat, { type: 'flee' }) ? [] : [{ type: 'flee' }]),
};
