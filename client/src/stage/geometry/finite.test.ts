import { Container } from 'pixi.js';
import { Camera } from '../camera/camera';
import { requireDrawable } from './finite';

const WORLD = { x: 0, y: 0, width: 100, height: 100 };

describe('a camera refuses what is not made of finite numbers', () => {
  test.each([
    ['a world without a width', () => new Camera({ ...WORLD, width: Number.NaN }), 'width = NaN'],
    ['an endless world', () => new Camera({ ...WORLD, height: Infinity }), 'height = Infinity'],
    ['an empty world', () => new Camera({ ...WORLD, width: 0 }), 'is empty'],
    ['another world', () => new Camera(WORLD).inhabit({ ...WORLD, x: Number.NaN }), 'x = NaN'],
    ['a window', () => new Camera(WORLD).resize({ width: Number.NaN, height: 5 }), 'width = NaN'],
    ['a shot', () => new Camera(WORLD).take({ scale: Number.NaN, x: 0, y: 0 }), 'scale = NaN'],
    ['a box', () => new Camera(WORLD).shotOf({ ...WORLD, y: Number.NaN }), 'y = NaN'],
    ['a zoom', () => new Camera(WORLD).zoom(Number.NaN), 'scale = NaN'],
    ['a point', () => new Camera(WORLD).centre({ x: Number.NaN, y: 0 }), 'x = NaN'],
    ['a drag', () => new Camera(WORLD).pan({ x: 0, y: Number.NaN }), 'y = NaN'],
  ])('%s', (_, look, why) => {
    expect(look).toThrow(why);
  });
});

describe('a board refuses to rest with something that is nowhere', () => {
  const boardWith = (change: (unit: Container) => void): Container => {
    const [board, unit] = [new Container(), new Container({ label: 'robot' })];
    board.addChild(new Container(), unit);
    change(unit);
    return board;
  };

  test.each<[string, (unit: Container) => void]>([
    ['x', (unit) => unit.position.set(Number.NaN, 0)],
    ['rotation', (unit) => (unit.rotation = Number.NaN)],
    ['high', (unit) => unit.scale.set(1, Infinity)],
    ['pivotX', (unit) => unit.pivot.set(Number.NaN, 0)],
    ['alpha', (unit) => (unit.alpha = Number.NaN)],
  ])('by its %s', (what, change) => {
    expect(() => requireDrawable(boardWith(change))).toThrow(new RegExp(`robot 1 .*${what} = `, 'u'));
  });

  test('and everything else may be drawn', () => {
    expect(() => requireDrawable(boardWith((unit) => unit.position.set(3, 4)))).not.toThrow();
  });
});
