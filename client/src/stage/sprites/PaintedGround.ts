import { Sprite } from 'pixi.js';
import type { Surface } from '../contract/boardDefinition';
import type { Box } from '../geometry/geometry';
import type { Rgb } from '../paint/light';
import type { Brush } from '../paint/pieces';
import { PixelRows } from '../paint/PixelRows';

/** How a ground is painted, in units of the board. */
export interface GroundPlan {
  readonly box: Box;
  /** How many pixels of the texture each shaded pixel covers, across and down: a soft ground needs few. */
  readonly coarse: number;
  readonly shade: (x: number, y: number) => Rgb;
  /** Sharp things on the ground. */
  details(brush: Brush): void;
}

/** The ground under a board: painted little by little after the board has opened, and faded in when it is whole. */
export class PaintedGround {
  readonly sprite = new Sprite();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Pixels of the texture for each unit of the board. */
  private readonly density: number;
  private readonly rows: PixelRows;
  private readonly done: () => void;

  constructor(
    private readonly surface: Surface,
    private readonly plan: GroundPlan,
  ) {
    const { box, coarse } = plan;
    this.density = surface.mostPixels / Math.max(box.width, box.height);
    const unit = coarse / this.density;
    const size = { width: Math.ceil(box.width / unit), height: Math.ceil(box.height / unit) };
    this.rows = new PixelRows(size, (x, y) => plan.shade(box.x + x * unit, box.y + y * unit));
    this.sprite.anchor.set(0.5);
    this.sprite.visible = false;
    this.sprite.position.set(box.x + box.width / 2, box.y + box.height / 2);
    this.done = surface.painting();
    this.later(() => this.paint());
  }

  destroy(): void {
    clearTimeout(this.timer);
    this.done();
  }

  /** Each slice is a task of its own, between which the page can do anything else. */
  private later(task: () => void): void {
    this.timer = setTimeout(task, 0);
  }

  private paint(): void {
    this.rows.step();
    this.later(() => (this.rows.isWhole ? this.enlarge() : this.paint()));
  }

  private enlarge(): void {
    const { box, coarse } = this.plan;
    const { width, height } = this.rows.size;
    const small = canvasOf(width, height);
    small.brush.putImageData(new ImageData(this.rows.pixels, width, height), 0, 0);
    const whole = canvasOf(Math.floor(box.width * this.density), Math.floor(box.height * this.density));
    whole.brush.imageSmoothingQuality = 'high';
    whole.brush.drawImage(small.canvas, 0, 0, width * coarse, height * coarse);
    this.later(() => this.finish(whole));
  }

  private finish({ canvas, brush }: Paper): void {
    const { box } = this.plan;
    brush.setTransform(this.density, 0, 0, this.density, -box.x * this.density, -box.y * this.density);
    this.plan.details(brush);
    // Its size in units comes from its scale: with the density of some boards as its resolution, WebGL draws nothing.
    this.sprite.texture = this.surface.textures.add('ground', canvas, 1);
    this.sprite.scale.set(1 / this.density);
    this.sprite.visible = true;
    this.surface.fade((share) => {
      this.sprite.alpha = share;
      if (share === 1) this.done();
    });
  }
}

interface Paper {
  readonly canvas: HTMLCanvasElement;
  readonly brush: Brush;
}

function canvasOf(width: number, height: number): Paper {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('The browser gives no canvas to paint on.');
  return { canvas, brush };
}
