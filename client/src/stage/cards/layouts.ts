import type { Box, Point } from '../geometry/geometry';

/** Where a card lies: its centre and width in screen pixels, its turn in radians, and what it lies over. */
export interface Place extends Point {
  readonly width: number;
  readonly rotation: number;
  /** Cards with a higher number lie over others. */
  readonly z: number;
}

/** The height of a card is this many times its width. */
export const TALLNESS = 1.4;

export const heightOf = (width: number): number => width * TALLNESS;

interface Line {
  readonly count: number;
  readonly width: number;
  /** Between two cards; less where they would not fit: then they overlap. */
  readonly gap: number;
  readonly z: number;
}

/** Cards side by side from the left edge of a box, in the middle of its height. */
export function row(box: Box, { count, width, gap, z }: Line): Place[] {
  const step = stepOf(box, { count, width, gap });
  return Array.from({ length: count }, (_, at) => ({
    x: box.x + width / 2 + at * step,
    y: box.y + box.height / 2,
    width,
    rotation: 0,
    z: z + at,
  }));
}

/** The same without overlap, however wide it gets: for a zone that scrolls. */
export const longRow = (box: Box, line: Line): Place[] =>
  row({ ...box, width: line.count * (line.width + line.gap) }, line);

/** From the centre of one card to the next, so that all of them stay in the box. */
function stepOf({ width: room }: Box, { count, width, gap }: Omit<Line, 'z'>): number {
  if (count < 2) return 0;
  return Math.min(width + gap, (room - width) / (count - 1));
}

/** How far the cards of a fan are turned in all, in radians, and how much lower its ends are. */
const SPREAD = 0.3;
const SAG = 0.12;

/** How much lower than a straight row a fan may reach, in widths of a card: its ends hang, and their corners turn. */
export const FAN_DROP = SAG + SPREAD / 4;

/**
 * A hand: cards side by side around the middle of a box, turned like the ribs of a fan; `bend`: 1, or less where there is
 * no room for that.
 */
export function fan(box: Box, { count, width, gap, z }: Line, bend = 1): Place[] {
  const step = stepOf(box, { count, width, gap });
  const middle = (count - 1) / 2;
  return Array.from({ length: count }, (_, at) => {
    const off = count < 2 ? 0 : (at - middle) / Math.max(middle, 3);
    return {
      x: box.x + box.width / 2 + (at - middle) * step,
      y: box.y + box.height / 2 + off * off * width * SAG * bend,
      width,
      rotation: (off * SPREAD * bend) / 2,
      z: z + at,
    };
  });
}
