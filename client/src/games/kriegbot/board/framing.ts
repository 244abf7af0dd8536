import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import { isHexId, type HexId } from '@gearhall/shared/games/kriegbot/content/map';
import type { Event } from '@gearhall/shared/games/kriegbot/events';
import { diskOf } from '@gearhall/shared/games/kriegbot/rules/pieces/disks';

import {
  onMap,
  robotsOfSeat,
  findRobot,
  findUnit,
  unitThere,
} from '@gearhall/shared/games/kriegbot/rules/field/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { frameRound, type Frame, type FramingContext, type Padding } from '../../../stage/camera/framing';
import { gap, type Box, type Point, type Size } from '../../../stage/geometry/geometry';
import { PITCH, pointOf, WORLD } from '../looks/layout';
import { hexOf, readAim, readMove } from '../prospects/moveOptions';

/** All in hexes. */
const ROOM = {
  /** Around my own reach: the wheel of facings has to fit in too. */
  mine: { margin: 1.5, least: 8 },
  /** Around what others do. */
  watch: { margin: 2.2, least: 9 },
  /** What has to be seen of somebody who moves: until then the camera rests, and one sees the motion. */
  moving: { margin: 1.1, least: 0 },
  /** Around a fight: the dice and their result have to fit in too. */
  fight: { margin: 1.8, least: 7 },
} as const satisfies Readonly<Record<string, Padding>>;

/**
 * Narrower windows are small, in pixels; there the size of robots matters more than the ground around
 * them.
 */
const SMALL = 600;
const NEARER = 0.8;
/** In small windows, how much of my reach is shown at once, in hexes. */
const NEAR = 3.6;

/** How much of the ground before a robot that walks is shown, in steps. */
const AHEAD = 2.5;

/** Where every robot stands. */
export type Standing = ReadonlyMap<string, Point>;

/** What to show now; the whole map before and after the fight, and for spectators. */
export function frameOf(view: View, context: FramingContext<Action>): Box {
  const { phase } = view;
  if (phase === 'templates' || phase === 'design' || phase === 'over') return WORLD;
  if (phase === 'setup') return setUp(view, context);
  return (
    myLanding(view, context) ??
    myMove(view, context) ??
    myUnit(view, context) ??
    fightOf(view, context) ??
    mine(view, context) ??
    everybody(view, context.window)
  );
}

/** On a small screen: where what I am asked about may begin, or those stand of whom I choose one. */
function setUp(view: View, { seat, legal, window }: FramingContext<Action>): Box {
  const { question } = view;
  if (!question || question.seat !== seat || !isSmall(window)) return WORLD;
  const hexes = legal.flatMap((action) => {
    if (action.type === 'namePilot') return [findUnit(view, action.unit)?.at ?? ''];
    return 'at' in action ? [action.at ?? ''] : [];
  });
  return round(hexes, ROOM.mine, window) ?? WORLD;
}

/** The whole map while I choose where somebody, or a bomb, comes down; then the hex of who lands. */
function myLanding(view: View, { seat, window }: FramingContext<Action>): Box | undefined {
  const { question } = view;
  if (!question || question.seat !== seat) return undefined;
  if (['disk', 'soldier', 'callBomb'].includes(question.kind)) return WORLD;
  return question.kind === 'land'
    ? round([diskOf(view, question.robot)?.at ?? ''], ROOM.mine, window)
    : undefined;
}

/** My robot with all that it can reach. */
function myMove(view: View, { seat, legal, window }: FramingContext<Action>): Box | undefined {
  const moveOptions = readMove(view, seat, legal);
  if (!moveOptions) return undefined;
  const at = pointOf(moveOptions.at);
  const reach = [...moveOptions.reach.keys()].map(pointOf);
  // On a small screen hexes must be large enough for a finger: the rest of a long reach is reached by
  // panning.
  const shown = isSmall(window) ? reach.filter((point) => gap(at, point) <= NEAR * PITCH) : reach;
  return boxRound([at, ...shown], ROOM.mine, window);
}

