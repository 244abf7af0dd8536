import { Container, Graphics, GraphicsContext, Sprite } from 'pixi.js';
import type { Textures } from '../sprites/Textures';

const WHITE = 0xffffff;
/** What is fainter is a shadow or a glow, and no part of a body. */
const SOLID = 0.6;

/** The shape of a thing in plain white, to lie over it; its texts are left out. */
export function silhouetteOf(thing: Container, textures: Textures): Container {
  const white = ownShape(thing, textures) ?? new Container();
  white.position.copyFrom(thing.position);
  white.scale.copyFrom(thing.scale);
  white.rotation = thing.rotation;
  for (const child of thing.children)
    if (child.visible && child.alpha >= SOLID) white.addChild(silhouetteOf(child, textures));
  return white;
}

function ownShape(thing: Container, textures: Textures): Container | undefined {
  if (thing instanceof Graphics) return new Graphics(whiteShapes(thing.context));
  if (thing instanceof Sprite) return whiteSprite(thing, textures);
  return undefined;
}

function whiteShapes({ instructions }: GraphicsContext): GraphicsContext {
  const white = new GraphicsContext();
  white.instructions = instructions.flatMap((one) => {
    if (one.action === 'texture' || one.data.style.alpha < SOLID) return [];
    const style = { ...one.data.style, color: WHITE, alpha: 1 };
    return [{ ...one, data: { ...one.data, style } } as typeof one];
  });
  return white;
}

function whiteSprite({ texture, anchor }: Sprite, textures: Textures): Sprite | undefined {
  const { resource } = texture.source as { readonly resource?: unknown };
  if (typeof HTMLCanvasElement === 'undefined' || !(resource instanceof HTMLCanvasElement)) return undefined;
  const { width, height } = texture;
  const sprite = new Sprite();
  const name = `white ${sprite.uid}`;
  sprite.texture = textures.of(name, {
    ...{ width, height, density: texture.source.resolution },
    paint: (brush) => {
      brush.drawImage(resource, -width / 2, -height / 2, width, height);
      brush.globalCompositeOperation = 'source-in';
      brush.fillStyle = '#ffffff';
      brush.fillRect(-width / 2, -height / 2, width, height);
    },
  });
  // It is seen for a moment, and the texture that it is made of may be a unit's own.
  sprite.once('destroyed', () => textures.drop(name));
  sprite.anchor.copyFrom(anchor);
  return sprite;
}
