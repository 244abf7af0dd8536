import { brightness, LIGHT, litGround } from './light';
import { noiseOf, seeded } from './noise';
import { turned } from './pieces';
import { PixelRows } from './PixelRows';

const SOME = Array.from({ length: 400 }, (_, index) => [index * 0.37 - 50, index * 0.91 - 120] as const);

test('noise is the same for the same seed, and another for another', () => {
  const [one, same, other] = [noiseOf(7), noiseOf(7), noiseOf(8)];
  expect(SOME.map(([x, y]) => one.fbm(x, y))).toEqual(SOME.map(([x, y]) => same.fbm(x, y)));
  expect(SOME.map(([x, y]) => one.at(x, y))).not.toEqual(SOME.map(([x, y]) => other.at(x, y)));
  expect(seeded(3)()).toBe(seeded(3)());
});

test('noise stays between 0 and 1, and is smooth', () => {
  const { at, fbm } = noiseOf(7);
  for (const [x, y] of SOME) {
    for (const value of [at(x, y), fbm(x, y)]) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
    expect(Math.abs(at(x, y) - at(x + 0.01, y))).toBeLessThan(0.03);
  }
});

test('what faces the upper left is brighter than what is flat, and that than what faces away', () => {
  const [toward, flat, away] = [brightness(0.6, 0.6), brightness(0, 0), brightness(-0.6, -0.6)];
  expect(toward).toBeGreaterThan(flat);
  expect(flat).toBeGreaterThan(away);
  expect([LIGHT.x < 0, LIGHT.y < 0, LIGHT.z > 0]).toEqual([true, true, true]);
});

test('a ground has its own colour under the light', () => {
  const ground = litGround(
    () => 4,
    () => [100, 50, 0],
  );
  const light = brightness(0, 0);
  expect(ground(3, 9)).toEqual([100 * light, 50 * light, 0]);
});

test('a ground of any size is painted in slices of few rows', () => {
  for (const width of [1, 512, 5000]) {
    const ground = new PixelRows({ width, height: 7 }, () => [1, 2, 3]);
    expect(ground.rows).toBeLessThanOrEqual(Math.max(1, 4096 / width));
    let slices = 0;
    while (!ground.isWhole) {
      ground.step();
      slices += 1;
    }
    expect(slices).toBe(Math.ceil(7 / ground.rows));
    expect([...ground.pixels.slice(-4)]).toEqual([1, 2, 3, 255]);
  }
});

test('a slice paints its own rows alone', () => {
  const ground = new PixelRows({ width: 2048, height: 5 }, (x, y) => [x % 200, y + 1, 9]);
  ground.step();
  expect(ground.pixels.at((2048 * 1 + 7) * 4 + 1)).toBe(2);
  expect(ground.pixels.at((2048 * 2 + 7) * 4 + 1)).toBe(0);
});

test('a point turns around the middle', () => {
  expect(turned({ x: 10, y: 0 }, Math.PI / 2).y).toBeCloseTo(10);
});
