import {
  LANES,
  TILE_SIDES,
  type Shape,
  type TileSideId,
} from '@gearhall/shared/games/rushncrush/content/tiles';
import {
  BENDS,
  cellsOf,
  posesOf,
  type Bend,
  type Pose,
} from '@gearhall/shared/games/rushncrush/rules/course/lattice';
import {
  FINISH,
  roadOf,
  spaceOf,
  type Road,
  type SpaceId,
} from '@gearhall/shared/games/rushncrush/rules/course/road';
import type { World } from '../../../stage/camera/camera';
import type { Point } from '../../../stage/geometry/geometry';

/**
 * Where everything of a course lies on the board. (R7, R9: a cell of the lattice is 10 cm, a lane 1 cm
 * wide)
 */

/** The unit of everything on the board: a centimetre of the printed tiles. */
export const CM = 32;
export const CELL = 10 * CM;
/** From the middle of the road to its edge. */
export const HALF_ROAD = (LANES / 2) * CM;
/** How far the road continues beyond the line of an open course. */
export const RUN_OUT = 2.4 * CM;
const MARGIN = 1.6 * CM;
/** At the left there is room for the map beside the road. */
const LEFT_MARGIN = 6 * CM;
/** The zoom that is always possible, in pixels per unit. */
const NEAREST = 2.2;

/** How the road of a shape turns, and the radius of its middle. */
const bendOf = (shape: Shape): Bend => ({
  turn: BENDS[shape].turn,
  radius: BENDS[shape].radius * CELL,
});
const QUARTER = Math.PI / 2;
const STRAIGHT = 2 * CELL;

/** A place with a heading, in radians clockwise from the east. */
export interface Place {
  readonly at: Point;
  readonly angle: number;
}

/**
 * A tile as laid. A point of its road has a `share` of its length, 0 to 1, and lies `across` units right
 * of its middle.
 */
export interface Tile {
  readonly side: TileSideId;
  /** In the middle of the road. */
  readonly entry: Place;
  /**
   * The upper left corners of its cells on the screen, converted from the lower left ones of the lattice.
   */
  readonly cells: readonly Point[];
  /** The length of the middle of the road. */
  readonly length: number;
}

export interface Layout {
  readonly road: Road;
  readonly tiles: readonly Tile[];
  readonly world: World;
}

/** The lattice's `y` grows to the north, the screen's to the south. */
const onScreen = ({ x, y, heading }: Pose): Place => ({
  at: { x: x * CELL, y: -y * CELL },
  angle: (heading - 1) * QUARTER,
});

/** The point at these distances ahead of a place and to its right. */
export const off = ({ at, angle }: Place, ahead: number, right: number): Point => ({
  x: at.x + Math.cos(angle) * ahead - Math.sin(angle) * right,
  y: at.y + Math.sin(angle) * ahead + Math.cos(angle) * right,
});

function layTile(side: TileSideId, pose: Pose): Tile {
  const { turn, radius } = bendOf(TILE_SIDES[side].shape);
  return {
    side,
    entry: onScreen(pose),
    cells: cellsOf(pose, side).map((cell) => {
      const [x = 0, y = 0] = cell.split(',').map(Number);
      return { x: x * CELL, y: -(y + 1) * CELL };
    }),
    length: turn === 0 ? STRAIGHT : radius * QUARTER,
  };
}

/** The place on a tile at a share of its length, and a distance to the right of the middle. */
export function placeOn({ side, entry }: Tile, share: number, across: number): Place {
  const { turn, radius } = bendOf(TILE_SIDES[side].shape);
  if (turn === 0) return { at: off(entry, share * STRAIGHT, across), angle: entry.angle };
  const pivot = off(entry, 0, turn * radius);
  const angle = entry.angle + turn * share * QUARTER;
  return { at: off({ at: pivot, angle }, 0, across - turn * radius), angle };
}

/**
 * The share of a tile's length at which a point lies, and its distance to the right; `undefined` beside
 * the road and beyond its ends.
 */
export function spotOn(
  { side, entry }: Tile,
  { x, y }: Point,
): { share: number; across: number } | undefined {
  const { turn, radius } = bendOf(TILE_SIDES[side].shape);
  const spot = turn === 0 ? along(entry, { x, y }) : around(entry, { x, y }, { turn, radius });
  const isOnRoad = spot.share >= 0 && spot.share < 1 && Math.abs(spot.across) < HALF_ROAD;
  return isOnRoad ? spot : undefined;
}

function along({ at, angle }: Place, { x, y }: Point): { share: number; across: number } {
  const [dx, dy] = [x - at.x, y - at.y];
  return {
    share: (dx * Math.cos(angle) + dy * Math.sin(angle)) / STRAIGHT,
    across: dy * Math.cos(angle) - dx * Math.sin(angle),
  };
}

function around(entry: Place, { x, y }: Point, { turn, radius }: Bend): { share: number; across: number } {
  const pivot = off(entry, 0, turn * radius);
  const [dx, dy] = [x - pivot.x, y - pivot.y];
  // Seen from the pivot, the road begins opposite to the pivot's direction.
  const begin = entry.angle - turn * QUARTER;
  const swept = turn * (Math.atan2(dy, dx) - begin);
  const tau = 2 * Math.PI;
  const turned = ((((swept + QUARTER) % tau) + tau) % tau) - QUARTER;
  return { share: turned / QUARTER, across: turn * (radius - Math.hypot(dx, dy)) };
}

