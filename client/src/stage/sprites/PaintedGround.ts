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
  /** More of them, each in a task of its own. */
  readonly steps?: readonly ((brush: Brush) => void)[];
  /** Of its texture, where another ground may still be seen. */
  readonly name?: string;
}

/** The number of rows of a band: a ground is enlarged band by band, each in a few milliseconds. */
const BAND = 128;

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
    /** Called when nothing of what lies under it can be seen any more. */
    private readonly covered: () => void = () => undefined,
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
    const bands = Array.from({ length: Math.ceil(whole.canvas.height / BAND) }, (_, band) => () => {
      whole.brush.save();
      whole.brush.beginPath();
      whole.brush.rect(0, band * BAND, whole.canvas.width, BAND);
      whole.brush.clip();
      whole.brush.drawImage(small.canvas, 0, 0, width * coarse, height * coarse);
      whole.brush.restore();
    });
    this.oneByOne(bands, () => this.sharpen(whole));
  }

  private sharpen(whole: Paper): void {
    const { box, steps = [] } = this.plan;
    const { brush } = whole;
    brush.setTransform(this.density, 0, 0, this.density, -box.x * this.density, -box.y * this.density);
    const all = [(on: Brush) => this.plan.details(on), ...steps];
    this.oneByOne(
      all.map((step) => () => step(brush)),
      () => this.finish(whole),
    );
  }

  private oneByOne([first, ...others]: readonly (() => void)[], then: () => void): void {
    this.later(() => {
      first?.();
      if (others.length > 0) this.oneByOne(others, then);
      else then();
    });
  }

  private finish({ canvas }: Paper): void {
    // Its size in units comes from its scale: with the density of some boards as its resolution, WebGL draws nothing.
    this.sprite.texture = this.surface.textures.add(this.plan.name ?? 'ground', canvas, 1);
    this.sprite.scale.set(1 / this.density);
    this.sprite.visible = true;
    this.surface.fade((share) => {
      this.sprite.alpha = share;
      if (share !== 1) return;
      this.done();
      this.covered();
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
