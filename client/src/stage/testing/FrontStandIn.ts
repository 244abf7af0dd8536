import { Container, Texture } from 'pixi.js';
import { Particles } from '../film/Particles';
import { Traces } from '../film/Traces';
import type { Textures } from '../sprites/Textures';

const HOLE = /undefined|NaN|\[object/u;

const textures = { of: () => Texture.EMPTY, drop: () => undefined } as unknown as Textures;
const surface = { drawnWith: 'canvas', textures } as const;

/** What lies over and under the units of a board, without a canvas: what is said is kept, what is drawn is counted. */
export class FrontStandIn {
  readonly said: string[] = [];
  private things = 0;
  private readonly thing = () => {
    this.things += 1;
    const position = { copyFrom: () => undefined, set: () => undefined };
    const one = { position, scale: { set: () => undefined }, destroyed: false, alpha: 1, y: 0, rotation: 0 };
    return Object.assign(one, {
      destroy: () => {
        this.things -= 1;
        one.destroyed = true;
      },
    });
  };
  private readonly say = (text: string) => {
    if (HOLE.test(text)) throw new Error(`This is said: ${text}.`);
    this.said.push(text);
  };
  private readonly written = (text: string) => {
    this.say(text);
    return this.thing();
  };
  readonly sparks = {
    ...{ size: 1, textures, particles: new Particles(surface), traces: new Traces(surface) },
    ...{ coin: this.thing, ring: this.thing, flash: this.thing, aim: this.thing, rising: new Set() },
    ...{ word: this.written, banner: this.written, upFront: this.thing, over: this.thing },
    ...{ root: new Container(), middle: { x: 400, y: 100 } },
    seen: { x: 0, y: 0, width: 800, height: 600 },
  };
  readonly roll = {
    root: { visible: false },
    faces: new Container(),
    placeAt: () => undefined,
    /** A test may look at the dice. */
    show: (_dice: readonly number[]): void => undefined,
    tell: (lines: readonly string[]) => lines.forEach(this.say),
  };

  /** Temporary drawings that have not been removed yet. */
  get drawn(): number {
    return this.things + this.sparks.particles.lent + this.sparks.root.children.length;
  }
}
