import { Sprite } from 'pixi.js';
import type { Brush } from '../paint/pieces';
import { mostPixels, Textures } from './Textures';

/** A canvas as far as a texture needs one, where there is no page. */
function paperCanvas(): HTMLCanvasElement {
  const brush = { setTransform: jest.fn() };
  return { width: 1, height: 1, getContext: () => brush } as unknown as HTMLCanvasElement;
}

const painting = (paint: (brush: Brush) => void = () => undefined) => ({
  ...{ width: 60, height: 40, density: 2 },
  paint,
});

test('a sprite has the size of its painting, in units of the board, around its middle', () => {
  const textures = new Textures(paperCanvas);
  const sprite = new Sprite(textures.of('ship', painting()));
  expect([sprite.width, sprite.height]).toEqual([60, 40]);
  expect([sprite.anchor.x, sprite.anchor.y]).toEqual([0.5, 0.5]);
  expect(textures.bytes).toBe(120 * 80 * 4);
});

test('a picture is painted once for all sprites that show it', () => {
  const textures = new Textures(paperCanvas);
  const paint = jest.fn();
  expect(textures.of('ship', painting(paint))).toBe(textures.of('ship', painting(paint)));
  expect(paint).toHaveBeenCalledTimes(1);
});

test('nothing is left of the textures of a board that is closed', () => {
  const canvases: HTMLCanvasElement[] = [];
  const textures = new Textures(() => {
    canvases.push(paperCanvas());
    return canvases.at(-1)!;
  });
  const texture = textures.of('ship', painting());
  textures.destroy();
  expect(textures.bytes).toBe(0);
  expect(texture.destroyed).toBe(true);
  expect(canvases.map(({ width }) => width)).toEqual([0]);
});

test('a new picture of the same name takes the place of the old one', () => {
  const textures = new Textures(paperCanvas);
  const old = textures.of('ground', painting());
  const next = textures.add('ground', paperCanvas(), 1);
  expect(old.destroyed).toBe(true);
  expect(textures.of('ground', painting())).toBe(next);
});

test.each([
  ['a desk', { width: 1440, height: 900, ratio: 1 }, 2048],
  ['a phone', { width: 390, height: 844, ratio: 3 }, 1024],
  ['a screen that shows little', { width: 1440, height: 900, ratio: 0.25 }, 720],
])('%s is worth textures of so many pixels', (_, { ratio, ...screen }, most) => {
  Object.assign(globalThis, { screen, devicePixelRatio: ratio });
  try {
    expect(mostPixels()).toBe(most);
  } finally {
    Reflect.deleteProperty(globalThis, 'screen');
    Reflect.deleteProperty(globalThis, 'devicePixelRatio');
  }
});
