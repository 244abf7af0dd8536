import type { Graphics } from 'pixi.js';
import type { Point } from './geometry';
import type { Palette } from './palette';

/** A way through these points: a light line with a dark edge, so wide. */
export function drawTrail(
  pen: Graphics,
  points: readonly Point[],
  { ink, text }: Palette,
  { line = 4, edge = 9 } = {},
): void {
  for (const [color, width] of [
    [ink, edge],
    [text, line],
  ] as const) {
    points.forEach(({ x, y }, index) => (index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
    pen.stroke({ color, width, cap: 'round', join: 'round' });
  }
}
