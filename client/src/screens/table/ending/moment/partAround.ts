import type { Point, Size } from '../../../../stage/geometry/geometry';

/** A rectangle within a picture, in shares of it. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const WHOLE: Part = { x: 0, y: 0, width: 1, height: 1 };
/** How much of a picture shows what happens at a point of it. */
const CLOSE = 0.5;

/** The part of a picture round a point, in its pixels: within the picture, and of its shape. Without a point all of it. */
export function partAround(point: Point | undefined, { width, height }: Size): Part {
  if (!point) return WHOLE;
  return { x: from(point.x / width), y: from(point.y / height), width: CLOSE, height: CLOSE };
}

const from = (middle: number): number => Math.min(Math.max(0, middle - CLOSE / 2), 1 - CLOSE);
