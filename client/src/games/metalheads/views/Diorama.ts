import type { MonsterId } from '@gearhall/shared/games/metalheads/content/monsters';
import { Container, Rectangle, Sprite, Texture } from 'pixi.js';
import type { Layer } from '../../../stage/cards/contract';
import type { Surface } from '../../../stage/contract/boardDefinition';
import type { Box } from '../../../stage/geometry/geometry';
import { framePainting, layerPainting, skyPainting } from '../paint/dioramas';

/** How far a layer can be moved behind the frame to each side, in pixels. */
const MARGIN = 24;
const LAYERS = ['far', 'near'] as const;

/** A layer of land that is wider than its frame. */
class LandLayer implements Layer {
  readonly sprite: Sprite;
  private readonly window: Texture;

  constructor(whole: Texture, { x, y, width, height }: Box) {
    const frame = new Rectangle(MARGIN, 0, width, height);
    this.window = new Texture({ source: whole.source, frame, dynamic: true });
    this.sprite = new Sprite(this.window);
    this.sprite.position.set(x, y);
  }

  slide(by: number): void {
    this.window.frame.x = MARGIN + Math.min(MARGIN, Math.max(-MARGIN, by));
    this.window.update();
  }

  destroy(): void {
    this.sprite.destroy();
    this.window.destroy();
  }
}

/** The land where the Monster lives, in two layers under a sky, across the whole table. */
export class Diorama {
  readonly root = new Container();
  private readonly layers = new Map<string, LandLayer>();
  private shown = '';

  constructor(private readonly surface: Surface) {}

  layer(name: string): Layer | undefined {
    return this.layers.get(name);
  }

  show(monster: MonsterId, box: Box): void {
    const shown = `${monster} ${box.x} ${box.y} ${box.width} ${box.height}`;
    if (shown === this.shown) return;
    this.shown = shown;
    this.clear();
    const { textures } = this.surface;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const sky = new Sprite(textures.of('sky', skyPainting(monster, box)));
    sky.anchor.set(0.5);
    sky.position.copyFrom(middle);
    this.root.addChild(sky);
    const wide = { width: box.width + 2 * MARGIN, height: box.height };
    for (const name of LAYERS) {
      const layer = new LandLayer(textures.of(name, layerPainting(monster, name, wide)), box);
      this.layers.set(name, layer);
      this.root.addChild(layer.sprite);
    }
    const frame = new Sprite(textures.of('frame', framePainting(box)));
    frame.anchor.set(0.5);
    frame.position.copyFrom(middle);
    this.root.addChild(frame);
  }

  destroy(): void {
    this.clear();
    this.root.destroy();
  }

  private clear(): void {
    for (const layer of this.layers.values()) layer.destroy();
    this.layers.clear();
    this.root.removeChildren().forEach((child) => child.destroy());
    for (const name of ['sky', ...LAYERS, 'frame']) this.surface.textures.drop(name);
  }
}