/** The maximum length of the straight edges that approximate a bend. */
const FACET = 0.4 * CM;

/** The outline of a band of the road between two shares of a tile and two distances from its middle. */
export function bandOn(tile: Tile, [from, to]: Span, [left, right]: Span): Point[] {
  const isBent = BENDS[TILE_SIDES[tile.side].shape].turn !== 0;
  const facets = isBent ? Math.max(2, Math.ceil(((to - from) * tile.length) / FACET)) : 1;
  const edge = (across: number): Point[] =>
    Array.from({ length: facets + 1 }, (_, facet) =>
      placeOn(tile, from + ((to - from) * facet) / facets, across),
    ).map(({ at }) => at);
  return [...edge(left), ...edge(right).reverse()];
}
export type Span = readonly [number, number];

/** The distance of the middle of a lane to the right of the middle of the road. */
export const acrossOf = (lane: number): number => (lane - (LANES + 1) / 2) * CM;

const LAID = new Map<string, Layout>();

/** The layout of a course, given its text. */
export function layoutOf(course: string): Layout {
  const laid = LAID.get(course);
  if (laid) return laid;
  const road = roadOf(course);
  const poses = posesOf(road.course.tiles);
  const tiles = road.course.tiles.flatMap((side, index) => {
    const pose = poses[index];
    return pose ? [layTile(side, pose)] : [];
  });
  const layout = { road, tiles, world: worldRound(tiles, road.course.kind) };
  LAID.clear();
  LAID.set(course, layout);
  return layout;
}

function worldRound(tiles: readonly Tile[], kind: Road['course']['kind']): World {
  const corners = tiles.flatMap(({ cells }) =>
    cells.flatMap(({ x, y }) => [
      { x, y },
      { x: x + CELL, y: y + CELL },
    ]),
  );
  const points = [...corners, ...(kind === 'open' ? runOutOutline({ tiles }) : [])];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - LEFT_MARGIN, Math.min(...ys) - MARGIN];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + MARGIN - left,
    height: Math.max(...ys) + MARGIN - top,
    nearest: NEAREST,
  };
}

/**
 * The middle of a space, and the heading of a car on it; `undefined` for anything that is no space of the
 * course.
 */
export function placeOf(layout: Layout, id: SpaceId): Place | undefined {
  if (id === FINISH) return runOutOf(layout, 0);
  const found = layout.road.byId.get(id);
  const tile = found && layout.tiles[found.tile];
  return tile && placeOn(tile, (found.space - 0.5) / found.of, acrossOf(found.lane));
}

/** Behind the line of an open course, so far to the right. */
function runOutOf({ tiles }: Layout, across: number): Place | undefined {
  const last = tiles.at(-1);
  const end = last && placeOn(last, 1, across);
  return end && { at: off(end, RUN_OUT / 2, 0), angle: end.angle };
}

/** The places of a car that drives along a path; beyond the line it stays in its lane. */
export function placesAlong(layout: Layout, from: SpaceId, path: readonly SpaceId[]): Place[] {
  const spaces = [from, ...path];
  return spaces.flatMap((id, index) => {
    const before = spaces[index - 1];
    const place =
      id === FINISH && before !== undefined
        ? runOutOf(layout, acrossOf(spaceOf(layout.road, before).lane))
        : placeOf(layout, id);
    return place ? [place] : [];
  });
}

/** The outline of a space, reduced by `inset` units on each side. */
export function outlineOf(layout: Layout, id: SpaceId, inset = 0): Point[] {
  if (id === FINISH) return runOutOutline(layout);
  const space = layout.road.byId.get(id);
  const tile = space && layout.tiles[space.tile];
  if (!tile) return [];
  const across = acrossOf(space.lane);
  const ends = inset / tile.length;
  return bandOn(
    tile,
    [(space.space - 1) / space.of + ends, space.space / space.of - ends],
    [across - CM / 2 + inset, across + CM / 2 - inset],
  );
}

/** The road beyond the line of an open course. */
export function runOutOutline({ tiles }: Pick<Layout, 'tiles'>): Point[] {
  const last = tiles.at(-1);
  if (!last) return [];
  const end = placeOn(last, 1, 0);
  return [
    off(end, 0, -HALF_ROAD),
    off(end, RUN_OUT, -HALF_ROAD),
    off(end, RUN_OUT, HALF_ROAD),
    off(end, 0, HALF_ROAD),
  ];
}

/** The space under a point of the board; on an open course also the finish beyond the line. */
export function spaceUnder(layout: Layout, point: Point): SpaceId | undefined {
  const { road, tiles } = layout;
  for (const [index, tile] of tiles.entries()) {
    const spot = spotOn(tile, point);
    if (!spot) continue;
    const lane = 1 + Math.floor(spot.across / CM + LANES / 2);
    const of = TILE_SIDES[tile.side].lanes[lane - 1] ?? 0;
    return `${index + 1}.${lane}.${1 + Math.floor(spot.share * of)}`;
  }
  const last = tiles.at(-1);
  if (!last || road.course.kind === 'ring') return undefined;
  const { share, across } = along(placeOn(last, 1, 0), point);
  return share >= 0 && share * STRAIGHT <= RUN_OUT && Math.abs(across) < HALF_ROAD ? FINISH : undefined;
}
