import type { Graphics, GraphicsContext } from 'pixi.js';
import type { SeatShape } from '../../ui/theme/seatLooks';
import type { Point } from '../geometry/geometry';

type Pen = Graphics | GraphicsContext;
type Path = (pen: Pen, at: Point, radius: number) => Pen;

const regular =
  (corners: number, turn = 0): Path =>
  (pen, { x, y }, radius) =>
    pen.poly(
      Array.from({ length: corners }, (_, corner) => {
        const angle = (corner / corners) * 2 * Math.PI - Math.PI / 2 + turn;
        return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
      }),
    );

/**
 * A filled circle with only as many corners as can be seen at twice its size. PixiJS gives a circle more
 * than twice as many, and an outline four times as many again: a board has hundreds of them, and is also
 * drawn without a graphics card.
 */
export function disc(pen: Pen, { x, y }: Point, radius: number): Pen {
  return pen.regularPoly(x, y, radius, Math.ceil(5.5 * Math.sqrt(radius)));
}

/** The outline of each seat's shape; all look about equally heavy. */
const PATHS: Readonly<Record<SeatShape, Path>> = {
  circle: (pen, { x, y }, radius) => pen.circle(x, y, radius * 0.92),
  triangle: (pen, { x, y }, radius) => regular(3)(pen, { x, y: y + radius * 0.18 }, radius * 1.2),
  square: (pen, { x, y }, radius) =>
    pen.rect(x - radius * 0.84, y - radius * 0.84, radius * 1.68, radius * 1.68),
  diamond: (pen, at, radius) => regular(4)(pen, at, radius * 1.16),
  hexagon: (pen, at, radius) => regular(6)(pen, at, radius * 1.04),
  star: (pen, { x, y }, radius) => pen.star(x, y, 5, radius * 1.2, radius * 0.56),
};

export const shapePath = (pen: Pen, shape: SeatShape, at: Point, radius: number): Pen =>
  PATHS[shape](pen, at, radius);
