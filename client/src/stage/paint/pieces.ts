import type { Point } from '../geometry/geometry';

/** What a painter draws with. */
export type Brush = CanvasRenderingContext2D;

/** The outline of every piece. */
export const INK = '#0b0d0f';
const INK_WIDTH = 2.5;
/** The inner edges of a plate: toward the light, and away from it, moved by this much. */
const EDGES = [
  { by: { x: 1.8, y: 1.7 }, colour: 'rgba(255,255,255,.32)' },
  { by: { x: -1.9, y: -1.8 }, colour: 'rgba(0,0,0,.38)' },
] as const;

/** A colour with an opacity, for a canvas. */
export function translucent(colour: number, alpha: number): string {
  return `rgba(${(colour >> 16) & 255},${(colour >> 8) & 255},${colour & 255},${alpha})`;
}

/** A point turned around the middle. */
export const turned = ({ x, y }: Point, angle: number): Point => ({
  x: x * Math.cos(angle) - y * Math.sin(angle),
  y: x * Math.sin(angle) + y * Math.cos(angle),
});

function pathOf(outline: readonly Point[]): Path2D {
  const path = new Path2D();
  for (const { x, y } of outline) path.lineTo(x, y);
  path.closePath();
  return path;
}

/** Light and dark along the inside of an outline. The light never turns with a piece: turn its points instead. */
function bevel(brush: Brush, path: Path2D, width = INK_WIDTH): void {
  brush.save();
  brush.clip(path);
  brush.lineWidth = width;
  for (const { by, colour } of EDGES) {
    brush.translate(by.x, by.y);
    brush.strokeStyle = colour;
    brush.stroke(path);
    brush.translate(-by.x, -by.y);
  }
  brush.restore();
}

/** A plate of any machine: a flat tone, its lit edges, and ink around it. */
export function plate(brush: Brush, outline: readonly Point[], tone: string, ink = INK_WIDTH): void {
  const path = pathOf(outline);
  brush.fillStyle = tone;
  brush.fill(path);
  bevel(brush, path, ink + 1.5);
  brush.lineJoin = 'round';
  brush.lineWidth = ink;
  brush.strokeStyle = INK;
  brush.stroke(path);
}

function disc(brush: Brush, { x, y }: Point, radius: number, fill: string | CanvasGradient): void {
  brush.beginPath();
  brush.arc(x, y, radius, 0, 2 * Math.PI);
  brush.fillStyle = fill;
  brush.fill();
}

export function rivets(brush: Brush, places: readonly Point[], radius: number): void {
  for (const { x, y } of places) {
    disc(brush, { x, y }, radius, '#14181b');
    disc(brush, { x: x - radius * 0.25, y: y - radius * 0.28 }, radius * 0.55, '#8d979e');
  }
}

/** The tones of a metal. */
export interface Metal {
  readonly face: string;
  readonly shine: string;
  readonly rim: string;
}

/** Lit from the upper left; a coin is round, so it can be drawn once for all facings. */
export function coin(brush: Brush, at: Point, radius: number, { face, shine, rim }: Metal): void {
  const { x, y } = at;
  const light = brush.createLinearGradient(x - radius, y - radius, x + radius, y + radius);
  light.addColorStop(0, shine);
  light.addColorStop(0.45, face);
  light.addColorStop(1, rim);
  disc(brush, at, radius + 1, INK);
  disc(brush, at, radius, light);
  brush.lineWidth = radius * 0.14;
  brush.strokeStyle = rim;
  brush.beginPath();
  brush.arc(x, y, radius * 0.68, 0, 2 * Math.PI);
  brush.stroke();
}

/** A radial light of a colour that ends at the radius. */
export function glow(
  brush: Brush,
  at: Point,
  radius: number,
  [colour, alpha]: readonly [number, number],
): void {
  const light = brush.createRadialGradient(at.x, at.y, 0, at.x, at.y, radius);
  light.addColorStop(0, translucent(colour, alpha));
  light.addColorStop(0.55, translucent(colour, alpha * 0.55));
  light.addColorStop(1, translucent(colour, 0));
  disc(brush, at, radius, light);
}

/** The shadow that a piece of these half widths casts to the lower right. */
export function softShadow(brush: Brush, { x, y }: Point, across: number, down = across): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(1, down / across);
  const dark = brush.createRadialGradient(0, 0, across * 0.45, 0, 0, across);
  dark.addColorStop(0, 'rgba(0,0,0,.55)');
  dark.addColorStop(1, 'rgba(0,0,0,0)');
  disc(brush, { x: 0, y: 0 }, across, dark);
  brush.restore();
}
