import { Camera, type Shot } from './camera';
import { Follower } from './follower';
import type { Box } from '../geometry/geometry';

const WORLD: Box = { x: 0, y: 0, width: 1000, height: 1000 };
const LEFT: Box = { x: 100, y: 100, width: 400, height: 400 };
const RIGHT: Box = { x: 500, y: 500, width: 400, height: 400 };

function followed(pace = 1) {
  const camera = new Camera(WORLD);
  camera.resize({ width: 500, height: 500 });
  const heads: Shot[] = [];
  const follower = new Follower(camera, () => pace, {
    heads: (shot) => void heads.push(shot),
    moved: () => undefined,
  });
  return { camera, follower, heads };
}

/** Runs frames until the camera rests; returns how many milliseconds that took. */
function played(follower: Follower): number {
  let now = 1000;
  while (follower.step(now)) now += 20;
  return now - 1000;
}

test('the first frame is shown at once', () => {
  const { camera, follower } = followed();
  follower.frame(LEFT);
  expect(camera.seen()).toEqual(LEFT);
  expect(played(follower)).toBe(0);
});

test('after that the camera glides, and its watchers know the destination', () => {
  const { camera, follower, heads } = followed();
  follower.frame(LEFT);
  follower.frame(RIGHT);
  expect(camera.seen()).toEqual(LEFT);
  expect(heads.at(-1)).toEqual(camera.shotOf(RIGHT));
  expect(follower.rest).toBe(400);
  expect(played(follower)).toBe(400);
  expect(camera.seen()).toEqual(RIGHT);
  expect(follower.rest).toBe(0);
});

test('the camera obeys the animation speed: twice as fast, or at once', () => {
  const fast = followed(2);
  const off = followed(Infinity);
  for (const { follower } of [fast, off]) {
    follower.frame(LEFT);
    follower.frame(RIGHT);
  }
  expect(played(fast.follower)).toBe(200);
  expect(off.camera.seen()).toEqual(RIGHT);
  expect(off.follower.step(0)).toBe(false);
});

test.each<[string, Box, boolean]>([
  ['a little to the side', { ...LEFT, x: 104 }, false],
  ['a little smaller', { x: 120, y: 120, width: 320, height: 320 }, false],
  ['much smaller', { x: 150, y: 150, width: 250, height: 250 }, true],
  ['not all in sight', { ...LEFT, x: 160 }, true],
  ['larger', { x: 100, y: 100, width: 600, height: 400 }, true],
])('what is wanted is %s', (_, box, moves) => {
  const { follower } = followed();
  follower.frame(LEFT);
  follower.frame(box);
  expect(follower.rest > 0).toBe(moves);
});

test('it leaves the camera alone while somebody steers, and resumes when asked', () => {
  const { camera, follower } = followed();
  follower.frame(LEFT);
  follower.stop();
  expect(follower.isOn.value).toBe(false);
  camera.fit();
  follower.frame(RIGHT);
  follower.refit();
  expect(played(follower)).toBe(0);
  expect(camera.fitted).toBe(true);
  follower.resume();
  expect(follower.isOn.value).toBe(true);
  played(follower);
  expect(camera.seen()).toEqual(RIGHT);
});

test('after a resize the same box is shown, at once', () => {
  const { camera, follower } = followed();
  follower.frame(LEFT);
  camera.resize({ width: 300, height: 300 });
  follower.refit();
  expect(camera.seen().x).toBeCloseTo(LEFT.x);
  expect(camera.seen().width).toBeCloseTo(LEFT.width);
});

test('a glide can be cut short', () => {
  const { camera, follower } = followed();
  follower.frame(LEFT);
  follower.frame(RIGHT);
  follower.finish();
  expect(camera.seen()).toEqual(RIGHT);
});
