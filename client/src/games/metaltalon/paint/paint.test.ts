import { gap } from '../../../stage/geometry/geometry';
import type { Rgb } from '../../../stage/paint/light';
import { leastContrast, luminance } from '../../../stage/paint/testing/contrast';
import { facingOf } from '../views/builtShip';
import { COINS } from '../views/coinPiles';
import { coinsInRing } from '../views/stationView';
import { nebulaPlan } from './nebula';
import { SLOTS } from './ship';

function sky(): Rgb[] {
  const { box, shade } = nebulaPlan();
  const points: Rgb[] = [];
  for (let x = 0; x < box.width; x += 19)
    for (let y = 0; y < box.height; y += 23) points.push(shade(box.x + x, box.y + y));
  return points;
}

test('the nebula is the same each time', () => {
  expect(sky()).toEqual(sky());
});

test('every seat stands out 3:1 from the lightest cloud, also for who cannot tell red from green', () => {
  expect(leastContrast(sky())).toBeGreaterThanOrEqual(3);
});

test('the sky has clouds, and ends in the void', () => {
  const { box, shade } = nebulaPlan();
  const lights = sky().map(luminance);
  expect(Math.max(...lights)).toBeGreaterThan(0.008);
  const [red, green, blue] = shade(box.x, box.y);
  expect([red, green, blue].map((part, of) => Math.abs(part - ([6, 10, 20][of] ?? 0)) < 2)).toEqual([
    ...[true, true, true],
  ]);
});

test('a ship shows up to six pennies, four nickels and three dimes, each apart from the others', () => {
  expect(COINS.map((coin) => SLOTS[coin].length)).toEqual([6, 4, 3]);
  const round = [...SLOTS.pennies, ...SLOTS.nickels];
  for (const [index, one] of round.entries())
    for (const other of round.slice(index + 1)) expect(gap(one, other)).toBeGreaterThan(12);
});

test('a bow points where the ship has gone', () => {
  const from = { x: 100, y: 100 };
  const to = (angle: number) => ({
    x: 100 + 300 * Math.cos((angle * Math.PI) / 180),
    y: 100 + 300 * Math.sin((angle * Math.PI) / 180),
  });
  expect([0, 60, 120, 180, 240, 300, -20].map((angle) => facingOf(from, to(angle)))).toEqual([
    0, 1, 2, 3, 4, 5, 0,
  ]);
});

test('the ring of coins round a station shrinks with its cash, to nothing', () => {
  expect([0, 1, 5, 6, 30, 60, 61].map(coinsInRing)).toEqual([0, 1, 1, 2, 6, 12, 12]);
});
