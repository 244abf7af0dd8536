import { FAR_SHIP, PITCH, WORLD } from '../looks/layout';
import { farLetters, growthAt } from './shipView';

/** Screen pixels per unit of the board on a phone: as wide as it is, and where its lower half has more to show. */
const [WIDE, HIGH] = [390 / WORLD.width, 343 / WORLD.height];

const widthAt = (scale: number): number =>
  (2 * FAR_SHIP.radius + FAR_SHIP.edge) * growthAt(farLetters(scale));

test.each([WIDE, HIGH])('on a phone, at %d, a ship is at least 34 pixels wide', (scale) => {
  expect(widthAt(scale) * scale).toBeGreaterThanOrEqual(34);
});

test('it covers no more of its neighbours than their edges', () => {
  for (let scale = 0.2; scale < 1; scale += 0.01) expect(widthAt(scale)).toBeLessThan(PITCH * 1.2);
});

test.each([0.25, HIGH, WIDE, 0.45])('what is written from afar, at %d, has twelve pixels', (scale) => {
  expect((farLetters(scale) ?? 0) * scale).toBeGreaterThanOrEqual(12);
});
