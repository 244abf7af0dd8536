import { CHASSIS_IDS } from '@gearhall/shared/games/metalkrushers/content/chassis';
import { HEXES } from '@gearhall/shared/games/metalkrushers/content/arena';
import { gap } from '../../../stage/geometry/geometry';
import type { Rgb } from '../../../stage/paint/light';
import { leastContrast, luminance } from '../../../stage/paint/testing/contrast';
import { HEX_RADIUS, pointOf, WALL } from '../looks/layout';
import { arenaPlan, ringOf } from './arena';
import { isCracked, RING, thicknessOf } from './armor';
import { band, round, whole } from '../../../stage/paint/bench';
import { HUB, hullHalf } from './chassis';

const plan = arenaPlan();
const WALL_RING = (WALL.inner * Math.sqrt(3)) / 2;

function shades(from: number, to: number): Rgb[] {
  const points: Rgb[] = [];
  for (let x = -600; x < 600; x += 13)
    for (let y = -540; y < 540; y += 7)
      if (ringOf(x, y) >= from && ringOf(x, y) < to) points.push(plan.shade(x, y));
  return points;
}

test('the floor is the same each time', () => {
  expect(arenaPlan().shade(31, -77)).toEqual(plan.shade(31, -77));
});

test('every seat stands out 3:1 from the lightest steel, also for who cannot tell red from green', () => {
  expect(leastContrast(shades(0, WALL_RING))).toBeGreaterThanOrEqual(3);
});

test('the floor is lit, the hall around it is dark', () => {
  const mean = (points: readonly Rgb[]): number =>
    points.reduce((sum, point) => sum + luminance(point), 0) / points.length;
  const [middle, rim, hall] = [shades(0, 150), shades(400, WALL_RING), shades(560, 700)].map(mean);
  expect(middle).toBeGreaterThan((rim ?? 0) * 1.5);
  expect(rim).toBeGreaterThan((hall ?? 0) * 1.5);
});

test('all hexes lie inside the wall', () => {
  for (const { id } of HEXES) {
    const { x, y } = pointOf(id);
    expect(ringOf(x, y) + HEX_RADIUS).toBeLessThan(WALL_RING);
  }
});

test('more armor is thicker, one point can be seen, and the thickest leaves room for the hub', () => {
  const steps = [0, 1, 5, 15, 25, 35, 45].map(thicknessOf);
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect(new Set(steps).size).toBe(steps.length);
  expect(thicknessOf(0)).toBe(0);
  expect(thicknessOf(1)).toBeGreaterThan(3);
  expect(RING - thicknessOf(45)).toBeGreaterThan(HUB.radius - HUB.x);
});

test('half of its points left, or fewer: a plate is cracked', () => {
  expect([isCracked(20, 20), isCracked(11, 20), isCracked(10, 20), isCracked(1, 20)]).toEqual([
    ...[false, false, true, true],
  ]);
});

test('no two chassis have the same silhouette, and all stand inside their armor', () => {
  expect(new Set(CHASSIS_IDS.map((id) => JSON.stringify(hullHalf(id)))).size).toBe(CHASSIS_IDS.length);
  for (const id of CHASSIS_IDS)
    for (const [x, y] of hullHalf(id)) expect(Math.hypot(x, y)).toBeLessThan(RING);
});

test('outlines: a mirrored half, teeth, a band along a circle', () => {
  expect(whole([[3, 1]])).toEqual([[3, 1], [3, -1]]); // prettier-ignore
  const away = round([5, 0], [10, 8], 8).map(([x, y]) => Math.round(gap({ x: 5, y: 0 }, { x, y })));
  expect(away).toEqual([10, 8, 10, 8, 10, 8, 10, 8]);
  const far = band(1, 0.4, [44, 50], 4).map(([x, y]) => Math.round(Math.hypot(x, y)));
  expect(far).toEqual([50, 50, 50, 50, 50, 44, 44, 44, 44, 44]);
});
