import { DIRECTIONS, type Direction } from '@gearhall/shared/core/game/hex';
import {
  HEXES,
  RADIUS,
  hexOf,
  type ArenaHex,
  type HexId,
} from '@gearhall/shared/games/metalkrushers/content/arena';
import { petalAt } from '../../../stage/highlights/facingWheel';
import { away, type Box, type Point } from '../../../stage/geometry/geometry';
import { centreOf, nearest } from '../../../stage/geometry/hexBoard';

/** The unit of everything in the arena: the distance between the middles of neighbouring hexes. */
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

/** The middle of a hex of this name; undefined where there is none. */
export const hexPoint = (id: string): Point | undefined => PLACES.find(({ item }) => item === id)?.at;

/** The hex under a point of the world. */
export const hexUnder = (point: Point): HexId | undefined => nearest(point, PLACES, HEX_RADIUS);

/** The six corners of a hexagon, pointy-topped, or flat-topped when `turn` is a twelfth of a circle. */
export const corners = ({ x, y }: Point, radius: number, turn = 0): Point[] =>
  DIRECTIONS.map((direction) => away({ x, y }, angleOf(direction) + Math.PI / 6 + turn, radius));

export const MIDDLE: Point = { x: 0, y: 0 };
/** For `corners`: the arena is flat-topped, its hexes are pointy-topped. */
export const LYING = Math.PI / 6;

/** The facings that may be chosen are petals around a hex; they are hit between `inner` and `outer`. */
export const WHEEL = {
  petal: 74,
  radius: 25,
  dart: [14, 25, 8],
  figures: 23,
  inner: 34,
  outer: 116,
} as const;

/** Marks that are read or tapped are larger when a small screen shows the whole arena. */
export const markSize = (scale: number): number => (scale < 0.5 ? 1.4 : 1);

/** The petal under a point, for a wheel of this size; `undefined` in its middle and outside it. */
export const petalUnder = (middle: Point, point: Point, size = 1): Direction | undefined =>
  petalAt(WHEEL, point, { middle, size, angleOf });
