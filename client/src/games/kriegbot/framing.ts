import type { Seat } from '@gearhall/shared/core/seats';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import { edgeHexes, isHexId, STRUCTURES, type HexId } from '@gearhall/shared/games/kriegbot/content/map';
import type { Event } from '@gearhall/shared/games/kriegbot/events';
import { isStructure, onMap, robotsOfSeat } from '@gearhall/shared/games/kriegbot/rules/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { gap, type Box, type Point, type Size } from '../../stage/geometry';
import { PITCH, pointOf, WORLD } from './layout';
import { hexOf, readAim, readMove } from './reading';

/** All in hexes. */
const ROOM = {
  /** Round my own reach: the wheel of facings has to fit in too. */
  mine: { margin: 1.5, least: 8 },
  /** Round what others do. */
  watch: { margin: 2.2, least: 9 },
  /** Round a fight: the dice and what they come to have to fit in too. */
  fight: { margin: 1.8, least: 7 },
} as const;
type Room = (typeof ROOM)[keyof typeof ROOM];

/** Windows that are narrower are small, in pixels; there robots are worth more than the ground round them. */
const SMALL = 600;
const NEARER = 0.8;
/** So far of my reach is shown there at once, in hexes. */
const NEAR = 3.6;

/** Where every robot stands. */
export type Standing = ReadonlyMap<string, Point>;

export interface Beheld {
  readonly seat: Seat | undefined;
  readonly legal: readonly Action[];
  readonly window: Size;
}

/** What is worth seeing as things stand; the whole map before and after the fight, and for who only watches. */
export function frameOf(view: View, beheld: Beheld): Box {
  const { phase } = view;
  if (phase === 'templates' || phase === 'design' || phase === 'over') return WORLD;
  if (phase === 'setup') return setUp(view, beheld);
  return (
    myMove(view, beheld) ?? fightOf(view, beheld) ?? mine(view, beheld) ?? everybody(view, beheld.window)
  );
}

/** The edge at which a robot of mine is to be placed. */
function setUp(view: View, { seat, window }: Beheld): Box {
  const { question } = view;
  const team = question && question.seat === seat ? view.seats[question.seat]?.team : undefined;
  const edge = team && view.teams[team].edge;
  if (!edge || !isSmall(window)) return WORLD;
  return boxRound(edgeHexes(edge).map(pointOf), ROOM.mine, window);
}

/** My robot with all that it can reach. */
function myMove(view: View, { seat, legal, window }: Beheld): Box | undefined {
  const reading = readMove(view, seat, legal);
  if (!reading) return undefined;
  const at = pointOf(reading.at);
  const reach = [...reading.reach.keys()].map(pointOf);
  // On a small screen hexes must be large enough for a finger: the rest of a long reach is a pan away.
  const shown = isSmall(window) ? reach.filter((point) => gap(at, point) <= NEAR * PITCH) : reach;
  return boxRound([at, ...shown], ROOM.mine, window);
}

const isSmall = ({ width, height }: Size): boolean => Math.min(width, height) < SMALL;

/** Of its size, what is worth seeing gives up at most so much to lie clear of what lies over the board. */
const GIVES_UP = 0.78;

/** The box with room at its foot, so that nothing of it lies under a rack that is so many pixels high. */
export function clearOf(box: Box, window: Size, rack: number): Box {
  const scale = Math.min(window.width / box.width, window.height / box.height);
  if (rack === 0 || (window.height - box.height * scale) / 2 >= rack) return box;
  const above = Math.min(scale, (window.height - rack) / box.height);
  return { ...box, height: box.height + rack / Math.max(above, scale * GIVES_UP) };
}

/** Who attacks and whom; while that is not said, all whom I could attack. */
function fightOf(view: View, { seat, legal, window }: Beheld): Box | undefined {
  const { assault } = view;
  if (assault) return round([hexOf(view, assault.attacker), hexOf(view, assault.target)], ROOM.fight, window);
  const aiming = readAim(view, seat, legal);
  if (!aiming || aiming.shots.length === 0) return undefined;
  const robots = [...new Set(aiming.shots.map(({ target }) => target))].filter(
    (target) => !isStructure(target),
  );
  return round([aiming.robot.at, ...robots.map((target) => hexOf(view, target))], ROOM.fight, window);
}

/** On a small screen: my own robots, while others act. */
function mine(view: View, { seat, window }: Beheld): Box | undefined {
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

const round = (hexes: readonly HexId[], room: Room, window: Size): Box | undefined => {
  const points = hexes.filter(isHexId).map(pointOf);
  return points.length > 0 ? boxRound(points, room, window) : undefined;
};

/** What is worth seeing before an event plays; `undefined` where it changes nothing. */
export function frameBefore(event: Event, standing: Standing, window: Size): Box | undefined {
  const at = (id: string): Point[] => {
    if (isStructure(id)) return [pointOf(STRUCTURES[id].at)];
    const point = standing.get(id);
    return point ? [point] : [];
  };
  const box = (points: readonly Point[], room: Room): Box | undefined =>
    points.length > 0 ? boxRound(points, room, window) : undefined;
  switch (event.type) {
    case 'edgeDrawn':
    case 'gameEnded':
      return WORLD;
    case 'placed':
      return boxRound([pointOf(event.at)], ROOM.watch, window);
    case 'stepped':
    case 'thrownBack':
      return box([pointOf(event.from), pointOf(event.to)], ROOM.watch);
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
      return undefined;
  }
}

/** A box round points, never smaller than so many hexes. */
function boxRound(points: readonly Point[], { margin, least }: Room, window: Size): Box {
  const near = isSmall(window) ? NEARER : 1;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [across, down] = [xs, ys].map((values) => span(values, margin * PITCH * near, least * PITCH * near));
  if (!across || !down) return WORLD;
  return { x: across.from, y: down.from, width: across.length, height: down.length };
}

function span(values: readonly number[], margin: number, least: number): { from: number; length: number } {
  const [low, high] = [Math.min(...values) - margin, Math.max(...values) + margin];
  const length = Math.max(high - low, least);
  return { from: (low + high - length) / 2, length };
}
