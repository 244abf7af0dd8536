import { Shaker, STILL } from './shaker';

test('a jolt shakes the camera, less and less, and then it stands still', () => {
  const shaker = new Shaker(() => 1, () => false); // prettier-ignore
  shaker.jolt(0.8);
  shaker.step(0);
  const { x, y } = shaker.step(16);
  expect(Math.hypot(x, y)).toBeGreaterThan(0);
  for (let now = 32; now < 700; now += 16) shaker.step(now);
  expect(shaker.isMoving).toBe(false);
});

test.each([
  ['somebody wants less motion', () => 1, () => true],
  ['motion is off', () => Infinity, () => false],
])('nothing shakes where %s', (_, pace, isCalm) => {
  const shaker = new Shaker(pace, isCalm);
  shaker.jolt(1);
  shaker.punch();
  expect(shaker.isMoving).toBe(false);
  expect(shaker.step(16)).toBe(STILL);
});
