import { Container, Sprite } from 'pixi.js';
import type { Surface } from '../contract/boardDefinition';
import { GRAINS, SHINING, type Grain } from './grains';

/** More are never drawn at the same time: what comes too late is left out. */
export const MOST_PARTICLES = 256;

/** Small things in flight: sprites that are lent to an animation and come back. */
export class Particles {
  readonly root = new Container();
  private readonly idle: Sprite[] = [];
  private made = 0;

  constructor(private readonly surface: Pick<Surface, 'drawnWith' | 'textures'>) {}

  /** How many are in flight. */
  get lent(): number {
    return this.made - this.idle.length;
  }

  /** Lends a sprite; `undefined` where all of them are in flight. */
  take(grain: Grain, colour: number): Sprite | undefined {
    const sprite = this.idle.pop() ?? this.another();
    if (!sprite) return undefined;
    const { textures, drawnWith } = this.surface;
    sprite.texture = textures.of(`grain ${grain}`, GRAINS[grain]);
    sprite.anchor.set(0.5);
    sprite.tint = colour;
    sprite.alpha = 1;
    sprite.visible = true;
    sprite.rotation = 0;
    sprite.scale.set(1);
    sprite.blendMode = drawnWith === 'webgl' && SHINING.has(grain) ? 'add' : 'normal';
    this.root.addChild(sprite);
    return sprite;
  }

  give(sprite: Sprite): void {
    if (sprite.destroyed || sprite.parent !== this.root) return;
    this.root.removeChild(sprite);
    this.idle.push(sprite);
  }

  destroy(): void {
    for (const sprite of this.idle) sprite.destroy();
  }

  private another(): Sprite | undefined {
    if (this.made >= MOST_PARTICLES) return undefined;
    this.made += 1;
    return new Sprite();
  }
}
