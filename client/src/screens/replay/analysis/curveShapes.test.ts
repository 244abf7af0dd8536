import { areaPath, bandPath, linePath, pointAt, spotsOf, stepAt } from './curveShapes';

const point = (at: number, mean: number, error = 0.05) => ({
  at,
  chances: { mean: [mean, 1 - mean], error: [error, error], games: 100 },
});
const CURVE = [point(0, 0.5), point(5, 0.75), point(10, 1, 0)];

test('a seat’s chance lies over the width of the game, in a box of 100 by 100', () => {
  const spots = spotsOf(CURVE, 0, 10);
  expect(spots).toEqual([
    { x: 0, y: 50, range: 10 },
    { x: 50, y: 25, range: 10 },
    { x: 100, y: 0, range: 0 },
  ]);
  expect(linePath(spots)).toBe('M0 50L50 25L100 0');
  expect(areaPath(spots)).toBe('M0 50L50 25L100 0L100 100L0 100Z');
  expect(spotsOf(CURVE, 1, 10).map(({ y }) => y)).toEqual([50, 75, 100]);
});

test('the range of the estimates never leaves the box, and a curve may be empty', () => {
  expect(bandPath(spotsOf([point(0, 0.02), point(10, 1)], 0, 10))).toBe('M0 88L100 0L100 10L0 100Z');
  expect([linePath([]), bandPath([]), areaPath([])]).toEqual(['', '', '']);
});

test('points that come late stand in their place', () => {
  expect(spotsOf([CURVE[2]!, CURVE[0]!], 0, 10).map(({ x }) => x)).toEqual([0, 100]);
});

test('the moment that is shown has the chances of the last point before it', () => {
  expect([0, 4, 5, 9, 10].map((step) => pointAt(CURVE, step)?.at)).toEqual([0, 0, 5, 5, 10]);
  expect(pointAt([point(3, 0.5)], 1)?.at).toBe(3);
  expect(pointAt([], 1)).toBeUndefined();
});

test('a tap leads to the step below it, and never beyond the game', () => {
  expect([-0.2, 0, 0.49, 0.5, 1, 1.3].map((share) => stepAt(share, 41))).toEqual([0, 0, 20, 21, 41, 41]);
});
