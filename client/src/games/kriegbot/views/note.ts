import type { Box, Point } from '../../../stage/geometry';
import type { Slate } from '../../../stage/slate';
import { HEX_RADIUS } from '../layout';

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

/** A few lines on a plate below a hex, or above it where there is no room. */
export function drawNote(
  { pen, words, palette, labels }: Slate,
  lines: readonly string[],
  { at, size, seen, below, above }: Place,
): void {
  const look = { size: LETTERS * size, colour: palette.text, weight: '600' } as const;
  const texts = lines.map((line) => labels.make(line, look));
  const step = LETTERS * 1.35 * size;
  const half = Math.max(...texts.map(({ width }) => width)) / 2 + 10 * size;
  const high = texts.length * step + 8 * size;
  const under = at.y + HEX_RADIUS * 1.5 + below;
  const top = under + high < seen.y + seen.height ? under : at.y - HEX_RADIUS * 1.5 - above - high;
  const x = Math.max(seen.x + half + 4, Math.min(seen.x + seen.width - half - 4, at.x));
  pen
    .roundRect(x - half, top, half * 2, high, 8 * size)
    .fill({ color: palette.ink, alpha: 0.95 })
    .stroke({ color: palette.brass, width: 1.5 });
  texts.forEach((text, index) => {
    text.position.set(x, top + 4 * size + step * (index + 0.5));
    words.addChild(text);
  });
}
