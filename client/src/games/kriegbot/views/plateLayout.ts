import type { Box, Point } from '../../../stage/geometry/geometry';
import { PITCH } from '../looks/layout';

/** A robot is drawn for a hex that is 90 wide, and a fifth larger than its own. */
const SCALE = (PITCH / 90) * 1.2;
/** Its plate is drawn from this scale on, in screen pixels per unit. */
export const DETAILED = 0.5;
/** When zoomed out it is drawn larger than its hex, by at most these factors: with its plate, and without. */
const GROWS = { plated: 1.08, bare: 1.75 } as const;

/** How large a robot is drawn, in units of the board for each of its own; `scale`: screen pixels per unit of the board. */
export const robotScale = (scale: number): number =>
  SCALE * Math.max(1, Math.min(scale >= DETAILED ? GROWS.plated : GROWS.bare, 0.62 / scale));

/** The width of a cell of the strip of slots. */
const CELL = 10;
/** The room that the seat's badge and the silhouette take at the ends. */
const END = 25;
const STRIP_HIGH = 14;
const SIGNS_HIGH = 17;
/** So that both ends, which are round, have their room. */
const LEAST_HIGH = 26;
const LEAST_CELLS = 4;

/** Signs are drawn for a row of their own: here they are smaller. */
export const SIGN_SIZE = 0.66;

export interface PlatePlaces {
  readonly box: Box;
  readonly badge: Point;
  readonly chip: Point;
  /** The middle of the strip of slots, and of the row of signs above it. */
  readonly strip: Point;
  readonly row: Point;
  readonly cell: number;
}

/**
 * One plate for all that is told of a robot, in its own units, from the middle of the upper edge downwards: its seat on
 * the left, its silhouette on the right, its slots between them, and its signs above the slots.
 */
export function placesOn(slots: number, signs: number): PlatePlaces {
  const between = Math.max(slots, LEAST_CELLS) * CELL;
  const rows = (slots > 0 ? STRIP_HIGH : 0) + (signs > 0 ? SIGNS_HIGH : 0);
  const height = Math.max(LEAST_HIGH, rows + 2);
  const [width, middle] = [between + 2 * END, height / 2];
  const top = (height - rows) / 2;
  return {
    box: { x: -width / 2, y: 0, width, height },
    badge: { x: -width / 2 + END / 2, y: middle },
    chip: { x: width / 2 - END / 2, y: middle },
    strip: { x: 0, y: top + (signs > 0 ? SIGNS_HIGH : 0) + STRIP_HIGH / 2 },
    row: { x: 0, y: top + SIGNS_HIGH / 2 },
    cell: CELL,
  };
}
