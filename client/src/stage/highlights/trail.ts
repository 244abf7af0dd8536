import type { Graphics } from 'pixi.js';
import { dart, type DartLengths, type Point } from '../geometry/geometry';
import type { Palette } from '../drawing/palette';

/** A path through these points: a light line with a dark edge, of the given width. */
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

/** A path with a dart at its end that points in the final facing. */
export function drawFacedTrail(
  pen: Graphics,
  points: readonly Point[],
  { angle, lengths }: { readonly angle: number; readonly lengths: DartLengths },
  palette: Palette,
): void {
  const end = points.at(-1);
  if (!end || points.length < 2) return;
  const { text, ink } = palette;
  drawTrail(pen, points, palette);
  pen
    .poly(dart(end, angle, lengths))
    .fill(text)
    .stroke({ color: ink, width: 3, join: 'round' });
}
