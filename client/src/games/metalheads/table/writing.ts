import { Graphics, type Container } from 'pixi.js';
import type { Mark, Spot } from '../../../stage/cards/tableLayout';
import type { Point } from '../../../stage/geometry/geometry';
import { Labels } from '../../../stage/drawing/labels';
import type { Palette } from '../../../stage/drawing/palette';

const sharp = new Labels();
sharp.sharpen(2);

/** Sizes of letters, in pixels. */
export const SMALL = 12;
export const TEXT = 14;

/** A part of the table, with a rim that says whether it can be chosen. */
export function plate(root: Container, { box, mark }: Spot, palette: Palette, edge = palette.cellEdge): void {
  const pen = new Graphics();
  pen.roundRect(box.x, box.y, box.width, box.height, 8).fill(palette.plate);
  pen.roundRect(box.x, box.y, box.width, box.height, 8).stroke(strokeOf(mark, palette, edge));
  root.addChild(pen);
}

const strokeOf = (mark: Mark, palette: Palette, edge: number): { color: number; width: number } => {
  if (mark === 'can') return { color: palette.reach, width: 4 };
  if (mark === 'chosen') return { color: palette.text, width: 5 };
  return { color: edge, width: 2 };
};

interface Written extends Point {
  readonly size: number;
  readonly colour: number;
}

/** Writes a text around a point. */
export const write = (root: Container, text: string, { x, y, ...look }: Written): void =>
  sharp.write(root, text, { x, y }, look);

/** Writes a text to the right of a point. */
export function writeLeft(root: Container, text: string, { x, y, ...look }: Written): void {
  const label = sharp.make(text, look);
  label.anchor.set(0, 0.5);
  label.position.set(x, y);
  root.addChild(label);
}
