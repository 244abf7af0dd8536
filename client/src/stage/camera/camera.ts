import { requireBox, requireFinite } from '../geometry/finite';
import type { Box, Point, Size } from '../geometry/geometry';

/** Where the world is drawn: screen = world * scale + offset. */
export interface Shot {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The largest zoom, as a multiple of the scale at which the board just fits. */
const NEAREST = 5;

/** The bounds of a world, and the zoom that it always permits. */
export interface World extends Box {
  /** Pixels per unit that can always be reached, however large the world is. */
  readonly nearest?: number;
}

/**
 * Looks at a world through a window; both may change size. The world always fills the window as far as it
 * can, and never leaves it. Throws at once where a world, a window or a shot is not made of finite numbers.
 */
export class Camera {
  private window: Size = { width: 1, height: 1 };
  private at: Shot = { scale: 1, x: 0, y: 0 };

  constructor(private world: World) {
    requireBox('The world of a camera', world);
  }

  get shot(): Shot {
    return this.at;
  }

  get fitted(): boolean {
    return this.at.scale <= this.fitScale * 1.001;
  }

  get fitScale(): number {
    return Math.min(this.window.width / this.world.width, this.window.height / this.world.height);
  }

  /** Sets a new window size: a board that fitted fits again, one that was zoomed in keeps its middle. */
  resize(window: Size): void {
    requireBox('The window of a camera', { x: 0, y: 0, ...window });
    const fitted = this.fitted || this.window.width <= 1;
    const middle = this.toWorld({ x: this.window.width / 2, y: this.window.height / 2 });
    const zoom = this.at.scale / this.fitScale;
    this.window = window;
    if (fitted) {
      this.fit();
      return;
    }
    const scale = this.fitScale * zoom;
    this.set(scale, window.width / 2 - middle.x * scale, window.height / 2 - middle.y * scale);
  }

  /** Sets another world and shows it whole. False where it is the same one. */
  inhabit(world: World): boolean {
    const old = this.world;
    const isSame = (['x', 'y', 'width', 'height', 'nearest'] as const).every(
      (key) => old[key] === world[key],
    );
    if (isSame) return false;
    requireBox('The world of a camera', world);
    this.world = world;
    this.fit();
    return true;
  }

  fit(): void {
    this.set(this.fitScale, 0, 0);
  }

  get size(): Size {
    return this.window;
  }

  /** The part of the world that fills the window, from this shot. */
  seen({ scale, x, y }: Shot = this.at): Box {
    const { width, height } = this.window;
    return { x: -x / scale, y: -y / scale, width: width / scale, height: height / scale };
  }

  take({ scale, x, y }: Shot): void {
    this.set(scale, x, y);
  }

  /** The closest shot that shows all of a box, centred as far as the world allows. */
  shotOf({ x, y, width, height }: Box): Shot {
    requireFinite('What a camera is to show', { x, y, width, height });
    const { window } = this;
    const scale = this.clampScale(Math.min(window.width / width, window.height / height));
    return this.bound({
      scale,
      x: window.width / 2 - (x + width / 2) * scale,
      y: window.height / 2 - (y + height / 2) * scale,
    });
  }

  /** Scales by a factor, keeping the world under `point` (screen) in place. */
  zoom(factor: number, point: Point = { x: this.window.width / 2, y: this.window.height / 2 }): void {
    const under = this.toWorld(point);
    const scale = this.clampScale(this.at.scale * factor);
    this.set(scale, point.x - under.x * scale, point.y - under.y * scale);
  }

  /** Centres a point of the world in the window, as far as the world allows. */
  centre({ x, y }: Point): void {
    const { scale } = this.at;
    this.set(scale, this.window.width / 2 - x * scale, this.window.height / 2 - y * scale);
  }

  pan(by: Point): void {
    this.set(this.at.scale, this.at.x + by.x, this.at.y + by.y);
  }

  /** Shows the whole board when zoomed in, otherwise zooms in on `point` (screen). */
  toggle(point: Point): void {
    if (this.fitted) this.zoom(2.2, point);
    else this.fit();
  }

  toWorld(point: Point): Point {
    return { x: (point.x - this.at.x) / this.at.scale, y: (point.y - this.at.y) / this.at.scale };
  }

  toScreen(point: Point): Point {
    return { x: point.x * this.at.scale + this.at.x, y: point.y * this.at.scale + this.at.y };
  }

  private clampScale(scale: number): number {
    const most = Math.max(this.fitScale * NEAREST, this.world.nearest ?? 0);
    return Math.min(Math.max(scale, this.fitScale), most);
  }

  private set(scale: number, x: number, y: number): void {
    requireFinite('The shot of a camera', { scale, x, y });
    this.at = this.bound({ scale: this.clampScale(scale), x, y });
  }

  /** Shows nothing beyond the world as long as the world fills the window. */
  private bound({ scale, x, y }: Shot): Shot {
    const { width, height } = this.window;
    return {
      scale,
      x: hold(x, { scale, from: this.world.x, length: this.world.width, window: width }),
      y: hold(y, { scale, from: this.world.y, length: this.world.height, window: height }),
    };
  }
}

interface Span {
  readonly scale: number;
  readonly from: number;
  readonly length: number;
  readonly window: number;
}

/** Along one axis: centred when it fits, otherwise covering the whole window. */
function hold(offset: number, { scale, from, length, window }: Span): number {
  const slack = window - length * scale;
  if (slack >= 0) return slack / 2 - from * scale;
  return Math.min(-from * scale, Math.max(slack - from * scale, offset));
}
