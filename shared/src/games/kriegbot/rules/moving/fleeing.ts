import { hexTowards } from '../../../../core/game/hex';
import type { CardId } from '../../content/cards';
import { coordinatesOf, SIDE_IDS, sideBeyond, type EdgeId, type MapSideId } from '../../content/map';
import { DISHES_TO, type ExitRule } from '../../content/scenario';
import { planOf } from '../../content/scenarios';
import { isOpen } from '../pieces/cardsOnRobots';
import { whyNotWithDishes } from '../objectives/dishes';
import { edgeOf, oppositeOf, type SeenRobot, type Field } from '../field/field';
import { begin, moverOf, movementIn, useOnMove, whyNotMoving } from './currentMove';
import { refuse, robotIn, type Rule, type WhyNot } from '../field/context';
import { note } from '../field/facts';
import { pilotOn } from '../objectives/pilotInHiding';
import { tokensOf } from '../pieces/tokens';
import { leaveWithRobot } from '../pieces/units';
import { stepsOut } from './reach';

/** The sides of the map that each rule opens, to a side that began at `own` and a robot that bears this many things. */
const OPENS: Readonly<Record<ExitRule, (edge: MapSideId, own: EdgeId | '', borne: number) => boolean>> = {
  own: (edge, own) => edge === own,
  far: (edge, own) => own !== '' && edge === oppositeOf(own),
  none: () => false,
  laden: (edge, own, borne) => edge === own || (borne > 0 && (edge === 'top' || edge === 'bottom')),
  dishes: (_edge, _own, borne) => borne >= DISHES_TO.exit,
};

/** The sides of the map over which a robot may leave it (L361). */
const exitsOf = (field: Field, { id, team }: SeenRobot): readonly MapSideId[] => {
  const { exit } = planOf(field.options, team);
  return SIDE_IDS.filter((edge) => OPENS[exit](edge, edgeOf(field, team), tokensOf(field, id).length));
};

/** Why it may leave the map over none of its sides. */
const whyNoExit = (field: Field, robot: SeenRobot): WhyNot => {
  if (exitsOf(field, robot).length > 0) return undefined;
  return whyNotWithDishes(field, robot, 'exit') ?? refuse('noFleeing');
};

interface WayOut {
  readonly edge: MapSideId;
  readonly cards: readonly CardId[];
}

/** The step off the map that shows the fewest cards: ahead, aside, or back (K14). `undefined`: no such step. */
function wayOut(field: Field, robot: SeenRobot): WayOut | undefined {
  const open = exitsOf(field, robot);
  const ways = stepsOut(field, movementIn(field)).flatMap(({ direction, cards }): readonly WayOut[] => {
    const edge = sideBeyond(hexTowards(coordinatesOf(robot.at), direction));
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
    const shut = whyNoExit(field, mover);
    if (shut) return shut;
    if (mover.marks.clamped) return refuse('clamped');
    if (movementIn(field).points < 1) return refuse('noPointsLeft');
    return wayOut(field, mover) ? undefined : refuse('notAtEdge');
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
