import { Camera } from './camera';
import { steer } from './keys';

const WORLD = { x: -50, y: -100, width: 1000, height: 1200 };
const WINDOW = { width: 500, height: 400 };

function camera(window = WINDOW): Camera {
  const made = new Camera(WORLD);
  made.resize(window);
  return made;
}

/** The world's corners on the screen. */
const seen = (looking: Camera) => ({
  from: looking.toScreen({ x: WORLD.x, y: WORLD.y }),
  to: looking.toScreen({ x: WORLD.x + WORLD.width, y: WORLD.y + WORLD.height }),
});

test('at first the whole world is seen, centred', () => {
  const { from, to } = seen(camera());
  expect(from.y).toBeCloseTo(0);
  expect(to.y).toBeCloseTo(400);
  expect(from.x).toBeCloseTo(500 - to.x);
});

test('screen and world points are each other’s inverse', () => {
  const looking = camera();
  looking.zoom(2.3, { x: 100, y: 90 });
  const point = looking.toWorld(looking.toScreen({ x: 321, y: 123 }));
  expect(point.x).toBeCloseTo(321);
  expect(point.y).toBeCloseTo(123);
});

test('zooming keeps the point under the pointer in place', () => {
  const looking = camera();
  const point = { x: 250, y: 130 };
  looking.zoom(4, point);
  const under = looking.toWorld(point);
  looking.zoom(1.2, point);
  expect(looking.toWorld(point).x).toBeCloseTo(under.x);
  expect(looking.toWorld(point).y).toBeCloseTo(under.y);
});

test('the board can be dragged to its edge, but not out of the window', () => {
  const looking = camera();
  looking.zoom(4);
  looking.pan({ x: 99_999, y: 99_999 });
  expect(seen(looking).from.x).toBeCloseTo(0);
  expect(seen(looking).from.y).toBeCloseTo(0);
  looking.pan({ x: -99_999, y: -99_999 });
  expect(seen(looking).to.x).toBeCloseTo(500);
  expect(seen(looking).to.y).toBeCloseTo(400);
});

test('zooming out ends at the whole board, and zooming in has a limit', () => {
  const looking = camera();
  const { fitScale } = looking;
  looking.zoom(0.01);
  expect(looking.shot.scale).toBeCloseTo(fitScale);
  looking.zoom(1000);
  expect(looking.shot.scale).toBeCloseTo(fitScale * 5);
});

test('a board that fitted fits again in a new window', () => {
  const looking = camera();
  looking.resize({ width: 300, height: 900 });
  expect(looking.fitted).toBe(true);
  expect(looking.shot.scale).toBeCloseTo(0.3);
});

test('a board looked at closely keeps its middle in a new window', () => {
  const looking = camera();
  looking.zoom(4, { x: 250, y: 100 });
  const middle = looking.toWorld({ x: 250, y: 200 });
  looking.resize({ width: 600, height: 420 });
  expect(looking.toWorld({ x: 300, y: 210 }).x).toBeCloseTo(middle.x);
  expect(looking.toWorld({ x: 300, y: 210 }).y).toBeCloseTo(middle.y);
});

test('a box is shown whole and centred, as far as the world allows', () => {
  const looking = camera();
  looking.take(looking.shotOf({ x: 300, y: 400, width: 500, height: 100 }));
  expect(looking.seen()).toEqual({ x: 300, y: 250, width: 500, height: 400 });
  looking.take(looking.shotOf({ x: -90, y: -200, width: 500, height: 400 }));
  expect(looking.seen()).toEqual({ x: -50, y: -100, width: 500, height: 400 });
});

test('a double tap zooms in, the next one back out', () => {
  const looking = camera();
  looking.toggle({ x: 250, y: 200 });
  expect(looking.fitted).toBe(false);
  looking.toggle({ x: 250, y: 200 });
  expect(looking.fitted).toBe(true);
});

test.each(['+', '-', '0', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])('the key %s steers', (key) => {
  const looking = camera();
  looking.zoom(3, { x: 200, y: 150 });
  const before = looking.shot;
  expect(steer(looking, key)).toBe(true);
  expect(looking.shot).not.toEqual(before);
});

test('other keys are ignored', () => {
  expect(steer(camera(), 'a')).toBe(false);
});

test('another world is shown whole, the same one leaves the camera where it is', () => {
  const looking = new Camera({ x: 0, y: 0, width: 100, height: 100 });
  looking.resize({ width: 400, height: 400 });
  looking.zoom(2);
  expect(looking.inhabit({ x: 0, y: 0, width: 100, height: 100 })).toBe(false);
  expect(looking.shot.scale).toBe(8);
  expect(looking.inhabit({ x: -50, y: 0, width: 200, height: 200 })).toBe(true);
  expect(looking.shot).toEqual({ scale: 2, x: 100, y: 0 });
});

test('a large world sets how far one can zoom in', () => {
  const looking = new Camera({ x: 0, y: 0, width: 10_000, height: 10_000, nearest: 2 });
  looking.resize({ width: 400, height: 400 });
  looking.zoom(1000);
  expect(looking.shot.scale).toBe(2);
});

test('a point of the world is centred, as far as the world allows', () => {
  const looking = new Camera({ x: 0, y: 0, width: 100, height: 100 });
  looking.resize({ width: 400, height: 400 });
  looking.zoom(2);
  looking.centre({ x: 50, y: 40 });
  expect(looking.toScreen({ x: 50, y: 40 })).toEqual({ x: 200, y: 200 });
  looking.centre({ x: 0, y: 0 });
  expect(looking.toScreen({ x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
});
