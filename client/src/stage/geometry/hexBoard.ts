import { turned, type Direction } from '@gearhall/shared/core/game/hex';
import type { Point } from './geometry';

/**
 * Hex boards in rows. A cell has a doubled column (neighbours in a row differ by 2, every other row is
 * indented by 1) and a row; `pitch` is the distance of neighbouring centres.
 */
export interface Cell {
  readonly x: number;
  readonly row: number;
}

const ROW_RISE = Math.sqrt(3) / 2;

export const centreOf = (cell: Cell, pitch: number): Point => ({
  x: (cell.x * pitch) / 2,
  y: cell.row * pitch * ROW_RISE,
});

/** The edge between two adjacent cells: the end points of the line that separates their hexagons. */
export function edgeBetween(a: Cell, b: Cell, pitch: number): readonly [Point, Point] {
  const from = centreOf(a, pitch);
  const to = centreOf(b, pitch);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const half = 1 / (2 * Math.sqrt(3));
  const along = { x: -(to.y - from.y) * half, y: (to.x - from.x) * half };
  return [
    { x: middle.x - along.x, y: middle.y - along.y },
    { x: middle.x + along.x, y: middle.y + along.y },
  ];
}

/** The cell whose centre is nearest to a point, if it is within `reach` of it. */
export function nearest<Item>(
  point: Point,
  items: readonly { readonly item: Item; readonly at: Point }[],
  reach: number,
): Item | undefined {
  let best: Item | undefined;
  let least = reach * reach;
  for (const { item, at } of items) {
    const away = (at.x - point.x) ** 2 + (at.y - point.y) ** 2;
    if (away <= least) {
      least = away;
      best = item;
    }
  }
  return best;
}

/** The direction in which a point lies, where direction 0 points at the angle `first`. */
export const directionTo = (from: Point, to: Point, first: number): Direction =>
  turned(0, Math.round((Math.atan2(to.y - from.y, to.x - from.x) - first) / (Math.PI / 3)));

/** The slanted bars of a hazard stripe along a line: four corners each, for `poly`. */
export function hazardBars(line: readonly [Point, Point], thickness: number, bars: number): number[][] {
  const [from, to] = line;
  const step = { x: (to.x - from.x) / (bars * 2), y: (to.y - from.y) / (bars * 2) };
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const across = {
    x: (-(to.y - from.y) / length) * (thickness / 2),
    y: ((to.x - from.x) / length) * (thickness / 2),
  };
  return Array.from({ length: bars }, (_, bar) => {
    const at = (halves: number, side: number): [number, number] => [
      from.x + step.x * (bar * 2 + halves) + across.x * side,
      from.y + step.y * (bar * 2 + halves) + across.y * side,
    ];
    return [...at(0, -1), ...at(1, -1), ...at(2, 1), ...at(1, 1)];
  });
}
