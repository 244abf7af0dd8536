import {
  BASE_IDS,
  BASE_SPACES,
  type BaseId,
  isBorder,
  neighboursOf,
  SPACE_IDS,
  type SpaceId,
  spaceOf,
} from '@gearhall/shared/games/metaltalon/content/board';
import type { Box, Point } from '../../../stage/geometry/geometry';
import { centreOf, edgeBetween, nearest } from '../../../stage/geometry/hexBoard';

/** The unit of everything on the board: neighbouring spaces are 100 apart. */
export const PITCH = 100;
export const CELL_RADIUS = 46;

/** The spaces up to their edges, and room for a lifted ship's gauge over the top row. */
export const WORLD: Box = { x: -52, y: -72, width: 1104, height: 1172 };

/** The same with the cash plates at the sides of the bases, which the flat board has. */
export const PLATED_WORLD: Box = { x: -76, y: -98, width: 1152, height: 1212 };

/**
 * A ship as a ring with counters, on a small screen: how much larger it is drawn at least and at most, which is so that it
 * does not cover its neighbours; and how many units of letters make it as large as it is.
 */
export const FAR_SHIP = { radius: 43, edge: 5, least: 1.06, most: 1.29, letters: 32.8 } as const;

/** The metal plate that the spaces lie in. */
export const PLATE: Box = { x: -68, y: -66, width: 1136, height: 1172 };

export const pointOf = (space: SpaceId): Point => centreOf(spaceOf(space), PITCH);

const PLACES = SPACE_IDS.map((item) => ({ item, at: pointOf(item) }));

/** The space under a point of the world. */
export const spaceAt = (point: Point): SpaceId | undefined => nearest(point, PLACES, PITCH * 0.56);

export interface BasePlace {
  readonly base: BaseId;
  readonly at: Point;
  /** The plate outside the base, on which a flat board writes its cash. */
  readonly cash: Box;
}

const CASH = { width: 62, height: 58 };

/** Bases lie at the ends of indented rows: half a space beside them is free. */
function placeOf(base: BaseId): BasePlace {
  const at = pointOf(BASE_SPACES[base]);
  const isLeft = at.x < 500;
  const x = isLeft ? at.x - 50 - CASH.width : at.x + 50;
  return { base, at, cash: { x, y: at.y - CASH.height / 2, ...CASH } };
}

export const BASE_PLACES: readonly BasePlace[] = BASE_IDS.map(placeOf);

/** The base whose cash plate is under a point. */
export const cashPlateAt = (point: Point): BaseId | undefined =>
  BASE_PLACES.find(({ cash }) => contains(cash, point))?.base;

/** The middle of the space or base of this name; undefined where there is none. */
export const placePoint = (id: string): Point | undefined =>
  (PLACES.find(({ item }) => item === id) ?? BASE_PLACES.find(({ base }) => base === id))?.at;

const contains = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** The lines between spaces of different territories, each once (T2). */
export const BORDERS: readonly (readonly [Point, Point])[] = SPACE_IDS.flatMap((from, index) =>
  neighboursOf(from)
    .filter((to) => SPACE_IDS.indexOf(to) > index && isBorder(from, to))
    .map((to) => edgeBetween(spaceOf(from), spaceOf(to), PITCH)),
);

/** Where the ships of one space stand: a single one in its middle, several around it and smaller (T28). */
export function standOf(space: SpaceId, index: number, count: number): { at: Point; scale: number } {
  const at = pointOf(space);
  if (count < 2) return { at, scale: 1 };
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  const away = 26 + count;
  return {
    at: { x: at.x + Math.cos(angle) * away, y: at.y + Math.sin(angle) * away },
    scale: count === 2 ? 0.66 : 0.54,
  };
}
