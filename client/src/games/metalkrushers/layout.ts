import { DIRECTIONS, turned, type Direction } from '@gearhall/shared/core/hex';
import {
  HEXES,
  RADIUS,
  hexOf,
  type ArenaHex,
  type HexId,
} from '@gearhall/shared/games/metalkrushers/content/arena';
import { away, type Box, type Point } from '../../stage/geometry';
import { centreOf, nearest } from '../../stage/hexBoard';

/** Everything in the arena is measured in these: the middles of neighbouring hexes are this far apart. */
export const PITCH = 64;
/** From the middle of a hex to a corner. */
export const HEX_RADIUS = PITCH / Math.sqrt(3);

/** The wall is a ring between two hexagons with these radii. */
export const WALL = { inner: RADIUS * PITCH + 56, outer: RADIUS * PITCH + 88 } as const;

/** The arena with its wall, and room for the facings of the outermost hexes. */
export const WORLD: Box = { x: -614, y: -540, width: 1228, height: 1080 };

export const angleOf = (direction: Direction): number => (direction * Math.PI) / 3;

const centre = ({ q, r }: ArenaHex): Point => centreOf({ x: 2 * q + r, row: r }, PITCH);

export const pointOf = (hex: HexId): Point => centre(hexOf(hex));

const PLACES = HEXES.map((hex) => ({ item: hex.id, at: centre(hex) }));

/** The hex under a point of the world. */
export const hexUnder = (point: Point): HexId | undefined => nearest(point, PLACES, HEX_RADIUS);

/** The six corners of a hexagon that stands on a point, or on a side when `turn` is a twelfth of a circle. */
export const corners = ({ x, y }: Point, radius: number, turn = 0): Point[] =>
  DIRECTIONS.map((direction) => away({ x, y }, angleOf(direction) + Math.PI / 6 + turn, radius));

/** The direction in which a point lies. */
export function directionTo(from: Point, to: Point): Direction {
  const sixths = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 3));
  return turned(0, sixths);
}

/** The facings that may be chosen are petals round a hex; they are hit between `inner` and `outer`. */
export const WHEEL = {
  petal: 74,
  radius: 25,
  dart: [14, 25, 8],
  figures: 23,
  inner: 34,
  outer: 116,
} as const;

/** Marks that are to be read or hit are larger where the whole arena is seen on a small screen. */
export const markSize = (scale: number): number => (scale < 0.5 ? 1.4 : 1);

/** The petal of a wheel of some size under a point; `undefined` in its middle and beyond it. */
export function petalUnder(middle: Point, point: Point, size = 1): Direction | undefined {
  const distance = Math.hypot(point.x - middle.x, point.y - middle.y) / size;
  return distance < WHEEL.inner || distance > WHEEL.outer ? undefined : directionTo(middle, point);
}
