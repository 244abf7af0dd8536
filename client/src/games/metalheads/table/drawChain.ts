import { Graphics, type Container } from 'pixi.js';
import type { Box } from '../../../stage/geometry/geometry';

const [MOST_LINK, LEAST_LINK] = [15, 5];
const INK = 0x14110e;
const STEEL = { whole: 0xb9c4c9, shine: 0xf1f6f8, broken: 0xd9603f } as const;

interface Chain {
  readonly done: number;
  readonly of: number;
}

/** A chain that holds the end back: a link for each step to it, broken where it has been taken. */
export function drawChain(root: Container, { x, y, width, height }: Box, { done, of }: Chain): void {
  const step = Math.min(MOST_LINK, width / Math.max(1, of));
  if (step < LEAST_LINK || of < 1) return;
  const pen = new Graphics();
  const middle = y + height / 2;
  for (let link = 0; link < of; link += 1) {
    const at = x + (link + 0.5) * step;
    const isBroken = link < done;
    const [wide, high] = [step * 0.62, link % 2 === 0 ? height * 0.5 : height * 0.34];
    if (isBroken) brokenLink(pen, at, middle, [wide, high]);
    else wholeLink(pen, at, middle, [wide, high]);
  }
  root.addChild(pen);
}

type Halves = readonly [wide: number, high: number];

function wholeLink(pen: Graphics, x: number, y: number, [wide, high]: Halves): void {
  pen.ellipse(x, y, wide, high).stroke({ color: INK, width: 4.6 });
  pen.ellipse(x, y, wide, high).stroke({ color: STEEL.whole, width: 2.4 });
  pen
    .moveTo(x - wide * 0.5, y - high * 0.85)
    .lineTo(x + wide * 0.3, y - high * 0.95)
    .stroke({ color: STEEL.shine, width: 1.2 });
}

/** Its halves have sprung apart. */
function brokenLink(pen: Graphics, x: number, y: number, [wide, high]: Halves): void {
  for (const side of [-1, 1]) {
    const [middle, lower] = [x + side * wide * 0.25, y + side * high * 0.5];
    const start = side < 0 ? Math.PI * 0.85 : -Math.PI * 0.15;
    for (const [color, width] of [
      [INK, 4.2],
      [STEEL.broken, 2.2],
    ] as const)
      pen
        .moveTo(middle + Math.cos(start) * high, lower + Math.sin(start) * high)
        .arc(middle, lower, high, start, start + Math.PI * 0.95)
        .stroke({ color, width, cap: 'round' });
  }
}
