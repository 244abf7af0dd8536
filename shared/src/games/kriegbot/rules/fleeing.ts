import { hexTowards } from '../../../core/hex';
import type { CardId } from '../content/cards';
import { edgeBeyond, hexAt } from '../content/map';
import { scenarioOf } from '../content/scenarios';
import { isOpen } from './cards';
import type { Bot, Field } from './field';
import { begin, moverOf, movementIn, useOnMove, whyNotMoving } from './mover';
import { no, robotIn, type Rule } from './play';
import { stepsOut } from './ways';

/** The cards of the step over its own edge that shows the fewest: ahead, aside, or back (K14). `undefined`: there is none. */
function cardsToFlee(field: Field, robot: Bot): readonly CardId[] | undefined {
  const { edge } = field.teams[robot.team];
  const ways = stepsOut(field, movementIn(field))
    .filter(({ direction }) => edgeBeyond(hexTowards(hexAt(robot.at), direction)) === edge)
    .map(({ cards }) => cards);
  return ways.find((cards) => cards.every((card) => isOpen(robot, card))) ?? ways[0];
}

/** Source L361, "Fleeing": a step over the own edge of the map; the robot is out for good. */
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
  apply(play) {
    const { id } = moverOf(play.state);
    useOnMove(play, id, cardsToFlee(play.state, moverOf(play.state)) ?? []);
    begin(play, 'move');
    const robot = robotIn(play, id);
    robot.at = '';
    robot.fate = 'fled';
    play.tell({ type: 'fled', robot: id });
  },
  list: (field, seat) => (flee.whyNot(field, seat, { type: 'flee' }) ? [] : [{ type: 'flee' }]),
};
