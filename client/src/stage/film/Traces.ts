import { Container, Sprite } from 'pixi.js';
import type { Surface } from '../contract/boardDefinition';
import type { Point } from '../geometry/geometry';
import { GRAINS, type Grain } from './grains';

const MOST_TRACES = 40;
/** The last of them before one disappears: these are seen less and less. */
const FADING = 10;

/** A mark on the ground. */
export interface Trace extends Point {
  readonly grain: Grain;
  readonly colour: number;
  /** Its width and height, in units of the board. */
  readonly width: number;
  readonly height?: number;
  readonly rotation?: number;
  readonly alpha?: number;
}

/** What fights leave on the ground: soot, craters, tyre marks, oil. They stay; the oldest fade and make room. */
export class Traces {
  readonly root = new Container();
  private readonly alphas = new Map<Sprite, number>();

  constructor(private readonly surface: Pick<Surface, 'drawnWith' | 'textures'>) {}

  get count(): number {
    return this.alphas.size;
  }

  add({ grain, colour, x, y, width, height = width, rotation = 0, alpha = 0.75 }: Trace): void {
    const sprite = new Sprite(this.surface.textures.of(`grain ${grain}`, GRAINS[grain]));
    sprite.anchor.set(0.5);
    sprite.setSize(width, height);
    sprite.tint = colour;
    sprite.rotation = rotation;
    sprite.position.set(x, y);
    this.lay(sprite, alpha);
  }

  /** Lays something down that has been drawn already: a wreck, burnt trees. */
  lay(sprite: Sprite, alpha = 1): void {
    this.root.addChild(sprite);
    this.alphas.set(sprite, alpha);
    this.fade();
  }

  /** What left them has not happened. */
  clear(): void {
    for (const sprite of [...this.alphas.keys()]) this.remove(sprite);
  }

  private fade(): void {
    const all = [...this.alphas];
    const surplus = all.length - MOST_TRACES;
    all.forEach(([sprite, alpha], index) => {
      const age = index - surplus;
      sprite.alpha = alpha * Math.min(1, all.length < MOST_TRACES ? 1 : (age + 1) / FADING);
      if (age < 0) this.remove(sprite);
    });
  }

  private remove(sprite: Sprite): void {
    this.alphas.delete(sprite);
    sprite.destroy();
  }
}
