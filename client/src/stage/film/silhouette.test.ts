import { Container, Sprite } from 'pixi.js';
import { Textures } from '../sprites/Textures';
import { AnimationQueue } from '../motions/animation';
import { silhouetteOf } from './silhouette';
import { whiten, type Filming } from './strikes';

class PaperCanvas {
  width = 1;
  height = 1;
  getContext(): unknown {
    return { setTransform: jest.fn(), drawImage: jest.fn(), fillRect: jest.fn() };
  }
}

beforeAll(() => void Object.assign(globalThis, { HTMLCanvasElement: PaperCanvas }));
const newTextures = (): Textures => new Textures(() => new PaperCanvas() as unknown as HTMLCanvasElement);
const PAINTING = { width: 60, height: 40, density: 2, paint: () => undefined };

test('the texture of a silhouette goes with it, and another of the same thing stays', () => {
  const textures = newTextures();
  const thing = new Container();
  thing.addChild(new Sprite(textures.of('ship', PAINTING)));
  const { bytes } = textures;
  const [one, other] = [silhouetteOf(thing, textures), silhouetteOf(thing, textures)];
  expect(textures.bytes).toBe(bytes * 3);
  one.destroy({ children: true });
  expect(textures.bytes).toBe(bytes * 2);
  other.destroy({ children: true });
  expect(textures.bytes).toBe(bytes);
});

test('what is faint is no part of a silhouette', () => {
  const textures = newTextures();
  const thing = new Container();
  const [body, shadow] = ['body', 'shadow'].map((name) => new Sprite(textures.of(name, PAINTING)));
  shadow!.alpha = 0.59;
  thing.addChild(shadow!, body!);
  expect(silhouetteOf(thing, textures).children).toHaveLength(1);
});

test('a unit is white without its shadow, its base and its signs, and without what is not shown of it', () => {
  const textures = newTextures();
  const root = new Container();
  const [shadow, base, flat, body, signs] = ['shadow', 'base', 'flat', 'body', 'signs'].map(
    (name) => new Sprite(textures.of(name, PAINTING)),
  ) as [Sprite, Sprite, Sprite, Sprite, Sprite];
  flat.visible = false;
  body.rotation = 2;
  root.addChild(shadow, base, flat, body, signs);
  const filming = { sprites: { sparks: { textures } }, isCalm: () => false } as unknown as Filming;
  const queue = new AnimationQueue();
  queue.add(whiten(filming, () => ({ root, aside: [shadow, base, signs] })));
  queue.step(0);
  const [white] = root.children.slice(5);
  expect(white?.children.map(({ rotation }) => rotation)).toEqual([2]);
  queue.step(1000);
  expect(root.children).toHaveLength(5);
});
