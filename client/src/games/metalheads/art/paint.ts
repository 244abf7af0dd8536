import type { RobotType } from '@gearhall/shared/games/metalheads/content/types';
import { GraphicsContext } from 'pixi.js';
import { inksOf, type Weight } from '../../../stage/forms/inks';
import type { Part } from '../../../stage/forms/shapes';
import { TYPE_COLOURS } from './forms/tones';

export const PICTURE: Weight = { rim: 3.4, seam: 2.4 };
export const ICON: Weight = { rim: 1.8, seam: 1.4 };

const ROUND = { join: 'round', cap: 'round' } as const;

/** Draws parts from the back to the front, within one strong outline. */
export function paint(
  pen: GraphicsContext,
  parts: readonly Part[],
  type: RobotType,
  weight: Weight = PICTURE,
): void {
  for (const { outlines, colour: color, width, isOpen = false } of inksOf(
    parts,
    TYPE_COLOURS[type],
    weight,
  )) {
    for (const outline of outlines) pen.poly([...outline], !isOpen);
    if (width === undefined) pen.fill(color);
    else pen.stroke({ color, width, ...ROUND });
  }
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
