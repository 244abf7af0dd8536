export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Point, Size {}

export const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

export const gap = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The point at this angle and distance. */
export const away = (from: Point, angle: number, distance: number): Point => ({
  x: from.x + Math.cos(angle) * distance,
  y: from.y + Math.sin(angle) * distance,
});

/** Distances from a point to the dart's foot and tip, and half its width. */
export type DartLengths = readonly [from: number, to: number, half: number];

/** The corners of a dart that points at this angle, with a notched foot. */
export function dart(at: Point, angle: number, [from, to, half]: DartLengths, size = 1): Point[] {
  const foot = away(at, angle, from * size);
  return [
    away(foot, angle + Math.PI / 2, half * size),
    away(at, angle, to * size),
    away(foot, angle - Math.PI / 2, half * size),
    away(at, angle, (from + (to - from) * 0.3) * size),
  ];
}
