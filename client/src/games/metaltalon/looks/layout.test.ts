import { BASE_SPACES, SPACE_IDS, spaceOf } from '@gearhall/shared/games/metaltalon/content/board';
import { gap, type Point } from '../../../stage/geometry/geometry';
import {
  BASE_PLACES,
  BORDERS,
  CELL_RADIUS,
  PITCH,
  PLATED_WORLD,
  pointOf,
  spaceAt,
  standOf,
  WORLD,
  cashPlateAt,
} from './layout';

const inWorld = ({ x, y }: Point, world = WORLD): boolean =>
  x >= world.x && y >= world.y && x <= world.x + world.width && y <= world.y + world.height;

test('every space has a place of its own within the world', () => {
  const places = new Set(SPACE_IDS.map((id) => JSON.stringify(pointOf(id))));
  expect(places.size).toBe(136);
  expect(SPACE_IDS.every((id) => inWorld(pointOf(id)))).toBe(true);
});

test('no two spaces overlap, and neighbours are one pitch apart', () => {
  let closest = Infinity;
  SPACE_IDS.forEach((one, index) => {
    for (const other of SPACE_IDS.slice(index + 1))
      closest = Math.min(closest, gap(pointOf(one), pointOf(other)));
  });
  expect(closest).toBeCloseTo(PITCH);
  expect(CELL_RADIUS * 2).toBeLessThan(PITCH);
});

test('the space under a point is the one whose middle is nearest', () => {
  for (const id of SPACE_IDS) {
    const { x, y } = pointOf(id);
    expect(spaceAt({ x: x + 30, y: y - 20 })).toBe(id);
  }
  expect(spaceAt({ x: -70, y: -70 })).toBeUndefined();
});

test('every base has its cash plate beside it, clear of all spaces', () => {
  for (const { base, at, cash } of BASE_PLACES) {
    expect(at).toEqual(pointOf(BASE_SPACES[base]));
    const middle = { x: cash.x + cash.width / 2, y: cash.y + cash.height / 2 };
    expect(cashPlateAt(middle)).toBe(base);
    expect(inWorld({ x: cash.x, y: cash.y }, PLATED_WORLD)).toBe(true);
    expect(inWorld({ x: cash.x + cash.width, y: cash.y + cash.height }, PLATED_WORLD)).toBe(true);
    for (const id of SPACE_IDS) {
      if (spaceOf(id).base) continue;
      const { x, y } = pointOf(id);
      const nearest = {
        x: Math.min(Math.max(x, cash.x), cash.x + cash.width),
        y: Math.min(Math.max(y, cash.y), cash.y + cash.height),
      };
      expect(gap({ x, y }, nearest)).toBeGreaterThanOrEqual(CELL_RADIUS);
    }
  }
});

test('the striped border has a line for each step that crosses it', () => {
  expect(BORDERS.length).toBeGreaterThan(60);
  for (const [from, to] of BORDERS) expect(gap(from, to)).toBeCloseTo(PITCH / Math.sqrt(3));
});

test('ships that share a space stand apart and can each be pointed at', () => {
  const stands = [0, 1, 2, 3].map((index) => standOf('a1', index, 4));
  stands.forEach(({ at, scale }, index) => {
    for (const other of stands.slice(index + 1)) {
      expect(gap(at, other.at)).toBeGreaterThan(40);
    }
    expect(scale).toBeLessThan(1);
  });
  expect(standOf('a1', 0, 1)).toEqual({ at: pointOf('a1'), scale: 1 });
});
