import type { Graphics } from 'pixi.js';
import type { Point } from '../geometry/geometry';
import type { Palette } from './palette';

/** Where the pips of a die lie, in thirds of its face; 0 is a blank face. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

const SIDE = 68;

/** The colours of a die. */
export interface DieLook {
  readonly face: number;
  readonly pips: number;
}

/** Draws a die with its pips, centred on a point; `size` 1 is as large as a ship. */
export function dieFace(
  pen: Graphics,
  roll: number,
  { silver, ink }: Palette,
  {
    x,
    y,
    size,
    look = { face: silver, pips: ink },
  }: Point & { readonly size: number; readonly look?: DieLook } = { x: 0, y: 0, size: 1 },
): void {
  const half = (SIDE / 2) * size;
  pen
    .roundRect(x - half, y - half, half * 2, half * 2, 15 * size)
    .fill(look.face)
    .stroke({ color: ink, width: 4 * size });
  for (const [across, down] of PIPS[roll] ?? [])
    pen.circle(x + across * 19 * size, y + down * 19 * size, 7.5 * size).fill(look.pips);
}
