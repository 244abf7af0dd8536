import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Box, Point, Size } from '../geometry/geometry';

/** Whom the board is framed for, and in what window. */
export interface FramingContext<Action> {
  readonly seat: Seat | undefined;
  readonly legal: readonly Action[];
  readonly window: Size;
}

/** What is to be shown. */
export interface Frame extends Box {
  /** The part of it that has to be seen: as long as it is, the camera rests. */
  readonly core?: Box;
  /** It is to be in the middle: it is not enough that all of it can be seen. */
  readonly isExact?: boolean;
}

/** How much to show around something, in fields of the board. */
export interface Padding {
  readonly margin: number;
  /** The minimum, across and down. */
  readonly least: number;
}

/**
 * A box around points; `unit`: the size of a field in the world, `rise`: its height divided by its width.
 */
export function frameRound(
  points: readonly Point[],
  { margin, least }: Padding,
  unit: number,
  rise = 1,
): Box {
  const across = span(
    points.map(({ x }) => x),
    margin * unit,
    least * unit,
  );
  const down = span(
    points.map(({ y }) => y),
    margin * unit,
    least * unit * rise,
  );
  return { x: across.from, y: down.from, width: across.length, height: down.length };
}

function span(values: readonly number[], margin: number, least: number): { from: number; length: number } {
  const [low, high] = [Math.min(...values) - margin, Math.max(...values) + margin];
  const length = Math.max(high - low, least);
  return { from: (low + high - length) / 2, length };
}

/** Something that covers an edge of the window, with its width or height in pixels. */
interface Cover {
  readonly edge: 'left' | 'foot';
  readonly pixels: number;
  /** The share of its size to which the box may shrink at most. */
  readonly givesUp?: number;
}

/** To stay clear of what covers the edge the framed box may shrink to this share of its size, if nothing else is said. */
const GIVES_UP = 0.78;

/** The box extended at an edge, so that nothing of it lies under the cover. */
export function clearOf(box: Box, window: Size, { edge, pixels, givesUp = GIVES_UP }: Cover): Box {
  const side = edge === 'left' ? 'width' : 'height';
  const scale = Math.min(window.width / box.width, window.height / box.height);
  if (pixels === 0 || (window[side] - box[side] * scale) / 2 >= pixels) return box;
  const beside = Math.min(scale, (window[side] - pixels) / box[side]);
  const room = pixels / Math.max(beside, scale * givesUp);
  return { ...box, [side]: box[side] + room, ...(edge === 'left' && { x: box.x - room }) };
}
