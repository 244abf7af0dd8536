import { DIRECTIONS, type Direction, type Hex } from '@gearhall/shared/core/game/hex';
import { groundAt, coordinatesOf, HEX_IDS, type HexId } from '@gearhall/shared/games/kriegbot/content/map';
import { petalAt } from '../../../stage/highlights/facingWheel';
import { away, type Box, type Point } from '../../../stage/geometry/geometry';
import { nearest } from '../../../stage/geometry/hexBoard';

/** The unit of everything on the map: the distance between the middles of neighbouring hexes. */
export const PITCH = 64;
/** From the middle of a hex to a corner. */
export const HEX_RADIUS = PITCH / Math.sqrt(3);

/** The map proper: half-hexes are cut off at its edge. */
export const SHEET: Box = {
  x: -HEX_RADIUS,
  y: 0,
  width: HEX_RADIUS * 32,
  height: PITCH * 15,
};
/** A frame around it shows the teams' edges. */
export const FRAME = 30;
/** Robots on half-hexes stick out over the edge by this much. */
const BEYOND = 30;
export const WORLD: Box = {
  x: SHEET.x - FRAME,
  y: SHEET.y - FRAME - BEYOND,
  width: SHEET.width + FRAME * 2,
  height: SHEET.height + (FRAME + BEYOND) * 2,
};

/** Hexes are flat-topped: direction 4 points to the top edge. */
export const angleOf = (direction: Direction): number => (direction * Math.PI) / 3 + Math.PI / 6;

/** The middle of a hex, on the map or beyond it. */
export const centre = ({ q, r }: Hex): Point => ({ x: HEX_RADIUS * 1.5 * q, y: PITCH * (r + q / 2) });

/** The middle of a hex; of a half-hex, the point on the edge of the map where its middle would be. */
export const pointOf = (id: HexId): Point => centre(coordinatesOf(id));

const PLACES = HEX_IDS.map((id) => ({ item: id, at: pointOf(id) }));

/** The hex under a point of the world; half-hexes include the area beyond the edge, which is empty. */
export const hexUnder = (point: Point): HexId | undefined => nearest(point, PLACES, HEX_RADIUS);

/** The middle of a hex of this name; undefined where there is none. */
export const hexPoint = (id: string): Point | undefined => PLACES.find(({ item }) => item === id)?.at;

export const corners = ({ x, y }: Point, radius: number): Point[] =>
  DIRECTIONS.map((direction) => away({ x, y }, (direction * Math.PI) / 3, radius));

/** The part of a hex that lies on the map: all of it, or half at the edge. */
export function outlineOf(id: HexId, radius = HEX_RADIUS): Point[] {
  const at = pointOf(id);
  const { halves } = groundAt(id);
  const points = corners(at, radius);
  if (halves > 0 && halves < 30) return points;
  const inset = HEX_RADIUS - radius;
  const edge = halves === 0 ? at.y + inset : at.y - inset;
  return points.map(({ x, y }) => ({ x, y: halves === 0 ? Math.max(edge, y) : Math.min(edge, y) }));
}

/** The facings that may be chosen are petals around a hex; they are hit between `inner` and `outer`. */
export const WHEEL = {
  petal: 72,
  radius: 24,
  dart: [13, 24, 9],
  figures: 22,
  inner: 34,
  outer: 112,
} as const;

/** Marks that are read or tapped are larger when a small screen shows much of the map. */
export const markSize = (scale: number): number => Math.max(1, Math.min(2.2, 0.72 / scale));

/** The petal under a point, for a wheel of this size; `undefined` in its middle and outside it. */
export const petalUnder = (middle: Point, point: Point, size = 1): Direction | undefined =>
  petalAt(WHEEL, point, { middle, size, angleOf });
