import { Sprite } from 'pixi.js';
import type { Painting, Textures } from './Textures';

/** A sprite that is painted anew for each of its many states: only what it shows now has a texture. */
export class RepaintedSprite {
  readonly sprite = new Sprite();
  private shown = '';
  private paintings = 0;

  constructor(private readonly textures: Textures) {
    this.sprite.anchor.set(0.5);
  }

  paint(painting: Painting): void {
    const { sprite, textures, shown } = this;
    this.paintings += 1;
    this.shown = `repainted ${sprite.uid} ${this.paintings}`;
    sprite.texture = textures.of(this.shown, painting);
    textures.drop(shown);
  }

  /** Frees its texture; the sprite is destroyed with what it lies in. */
  destroy(): void {
    this.textures.drop(this.shown);
  }
}
