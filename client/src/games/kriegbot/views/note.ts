import type { Box, Point } from '../../../stage/geometry/geometry';
import type { DrawContext } from '../../../stage/highlights/drawContext';
import { HEX_RADIUS } from '../looks/layout';
import { broken, roomIn, spotFor } from './noteLayout';

interface Place {
  readonly at: Point;
  readonly size: number;
  /** The visible part of the map: the note stays inside it. */
  readonly seen: Box;
  /** Distance from the hex when below it and above it. */
  readonly below: number;
  readonly above: number;
}

const LETTERS = 19;
/** From the middle of a hex to where a note may begin, in radii. */
const CLEAR = 1.5;

/** A few lines on a plate below a hex, or above it where there is no room. */
export function drawNote(
  { pen, words, palette, labels }: DrawContext,
  lines: readonly string[],
  { at, size, seen, below, above }: Place,
): void {
  const look = { size: LETTERS * size, colour: palette.text, weight: '600' } as const;
  const padding = 10 * size;
  const widest = roomIn(seen) - 2 * padding;
  const texts = broken(lines, widest, (text) => labels.widthOf(text, look)).map((line) =>
    labels.make(line, look),
  );
  const step = LETTERS * 1.35 * size;
  const box = {
    width: Math.max(...texts.map(({ width }) => width)) + 2 * padding,
    height: texts.length * step + 8 * size,
  };
  const clear = HEX_RADIUS * CLEAR;
  const { x, y } = spotFor(box, { at, seen, below: clear + below, above: clear + above });
  pen
    .roundRect(x - box.width / 2, y, box.width, box.height, 8 * size)
    .fill({ color: palette.ink, alpha: 0.95 })
    .stroke({ color: palette.brass, width: 1.5 });
  texts.forEach((text, index) => {
    text.position.set(x, y + 4 * size + step * (index + 0.5));
    words.addChild(text);
  });
}
