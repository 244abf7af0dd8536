import { AnimationQueue } from './animation';
import { speak } from './unitMotions';

test('a text over a unit holds up the film for no longer than a step, and stays readable', () => {
  const words: { destroyed: boolean }[] = [];
  const word = () => {
    const one = { destroyed: false, y: 0, alpha: 1, destroy: () => void (one.destroyed = true) };
    words.push(one);
    return one;
  };
  const sprites = { spotOf: () => ({ x: 0, y: 0 }), sparks: { word, size: 1, rising: new Set() } };
  const queue = new AnimationQueue();
  queue.add(speak({ sprites } as unknown as Parameters<typeof speak>[0], 'one', 'misses'));
  expect(queue.backlog).toBeLessThanOrEqual(220);
  const left = (): number => words.filter(({ destroyed }) => !destroyed).length;
  for (let now = 0; now <= 700; now += 50) queue.step(now);
  expect([queue.busy, left()]).toEqual([false, 1]);
  for (let now = 700; now <= 900; now += 50) queue.step(now);
  expect([queue.isMoving, left()]).toEqual([false, 0]);
});

test('words over one unit stand one above the other, those over another one stay where they are', () => {
  const words: { readonly text: string; y: number }[] = [];
  const word = (text: string) => {
    const one = { ...{ text, destroyed: false, y: 0, alpha: 1 }, destroy: () => undefined };
    words.push(one);
    return one;
  };
  const rising = new Set();
  const spotOf = (id: string) => ({ x: id === 'far' ? 400 : 0, y: 0 });
  const context = { sprites: { spotOf, sparks: { word, size: 1, rising } } };
  const queue = new AnimationQueue();
  for (const [id, text] of [
    ['one', 'the drive'],
    ['far', 'misses'],
    ['one', 'drive -1'],
  ] as const)
    queue.add(speak(context as unknown as Parameters<typeof speak>[0], id, text));
  for (let now = 0; now <= 600; now += 20) queue.step(now);
  const heights = new Map(words.map(({ text, y }) => [text, -y]));
  expect((heights.get('the drive') ?? 0) - (heights.get('drive -1') ?? 0)).toBeGreaterThan(40);
  expect(heights.get('misses')).toBeLessThan(80);
  queue.finishAll();
  expect(rising.size).toBe(0);
});
