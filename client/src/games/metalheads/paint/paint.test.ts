import { paletteFor } from '../../../stage/drawing/palette';
import { leastContrast, luminance } from '../../../stage/paint/testing/contrast';
import type { Rgb } from '../../../stage/paint/light';
import { ENAMEL } from '../table/writing';
import { benchPlan, lampOn } from './bench';

const SIZE = { width: 1024, height: 768 };
const { shade } = benchPlan(SIZE);
const points = Array.from({ length: 24 }, (_, row) =>
  Array.from({ length: 32 }, (__, column) => [column * 32 + 7, row * 32 + 5] as const),
).flat();
const colours = points.map(([x, y]) => shade(x, y));

/** In degrees. */
function hueOf([red, green, blue]: Rgb): number {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (most === green) return 60 * (2 + (blue - red) / (most - least));
  return most === blue ? 60 * (4 + (red - green) / (most - least)) : (60 * (green - blue)) / (most - least);
}

test('the bench is the same each time, and darker than any card on it', () => {
  expect(benchPlan(SIZE).shade(31, 77)).toEqual(shade(31, 77));
  const lights = colours.map(luminance);
  expect(Math.max(...lights)).toBeLessThan(0.2);
  expect(Math.min(...lights)).toBeGreaterThan(0.002);
});

test('it is green steel: no other board has its hue', () => {
  const mean = [0, 1, 2].map((of) => colours.reduce((sum, colour) => sum + (colour[of] ?? 0), 0)) as [
    number,
    number,
    number,
  ];
  expect(hueOf(mean)).toBeGreaterThan(140);
  expect(hueOf(mean)).toBeLessThan(190);
});

test('the lamp hangs over the upper left, whatever the size of the table', () => {
  for (const { width, height } of [SIZE, { width: 512, height: 1024 }]) {
    const lamp = lampOn({ width, height });
    expect(lamp(width * 0.2, height * 0.1)).toBeGreaterThan(lamp(width * 0.5, height * 0.5));
    expect(lamp(width * 0.5, height * 0.5)).toBeGreaterThan(lamp(width * 0.95, height * 0.95));
  }
});

test.each([
  ['as it is painted', ENAMEL],
  ['where everything is flat', paletteFor(false).plate],
  ['with high contrast', paletteFor(true).plate],
])(
  'the name of every seat can be read on its panel (4.5:1) %s, also by who cannot tell red from green',
  (_, colour) => {
    const ground: Rgb = [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255];
    expect(leastContrast([ground])).toBeGreaterThanOrEqual(4.5);
  },
);
