import { Container, Texture } from 'pixi.js';
import { Particles } from '../film/Particles';
import { Traces } from '../film/Traces';
import type { Textures } from '../sprites/Textures';

const HOLE = /undefined|NaN|\[object/u;

const textures = { of: () => Texture.EMPTY } as unknown as Textures;
const surface = { drawnWith: 'canvas', textures } as const;

/** What lies over and under the units of a board, without a canvas: what is said is kept, what is drawn is counted. */
export class FrontStandIn {
  readonly said: string[] = [];
  private things = 0;
  private readonly thing = () => {
    this.things += 1;
    const position = { copyFrom: () => undefined };
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
    ...{ coin: this.thing, ring: this.thing, flash: this.thing, aim: this.thing, tracer: this.thing },
    ...{ word: this.written, banner: this.written },
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
    return this.things + this.sparks.particles.lent;
  }
}
