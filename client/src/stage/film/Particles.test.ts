import { Texture } from 'pixi.js';
import type { Textures } from '../sprites/Textures';
import { MOST_PARTICLES, Particles } from './Particles';
import { Traces } from './Traces';

const surface = {
  drawnWith: 'canvas',
  textures: { of: () => Texture.EMPTY } as unknown as Textures,
} as const;

test('no more particles are lent than there are, and those that come back are lent again', () => {
  const particles = new Particles(surface);
  const taken = Array.from({ length: MOST_PARTICLES + 20 }, () => particles.take('chip', 0xffffff));
  expect(taken.filter(Boolean)).toHaveLength(MOST_PARTICLES);
  for (const sprite of taken) if (sprite) particles.give(sprite);
  expect(particles.lent).toBe(0);
  expect(particles.take('glow', 0xffffff)?.blendMode).toBe('normal');
});

test('one that was hidden when it came back is seen when it is lent again', () => {
  const particles = new Particles(surface);
  const sprite = particles.take('puff', 0xffffff);
  if (!sprite) throw new Error('No particle was lent.');
  Object.assign(sprite, { visible: false, alpha: 0, rotation: 1 });
  particles.give(sprite);
  expect(particles.take('chip', 0xffffff)).toBe(sprite);
  expect(sprite).toMatchObject({ visible: true, alpha: 1, rotation: 0 });
});

test('forty traces stay; the oldest make room', () => {
  const traces = new Traces(surface);
  for (let x = 0; x < 55; x += 1) traces.add({ grain: 'scorch', colour: 0, x, y: 0, width: 10 });
  expect(traces.count).toBe(40);
  expect(traces.root.children[0]?.x).toBe(15);
});

test('traces of what has not happened are gone, and new ones come', () => {
  const traces = new Traces(surface);
  const soot = { grain: 'scorch', colour: 0, x: 0, y: 0, width: 10 } as const;
  traces.add(soot);
  traces.clear();
  expect([traces.count, traces.root.children.length]).toEqual([0, 0]);
  traces.add(soot);
  expect(traces.count).toBe(1);
});
