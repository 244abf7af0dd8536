import type { Box, Point } from '../../../stage/geometry/geometry';

interface Place {
  readonly at: Point;
  /** The visible part of the map: the note stays inside it. */
  readonly seen: Box;
  /** Distance of the note's edge from that point when it is below it, and above it. */
  readonly below: number;
  readonly above: number;
}

/** Between a note and the edge of what is visible. */
const MARGIN = 4;

/** The width that there is for a note. */
export const roomIn = ({ width }: Box): number => width - 2 * MARGIN;

type WidthOf = (text: string) => number;

/** As many words in each line as there is room for. */
function filled(line: string, width: number, widthOf: WidthOf): readonly string[] {
  const [first = '', ...words] = line.split(' ');
  const parts = [first];
  for (const word of words) {
    const longer = `${parts.at(-1)} ${word}`;
    if (widthOf(longer) <= width) parts[parts.length - 1] = longer;
    else parts.push(word);
  }
  return parts;
}

/** A line that is too wide in parts about as wide as each other, so that no word stands alone. */
function parted(line: string, width: number, widthOf: WidthOf): readonly string[] {
  const parts = filled(line, width, widthOf);
  const even = widthOf(line) / parts.length;
  const widths = [even, even * 1.1, even * 1.2, even * 1.3].filter((one) => one < width);
  const found = widths.map((one) => filled(line, one, widthOf));
  return found.find(({ length }) => length === parts.length) ?? parts;
}

/** The lines, broken between words where they are too wide. */
export const broken = (lines: readonly string[], width: number, widthOf: WidthOf): readonly string[] =>
  lines.flatMap((line) => (widthOf(line) <= width ? [line] : parted(line, width, widthOf)));

/** The middle of its upper edge: below the point, above it where there is no room, and never beyond an edge. */
export function spotFor(
  { width, height }: Pick<Box, 'width' | 'height'>,
  { at, seen, below, above }: Place,
): Point {
  const under = at.y + below;
  const bottom = seen.y + seen.height - height - MARGIN;
  const over = Math.max(seen.y + MARGIN, Math.min(bottom, at.y - above - height));
  const [left, right] = [seen.x + width / 2 + MARGIN, seen.x + seen.width - width / 2 - MARGIN];
  return {
    x: Math.max(left, Math.min(right, at.x)),
    y: under <= bottom ? Math.max(seen.y + MARGIN, under) : over,
  };
}
