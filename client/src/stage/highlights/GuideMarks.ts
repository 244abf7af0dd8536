import type { Graphics } from 'pixi.js';
import type { Point, Size } from '../geometry/geometry';
import type { Palette } from '../drawing/palette';
import { drawReticle } from './reticle';

/** On the screen, in pixels, whatever the zoom. */
const LINE = 3;
const SMALLEST = 15;
/** How round a card's corners are, in units of the board. */
const CORNER = 9;

/** Something with marks around it: its middle, and how far from there they stand; or its size, if it is a card. */
export type Marked = Point & ({ readonly radius: number } | { readonly size: Size });

interface Line {
  readonly color: number;
  readonly width: number;
  readonly alpha?: number;
}

interface Shown {
  /** What the lesson is about: four arcs around each. */
  readonly marks: readonly Marked[];
  /** What the recommended order is about: a ring around each. */
  readonly next: readonly Marked[];
}

/** What a lesson points at on the board. It stands still, so that a board at rest costs nothing. */
export class GuideMarks {
  private scale = 1;
  private shown: { readonly points: Shown; readonly palette: Palette } | undefined;

  /** `root`: what it draws with, given so that this file does not load PixiJS. */
  constructor(readonly root: Graphics) {}

  update(points: Shown, palette: Palette): void {
    this.shown = { points, palette };
    this.draw();
  }

  /** `scale`: screen pixels per unit of the board. */
  zoomed(scale: number): void {
    if (scale === this.scale) return;
    this.scale = scale;
    this.draw();
  }

  clear(): void {
    this.shown = undefined;
    this.draw();
  }

  private draw(): void {
    this.root.clear();
    if (!this.shown) return;
    const { points, palette } = this.shown;
    const width = LINE / this.scale;
    for (const point of points.marks) {
      this.mark(point, { color: palette.ink, width: width * 2, alpha: 0.8 });
      this.mark(point, { color: palette.text, width });
    }
    for (const point of points.next) {
      this.ring(point, { color: palette.ink, width: width * 2.4, alpha: 0.8 });
      this.ring(point, { color: palette.reach, width: width * 1.4 });
    }
  }

  private mark(point: Marked, line: Line): void {
    if ('size' in point) drawCorners(this.root, point, line);
    else drawReticle(this.root, point, this.radiusOf(point.radius), line);
  }

  private ring(point: Marked, line: Line): void {
    if ('size' in point) {
      const { width, height } = point.size;
      this.root.roundRect(point.x - width / 2, point.y - height / 2, width, height, CORNER).stroke(line);
    } else this.root.circle(point.x, point.y, this.radiusOf(point.radius)).stroke(line);
  }

  private radiusOf(radius: number): number {
    return Math.max(radius, SMALLEST / this.scale);
  }
}

/** The four corners of a card. */
function drawCorners(pen: Graphics, { x, y, size }: Point & { readonly size: Size }, line: Line): void {
  const arm = size.width / 4;
  for (const [right, down] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    const corner = { x: x + (right * size.width) / 2, y: y + (down * size.height) / 2 };
    pen
      .moveTo(corner.x - right * arm, corner.y)
      .lineTo(corner.x, corner.y)
      .lineTo(corner.x, corner.y - down * arm)
      .stroke({ ...line, join: 'round', cap: 'round' });
  }
}
