import type { RobotType } from '@gearhall/shared/games/metalheads/content/types';
import { GraphicsContext } from 'pixi.js';
import { shaded, type Outline } from './forms/outlines';
import type { Part, Shape } from './forms/shapes';
import { INK, shadesOf, type Shades } from './forms/tones';

/** How wide outlines are: around all of a picture, and between its parts. */
export interface Weight {
  readonly rim: number;
  readonly seam: number;
}
export const PICTURE: Weight = { rim: 3.4, seam: 2.4 };
export const ICON: Weight = { rim: 1.8, seam: 1.4 };

const ROUND = { join: 'round', cap: 'round' } as const;

const area = (pen: GraphicsContext, outline: Outline, colour: number): void => {
  if (outline.length >= 6) pen.poly([...outline]).fill(colour);
};
const along = (pen: GraphicsContext, outline: Outline, color: number, width: number): void => {
  pen.poly([...outline], false).stroke({ color, width, ...ROUND });
};
const around = (pen: GraphicsContext, outline: Outline, color: number, width: number): void => {
  pen.poly([...outline], true).stroke({ color, width, ...ROUND });
};

/** The strong outline around all parts: one path, and one more for each bar. */
function rims(pen: GraphicsContext, shapes: readonly Shape[], rim: number): void {
  const rimmed = shapes.filter(({ isTrim }) => !isTrim);
  const solids = rimmed.filter(({ kind }) => kind === 'solid');
  for (const { outline } of solids) pen.poly([...outline], true);
  if (solids.length > 0) pen.stroke({ color: INK, width: rim * 2, ...ROUND });
  for (const shape of rimmed) if (shape.kind === 'bar') along(pen, shape.outline, INK, shape.width + rim * 2);
}

function bodyOf(pen: GraphicsContext, shape: Shape, { light, base, shade }: Shades, seam: number): void {
  const { kind, outline } = shape;
  if (kind === 'mark') area(pen, outline, base);
  if (kind === 'line') along(pen, outline, base, shape.width);
  if (kind === 'solid') {
    area(pen, outline, base);
    area(pen, shaded(outline, 0.62), shade);
    area(pen, shaded(outline, -0.82), light);
    around(pen, outline, INK, seam);
  }
  if (kind === 'bar') {
    const { width } = shape;
    along(pen, outline, INK, width + seam);
    along(pen, outline, shade, width);
    const raised = (by: number): Outline => outline.map((value) => value - by);
    along(pen, raised(width * 0.1), base, width * 0.72);
    if (width >= 5) along(pen, raised(width * 0.22), light, width * 0.2);
  }
}

/** Draws parts from the back to the front, within one strong outline. */
export function paint(
  pen: GraphicsContext,
  parts: readonly Part[],
  type: RobotType,
  { rim, seam }: Weight = PICTURE,
): void {
  const shapes = parts.flat();
  rims(pen, shapes, rim);
  for (const shape of shapes) bodyOf(pen, shape, shadesOf(shape.tone, type), seam);
}

/** Parts as a drawing that any number of `Graphics` may share. */
export function drawingOf(
  parts: readonly Part[],
  type: RobotType,
  weight: Weight = PICTURE,
): GraphicsContext {
  const pen = new GraphicsContext();
  paint(pen, parts, type, weight);
  return pen;
}
