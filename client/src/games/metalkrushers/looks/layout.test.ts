import { DIRECTIONS } from '@gearhall/shared/core/game/hex';
import { HEXES, HEX_IDS, neighbour } from '@gearhall/shared/games/metalkrushers/content/arena';
import { away, gap } from '../../../stage/geometry/geometry';
import { directionTo } from '../../../stage/geometry/hexBoard';
import {
  angleOf,
  corners,
  HEX_RADIUS,
  markSize,
  hexUnder,
  petalUnder,
  PITCH,
  pointOf,
  WALL,
  WHEEL,
  WORLD,
} from './layout';

test('every hex has a place of its own, and a point in it gives that hex back', () => {
  expect(new Set(HEX_IDS.map((id) => JSON.stringify(pointOf(id)))).size).toBe(217);
  for (const id of HEX_IDS) {
    for (const direction of DIRECTIONS)
      expect(hexUnder(away(pointOf(id), angleOf(direction), PITCH * 0.45))).toBe(id);
  }
});

test('a neighbour lies one pitch away in its direction', () => {
  for (const id of ['i9', 'c4', 'o2']) {
    for (const direction of DIRECTIONS) {
      const next = pointOf(neighbour(id, direction) ?? '');
      expect(gap(next, away(pointOf(id), angleOf(direction), PITCH))).toBeCloseTo(0);
      expect(directionTo(pointOf(id), next, angleOf(0))).toBe(direction);
    }
  }
});

test('the wall surrounds all hexes, and the world surrounds the wall', () => {
  const apothem = WALL.inner * Math.cos(Math.PI / 6);
  for (const { id } of HEXES) {
    for (const corner of corners(pointOf(id), HEX_RADIUS)) {
      for (const direction of DIRECTIONS) {
        const across = angleOf(direction) + Math.PI / 6;
        expect(corner.x * Math.cos(across) + corner.y * Math.sin(across)).toBeLessThan(apothem);
      }
    }
  }
  expect(WALL.outer).toBeLessThan(WORLD.width / 2);
  expect(hexUnder({ x: WALL.outer, y: 0 })).toBeUndefined();
});

test('a petal is found anywhere in its sixth of the wheel, but not in the middle or outside', () => {
  const middle = pointOf('d5');
  for (const direction of DIRECTIONS) {
    for (const turn of [-0.5, 0, 0.5])
      expect(petalUnder(middle, away(middle, angleOf(direction) + turn, WHEEL.petal))).toBe(direction);
  }
  expect(petalUnder(middle, away(middle, 1, 20))).toBeUndefined();
  expect(petalUnder(middle, away(middle, 1, 130))).toBeUndefined();
});

test('on a small screen the petals are larger and reach farther out', () => {
  const middle = pointOf('d5');
  const far = away(middle, angleOf(2), WHEEL.petal * markSize(0.3) + 30);
  expect(petalUnder(middle, far, markSize(0.3))).toBe(2);
  expect(petalUnder(middle, far, markSize(1))).toBeUndefined();
});
