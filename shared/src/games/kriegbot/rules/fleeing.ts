import { hexTowards } from '../../../core/hex';
import type { CardId } from '../content/cards';
import { edgeBeyond, coordinatesOf, EDGE_IDS, type EdgeId } from '../content/map';
import type { ExitRule } from '../content/scenario';
import { planOf } from '../content/scenarios';
import { isOpen } from './cards';
import { edgeOf, type SeenRobot, type Field } from './field';
import { begin, moverOf, movementIn, useOnMove, whyNotMoving } from './mover';
import { no, robotIn, type Rule } from './context';
import { note } from './facts';
import { pilotOn } from './scenarios/rescue';
import { tokensOf } from './tokens';
import { leaveWithRobot } from './units';
import { stepsOut } from './ways';

/** The edges that each rule opens, for a side that began at `own`, to a robot with or without something to carry. */
const OPENS: Readonly<Record<ExitRule, (edge: EdgeId, own: EdgeId | '', isLaden: boolean) => boolean>> = {
  own: (edge, own) => edge === own,
  far: (edge, own) => own !== '' && edge !== own,
  none: () => false,
  laden: (edge, own, isLaden) => isLaden || edge === own,
};

/** The edges over which a robot may leave the map (L361). */
const exitsOf = (field: Field, { id, team }: SeenRobot): readonly EdgeId[] => {
  const { exit } = planOf(field.options, team);
  return EDGE_IDS.filter((edge) => OPENS[exit](edge, edgeOf(field, team), tokensOf(field, id).length > 0));
};

interface WayOut {
  readonly edge: EdgeId;
  readonly cards: readonly CardId[];
}

/** The step off the map that shows the fewest cards: ahead, aside, or back (K14). `undefined`: no such step. */
function wayOut(field: Field, robot: SeenRobot): WayOut | undefined {
  const open = exitsOf(field, robot);
  const ways = stepsOut(field, movementIn(field)).flatMap(({ direction, cards }): readonly WayOut[] => {
    const edge = edgeBeyond(hexTowards(coordinatesOf(robot.at), direction));
    return edge && open.includes(edge) ? [{ edge, cards }] : [];
  });
  return ways.find(({ cards }) => cards.every((card) => isOpen(robot, card))) ?? ways[0];
}

/** Source L361, "Fleeing": a step over an edge of the map; the robot is out for good. */
export const flee: Rule<'flee'> = {
  whyNot(field) {
    const unable = whyNotMoving(field);
    if (unable) return unable;
    const mover = moverOf(field);
    if (exitsOf(field, mover).length === 0) return no('noFleeing');
    if (mover.marks.clamped) return no('clamped');
    if (movementIn(field).points < 1) return no('noPointsLeft');
    return wayOut(field, mover) ? undefined : no('notAtEdge');
  },
  apply(context) {
    const mover = moverOf(context.state);
    const way = wayOut(context.state, mover);
    if (!way) return;
    useOnMove(context, mover.id, way.cards);
    begin(context, 'move');
    const robot = robotIn(context, mover.id);
    const { at, facing } = robot;
    note(context, { kind: 'gone', robot: mover.id, how: 'fled', at, facing });
    robot.at = '';
    robot.fate = 'fled';
    context.state.exits.push({ robot: mover.id, edge: way.edge, ...pilotOn(context.state, mover.id) });
    context.emit({ type: 'fled', robot: mover.id });
    leaveWithRobot(context, mover.id);
  },
  list: (field, seat) => (flee.whyNot(field, seat, { type: 'flee' }) ? [] : [{ type: 'flee' }]),
};
