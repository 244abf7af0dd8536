import type { Animation } from '../motions/animation';
import { framesOf } from '../testing/frames';
import { FrontStandIn } from '../testing/FrontStandIn';
import { beam, rocket } from './shots';

/** Along the x axis, so that y is how far aside something is. */
const shot = {
  from: () => ({ x: 0, y: 0 }),
  to: () => ({ x: 400, y: 0 }),
  unit: 1,
  colour: 0x6fb8ff,
  ms: 300,
};

/** Where all that flies is, in each frame. */
function placesIn(film: (filmed: { readonly sprites: FrontStandIn }) => Animation) {
  const sprites = new FrontStandIn();
  const { particles } = sprites.sparks;
  const flying = () => particles.root.children.filter(({ visible }) => visible);
  const frames = framesOf([film({ sprites })], () => flying().map(({ x, y }) => ({ x, y })), 20);
  expect(particles.lent).toBe(0);
  return frames.filter((places) => places.length > 0);
}

const aside = (places: readonly { readonly y: number }[]): number =>
  Math.max(...places.map(({ y }) => Math.abs(y)));

test('a beam is straight', () => {
  const frames = placesIn((filmed) => beam(filmed, shot));
  expect(frames.length).toBeGreaterThan(10);
  expect(frames.map(aside)).toEqual(frames.map(() => 0));
});

test('lightning is crooked in each frame, and jumps from way to way', () => {
  const frames = placesIn((filmed) => beam(filmed, { ...shot, bends: 6 }));
  expect(Math.min(...frames.map(aside))).toBeGreaterThan(10);
  expect(new Set(frames.map((places) => places.map(({ y }) => y.toFixed(1)).join(' '))).size).toBe(3);
});

test('the rockets of a salvo fly beside each other, and each has its own smoke', () => {
  const middles = placesIn((filmed) => rocket(filmed, { ...shot, count: 4 })).slice(5, 12);
  for (const places of middles) {
    expect(Math.max(...places.map(({ y }) => y))).toBeGreaterThan(20);
    expect(Math.min(...places.map(({ y }) => y))).toBeLessThan(-20);
  }
  expect(Math.max(...middles.map(({ length }) => length))).toBeGreaterThan(16);
});
