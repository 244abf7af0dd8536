import { DIRECTIONS, turned, type Direction, type Hex } from '@gearhall/shared/core/hex';
import { groundAt, hexAt, HEX_IDS, type HexId } from '@gearhall/shared/games/kriegbot/content/map';
import { away, type Box, type Point } from '../../stage/geometry';
import { nearest } from '../../stage/hexBoard';

/** Everything on the map is measured in these: the middles of neighbouring hexes are this far apart. */
export const PITCH = 64;
/** From the middle of a hex to a corner. */
export const HEX_RADIUS = PITCH / Math.sqrt(3);

/** The map proper: half-hexes end where it ends. */
export const SHEET: Box = {
  x: -HEX_RADIUS,
  y: 0,
  width: HEX_RADIUS * 32,
  height: PITCH * 15,
};
/** Round it lies a frame with the teams' edges. */
export const FRAME = 30;
/** Robots on half-hexes stand half beyond it. */
const BEYOND = 30;
export const WORLD: Box = {
  x: SHEET.x - FRAME,
  y: SHEET.y - FRAME - BEYOND,
  width: SHEET.width + FRAME * 2,
  height: SHEET.height + (FRAME + BEYOND) * 2,
};

/** Hexes lie flat side up: direction 4 points to the top edge. */
export const angleOf = (direction: Direction): number => (direction * Math.PI) / 3 + Math.PI / 6;

/** The middle of a hex, on the map or beyond it. */
export const centre = ({ q, r }: Hex): Point => ({ x: HEX_RADIUS * 1.5 * q, y: PITCH * (r + q / 2) });

/** The middle of a hex; of a half-hex, the point on the edge of the map where its middle would be. */
export const pointOf = (id: HexId): Point => centre(hexAt(id));

const PLACES = HEX_IDS.map((id) => ({ item: id, at: pointOf(id) }));

/** The hex under a point of the world; half-hexes reach beyond the edge, where nothing else lies. */
export const hexUnder = (point: Point): HexId | undefined => nearest(point, PLACES, HEX_RADIUS);

export const corners = ({ x, y }: Point, radius: number): Point[] =>
  DIRECTIONS.map((direction) => away({ x, y }, (direction * Math.PI) / 3, radius));

/** What of a hex lies on the map: all of it, or the half that its edge leaves. */
export function outlineOf(id: HexId, radius = HEX_RADIUS): Point[] {
  const at = pointOf(id);
  const { halves } = groundAt(id);
  const points = corners(at, radius);
  if (halves > 0 && halves < 30) return points;
  const inset = HEX_RADIUS - radius;
  const edge = halves === 0 ? at.y + inset : at.y - inset;
  return points.map(({ x, y }) => ({ x, y: halves === 0 ? Math.max(edge, y) : Math.min(edge, y) }));
}

/** The direction in which a point lies. */
export const directionTo = (from: Point, to: Point): Direction =>
  turned(0, Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 3) - 0.5));

/** The facings that may be chosen are petals round a hex; they are hit between `inner` and `outer`. */
export const WHEEL = {
  petal: 72,
  radius: 24,
  dart: [13, 24, 9],
  figures: 22,
  inner: 34,
  outer: 112,
} as const;

/** Marks that are to be read or hit are larger where much of the map is seen on a small screen. */
export const markSize = (scale: number): number => Math.max(1, Math.min(2.2, 0.72 / scale));

/** The petal of a wheel of some size under a point; `undefined` in its middle and beyond it. */
export function petalUnder(middle: Point, point: Point, size = 1): Direction | undefined {
  const distance = Math.hypot(point.x - middle.x, point.y - middle.y) / size;
  return distance < WHEEL.inner || distance > WHEEL.outer ? undefined : directionTo(middle, point);
}
