import type { Outline } from '../../../../stage/forms/outlines';
import type { Part, Shape } from '../../../../stage/forms/shapes';

/** The width of a cell. */
const CELL = 4;

function isInside(outline: Outline, x: number, y: number): boolean {
  let isIn = false;
  for (let at = 0; at < outline.length; at += 2) {
    const next = (at + 2) % outline.length;
    const [ax, ay, bx, by] = [outline[at]!, outline[at + 1]!, outline[next]!, outline[next + 1]!];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isIn = !isIn;
  }
  return isIn;
}

function isNear(outline: Outline, x: number, y: number, reach: number): boolean {
  for (let at = 0; at + 3 < outline.length; at += 2) {
    const [ax, ay, bx, by] = [outline[at]!, outline[at + 1]!, outline[at + 2]!, outline[at + 3]!];
    const [dx, dy] = [bx - ax, by - ay];
    const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    if (Math.hypot(ax + dx * share - x, ay + dy * share - y) <= reach) return true;
  }
  return false;
}

const covers = (shape: Shape, x: number, y: number): boolean =>
  shape.kind === 'solid'
    ? isInside(shape.outline, x, y)
    : shape.kind === 'bar' && isNear(shape.outline, x, y, shape.width / 2);

/** Which cells of a coarse grid a picture fills, row by row. */
export function silhouette(parts: readonly Part[]): readonly boolean[] {
  const shapes = parts.flat();
  const cells: boolean[] = [];
  for (let y = -52; y <= 52; y += CELL)
    for (let x = -54; x <= 54; x += CELL) cells.push(shapes.some((shape) => covers(shape, x, y)));
  return cells;
}