/** My tent or drone with all that it can reach. */
function myUnit(view: View, { seat, legal, window }: FramingContext<Action>): Box | undefined {
  const { question } = view;
  const unit = question?.seat === seat ? unitThere(view, question?.robot ?? '') : undefined;
  if (!unit || view.assault) return undefined;
  const hexes = legal.flatMap((action) => {
    if (action.type === 'walk' || action.type === 'fly') return [action.to];
    return action.type === 'fire' ? [hexOf(view, action.target)] : [];
  });
  const at = pointOf(unit.at);
  const points = hexes.filter(isHexId).map(pointOf);
  const shown = isSmall(window) ? points.filter((point) => gap(at, point) <= NEAR * PITCH) : points;
  return boxRound([at, ...shown], ROOM.mine, window);
}

const isSmall = ({ width, height }: Size): boolean => Math.min(width, height) < SMALL;

/** The attacker and the target; until the target is declared, all that I could attack. */
function fightOf(view: View, { seat, legal, window }: FramingContext<Action>): Box | undefined {
  const { assault } = view;
  if (assault) return round([hexOf(view, assault.attacker), hexOf(view, assault.target)], ROOM.fight, window);
  const aiming = readAim(view, seat, legal);
  if (!aiming || aiming.shots.length === 0) return undefined;
  const robots = [...new Set(aiming.shots.map(({ target }) => target))].filter(
    (target) => findRobot(view, target) !== undefined || findUnit(view, target) !== undefined,
  );
  return round([aiming.robot.at, ...robots.map((target) => hexOf(view, target))], ROOM.fight, window);
}

/** On a small screen: my own robots, while others act. */
function mine(view: View, { seat, window }: FramingContext<Action>): Box | undefined {
  if (seat === undefined || !isSmall(window)) return undefined;
  return round(
    robotsOfSeat(view, seat).map(({ at }) => at),
    ROOM.watch,
    window,
  );
}

const everybody = (view: View, window: Size): Box =>
  round(
    onMap(view).map(({ at }) => at),
    ROOM.watch,
    window,
  ) ?? WORLD;

const round = (hexes: readonly HexId[], padding: Padding, window: Size): Box | undefined => {
  const points = hexes.filter(isHexId).map(pointOf);
  return points.length > 0 ? boxRound(points, padding, window) : undefined;
};

/** What to show before an event plays; `undefined` where the event does not move the camera. */
export function frameBefore(event: Event, standing: Standing, window: Size): Frame | undefined {
  const at = (id: string): Point[] => {
    const point = standing.get(id);
    return point ? [point] : [];
  };
  const box = (points: readonly Point[], padding: Padding): Box | undefined =>
    points.length > 0 ? boxRound(points, padding, window) : undefined;
  switch (event.type) {
    case 'edgeDrawn':
    case 'gameEnded':
      return WORLD;
    case 'placed':
      return boxRound([pointOf(event.at)], ROOM.watch, window);
    case 'stepped':
    case 'thrownBack':
      return stepFrame(pointOf(event.from), pointOf(event.to), window);
    case 'attacked':
    case 'rammed':
      return box([...at(event.robot), ...at(event.target)], ROOM.fight);
    case 'fireRolled':
    case 'nuked':
    case 'destroyed':
    case 'bailedOut':
      return box(at(event.robot), ROOM.fight);
    case 'structureHit':
      return box(at(event.structure), ROOM.fight);
    default:
      return hexesOf(event).length > 0
        ? boxRound(hexesOf(event).map(pointOf), ROOM.watch, window)
        : undefined;
  }
}

/** A camera that has to move shows more of where the robot goes: it will rest longer. */
function stepFrame(from: Point, to: Point, window: Size): Frame {
  const ahead = { x: to.x + (to.x - from.x) * AHEAD, y: to.y + (to.y - from.y) * AHEAD };
  return {
    ...boxRound([from, to, ahead], ROOM.watch, window),
    core: boxRound([from, to], ROOM.moving, window),
  };
}

/** Where tents and drones come and go, and where somebody lands or a bomb lies. */
function hexesOf(event: Event): readonly HexId[] {
  switch (event.type) {
    case 'walked':
      return [event.from, ...event.path];
    case 'flew':
      return [event.from, event.to];
    case 'unitPlaced':
    case 'diskSet':
    case 'bombSet':
    case 'bombWent':
    case 'landed':
    case 'blewUp':
      return [event.at];
    default:
      return [];
  }
}

const boxRound = (points: readonly Point[], padding: Padding, window: Size): Box =>
  frameRound(points, padding, PITCH * (isSmall(window) ? NEARER : 1));
