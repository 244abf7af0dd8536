import { Graphics, type Container } from 'pixi.js';
import type { TableGround } from '../../../stage/cards/contract';
import type { Mark, Spot } from '../../../stage/cards/tableLayout';
import type { Point } from '../../../stage/geometry/geometry';
import { Labels } from '../../../stage/drawing/labels';
import type { Palette } from '../../../stage/drawing/palette';

const sharp = new Labels();
sharp.sharpen(2);

/** Sizes of letters, in pixels. */
export const SMALL = 15;
export const TEXT = 16;

/** What parts of the table are drawn on. */
export type Table = Pick<TableGround, 'root' | 'palette' | 'isFlat'>;

/** A part of the table, with a rim that says whether it can be chosen. */
export function plate({ root, palette, isFlat }: Table, { box, mark }: Spot, edge = palette.cellEdge): void {
  const pen = new Graphics();
  const { x, y, width, height } = box;
  if (!isFlat) pen.roundRect(x + 2, y + 3, width, height, 8).fill({ color: 0x000000, alpha: 0.4 });
  pen.roundRect(x, y, width, height, 8).fill(isFlat ? palette.plate : ENAMEL);
  if (!isFlat)
    pen.roundRect(x + 2, y + 2, width - 4, height - 4, 6).stroke({ color: 0xffffff, width: 1, alpha: 0.1 });
  pen.roundRect(x, y, width, height, 8).stroke(strokeOf(mark, palette, edge));
  root.addChild(pen);
}

/** What names and numbers are written on. */
export const ENAMEL = 0x141b1c;
const TAPE = { color: 0xd8cda4, alpha: 0.8 } as const;
/** How wide tape is, and how far a piece of it reaches along each side of a corner, in pixels. */
const [TAPE_WIDTH, TAPE_LENGTH] = [5, 20];

/** A part of the bench that is marked with tape at its corners; where everything is flat, a plate. */
export function taped(table: Table, spot: Spot): void {
  const { root, palette, isFlat } = table;
  if (isFlat) return plate(table, spot);
  const { box, mark } = spot;
  const { x, y, width, height } = box;
  const pen = new Graphics();
  pen.roundRect(x, y, width, height, 5).fill({ color: 0x0a0f0f, alpha: 0.34 });
  for (const [left, top, across, down] of [
    [x, y, 1, 1],
    [x + width, y, -1, 1],
    [x, y + height, 1, -1],
    [x + width, y + height, -1, -1],
  ] as const) {
    const piece = (to: readonly [number, number], thick: readonly [number, number]): Graphics =>
      pen.rect(Math.min(left, left + to[0]), Math.min(top, top + to[1]), ...thick).fill(TAPE);
    piece([across * TAPE_LENGTH, down * TAPE_WIDTH], [TAPE_LENGTH, TAPE_WIDTH]);
    piece([across * TAPE_WIDTH, down * TAPE_LENGTH], [TAPE_WIDTH, TAPE_LENGTH]);
  }
  if (mark === 'can' || mark === 'chosen')
    pen.roundRect(x, y, width, height, 5).stroke(strokeOf(mark, palette, palette.cellEdge));
  root.addChild(pen);
}

const STENCIL = { usual: { size: 15, spacing: 0.4 }, slim: { size: 13, spacing: 0 } } as const;

/** A short name as it is sprayed on a bench; `isSlim`: it has little room. */
export function stencil(table: Table, text: string, at: Point, { isSlim = false } = {}): void {
  const { root, palette, isFlat } = table;
  const label = sharp.make(isFlat ? text : text.toUpperCase(), {
    ...{ size: isFlat ? SMALL : STENCIL[isSlim ? 'slim' : 'usual'].size, weight: '900' },
    colour: isFlat ? palette.text : 0xefe6c9,
  });
  if (!isFlat) label.style.letterSpacing = STENCIL[isSlim ? 'slim' : 'usual'].spacing;
  label.position.copyFrom(at);
  root.addChild(label);
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
