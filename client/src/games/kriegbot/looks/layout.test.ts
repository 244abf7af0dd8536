import { DIRECTIONS, hexTowards } from '@gearhall/shared/core/game/hex';
import { groundAt, coordinatesOf, HEX_IDS, idAt } from '@gearhall/shared/games/kriegbot/content/map';
import { away, gap } from '../../../stage/geometry/geometry';
import { directionTo } from '../../../stage/geometry/hexBoard';
import {
  angleOf,
  centre,
  hexUnder,
  markSize,
  outlineOf,
  petalUnder,
  PITCH,
  pointOf,
  SHEET,
  WHEEL,
} from './layout';

test('every hex has a place of its own, and a point in it gives that hex back', () => {
  expect(new Set(HEX_IDS.map((id) => JSON.stringify(pointOf(id)))).size).toBe(325);
  for (const id of HEX_IDS)
    for (const direction of DIRECTIONS)
      expect(hexUnder(away(pointOf(id), angleOf(direction), PITCH * 0.45))).toBe(id);
});

test('a neighbour lies one pitch away in its direction; direction 4 is the top edge', () => {
  for (const id of ['K7', 'D4', 'U15']) {
    for (const direction of DIRECTIONS) {
      const next = centre(hexTowards(coordinatesOf(id), direction));
      expect(gap(next, away(pointOf(id), angleOf(direction), PITCH))).toBeCloseTo(0);
      expect(directionTo(pointOf(id), next, angleOf(0))).toBe(direction);
    }
  }
  expect(pointOf(idAt(hexTowards(coordinatesOf('K7'), 4)) ?? '').y).toBeLessThan(pointOf('K7').y);
});

test('nothing is drawn beyond the sheet, and half-hexes end on its edge', () => {
  for (const id of HEX_IDS) {
    const outline = outlineOf(id);
    for (const { x, y } of outline) {
      expect(x).toBeGreaterThanOrEqual(SHEET.x - 0.001);
      expect(x).toBeLessThanOrEqual(SHEET.x + SHEET.width + 0.001);
      expect(y).toBeGreaterThanOrEqual(SHEET.y - 0.001);
      expect(y).toBeLessThanOrEqual(SHEET.y + SHEET.height + 0.001);
    }
    const isHalf = [0, 30].includes(groundAt(id).halves);
    const ys = outline.map(({ y }) => y);
    expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(isHalf ? PITCH / 2 : PITCH);
  }
});

test('outside the sheet there is no hex', () => {
  expect(hexUnder({ x: SHEET.x - 20, y: 400 })).toBeUndefined();
  expect(hexUnder({ x: 400, y: SHEET.height + 80 })).toBeUndefined();
});

test('a petal is found anywhere in its sixth of the wheel, but not in the middle or outside', () => {
  const middle = pointOf('K7');
  for (const direction of DIRECTIONS)
    for (const turn of [-0.5, 0, 0.5])
      expect(petalUnder(middle, away(middle, angleOf(direction) + turn, WHEEL.petal))).toBe(direction);
  expect(petalUnder(middle, away(middle, 1, 20))).toBeUndefined();
  expect(petalUnder(middle, away(middle, 1, 130))).toBeUndefined();
});

test('when a small screen shows much of the map, the petals are larger', () => {
  const middle = pointOf('K7');
  const far = away(middle, angleOf(2), WHEEL.petal * markSize(0.33) + 30);
  expect(petalUnder(middle, far, markSize(0.33))).toBe(2);
  expect(petalUnder(middle, far, markSize(1))).toBeUndefined();
});
