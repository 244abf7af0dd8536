import type { Graphics } from 'pixi.js';
import type { Point } from './geometry';
import type { Palette } from './palette';
import { drawReticle } from './reticle';

/** On the screen, in pixels, whatever the zoom. */
const LINE = 3;
const SMALLEST = 15;

interface Shown {
  /** What the lesson is about: four arcs around each. */
  readonly marks: readonly Point[];
  /** What the recommended order is about: a ring around each. */
  readonly next: readonly Point[];
}

/** What a lesson points at on the board. It stands still, so that a board at rest costs nothing. */
export class GuideMarks {
  private scale = 1;
  private shown: { readonly points: Shown; readonly palette: Palette } | undefined;

  /**
   * `root`: what it draws with, given so that this file does not load PixiJS. `radius`: from the middle of a unit to
   * the mark around it.
   */
  constructor(
    readonly root: Graphics,
    private readonly radius: number,
  ) {}

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
    const radius = Math.max(this.radius, SMALLEST / this.scale);
    for (const point of points.marks) {
      drawReticle(this.root, point, radius, { color: palette.ink, width: width * 2, alpha: 0.8 });
      drawReticle(this.root, point, radius, { color: palette.text, width });
    }
    for (const { x, y } of points.next) {
      this.root.circle(x, y, radius).stroke({ color: palette.ink, width: width * 2.4, alpha: 0.8 });
      this.root.circle(x, y, radius).stroke({ color: palette.reach, width: width * 1.4 });
    }
  }
}
