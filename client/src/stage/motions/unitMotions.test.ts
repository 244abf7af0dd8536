import { AnimationQueue } from './animation';
import { speak } from './unitMotions';

test('a text over a unit holds up the film for no longer than a step, and stays readable', () => {
  const words: { destroyed: boolean }[] = [];
  const word = () => {
    const one = { destroyed: false, y: 0, alpha: 1, destroy: () => void (one.destroyed = true) };
    words.push(one);
    return one;
  };
  const sprites = { spotOf: () => ({ x: 0, y: 0 }), sparks: { word, size: 1 } };
  const queue = new AnimationQueue();
  queue.add(speak({ sprites } as unknown as Parameters<typeof speak>[0], 'one', 'misses'));
  expect(queue.backlog).toBeLessThanOrEqual(220);
  const left = (): number => words.filter(({ destroyed }) => !destroyed).length;
  for (let now = 0; now <= 700; now += 50) queue.step(now);
  expect([queue.busy, left()]).toEqual([false, 1]);
  for (let now = 700; now <= 900; now += 50) queue.step(now);
  expect([queue.isMoving, left()]).toEqual([false, 0]);
});
