import {
  after,
  AnimationQueue,
  inOrder,
  instant,
  rest,
  together,
  trailing,
  type Animation,
} from './animation';

/** An animation that logs its calls. */
function traced(name: string, ms: number, log: string[]): Animation {
  return {
    ms,
    begin: () => void log.push(`${name} begins`),
    frame: (share) => void log.push(`${name} ${share.toFixed(2)}`),
    end: () => void log.push(`${name} ends`),
  };
}

test('animations play one after the other, each to its end', () => {
  const log: string[] = [];
  const queue = new AnimationQueue();
  queue.add(traced('a', 100, log), traced('b', 50, log));
  expect([0, 50, 120, 200].map((now) => queue.step(now))).toEqual([true, true, true, false]);
  expect(log).toEqual([
    'a begins', 'a 0.00', 'a 0.50', 'a 1.00', 'a ends',
    'b begins', 'b 0.40', 'b 1.00', 'b ends',
  ]); // prettier-ignore
});

test('an idle queue asks for no frames, and adding an animation wakes its owner', () => {
  let woken = 0;
  const queue = new AnimationQueue(() => (woken += 1));
  expect(queue.step(1000)).toBe(false);
  queue.add(rest(10));
  expect(woken).toBe(1);
  expect(queue.busy).toBe(true);
});

test('time that passed while nothing played does not count', () => {
  const log: string[] = [];
  const queue = new AnimationQueue();
  queue.add(rest(10));
  queue.step(0);
  queue.step(10);
  queue.add(traced('late', 100, log));
  queue.step(50_000);
  expect(log).toEqual(['late begins', 'late 0.00']);
});

test('a long backlog is played faster', () => {
  const queue = new AnimationQueue();
  queue.add(rest(5000), rest(5000));
  queue.step(0);
  queue.step(100);
  expect(queue.backlog).toBe(10_000 - 400);
  queue.finishAll();
  queue.add(rest(2000));
  queue.step(1000);
  queue.step(1100);
  expect(queue.backlog).toBe(1900);
});

test('pausing stops the time; resuming continues where it was', () => {
  const log: string[] = [];
  const queue = new AnimationQueue();
  queue.add(traced('a', 100, log));
  queue.step(0);
  queue.step(40);
  queue.pause();
  expect(queue.step(90)).toBe(false);
  queue.resume();
  queue.step(1000);
  queue.step(1010);
  expect(log.at(-1)).toBe('a 0.50');
});

test('the pace makes time run faster, and without motion only the ends are shown', () => {
  const log: string[] = [];
  const queue = new AnimationQueue();
  queue.pace = 2;
  queue.add(traced('a', 100, log));
  queue.step(0);
  queue.step(25);
  expect(log.at(-1)).toBe('a 0.50');
  queue.pace = Infinity;
  queue.add(traced('b', 500, log));
  expect(queue.step(26)).toBe(false);
  expect(log.slice(-4)).toEqual(['a ends', 'b begins', 'b 1.00', 'b ends']);
});

test('finishAll plays every end in order, including those that an end adds', () => {
  const log: string[] = [];
  const queue = new AnimationQueue();
  queue.add(
    traced('a', 100, log),
    instant(() => queue.add(traced('c', 5, log))),
    traced('b', 100, log),
  );
  queue.step(0);
  queue.finishAll();
  expect(queue.busy).toBe(false);
  expect(log.filter((line) => line.endsWith('ends'))).toEqual(['a ends', 'b ends', 'c ends']);
});

test('together: the shorter one stands at its end while the longer one plays on', () => {
  const log: string[] = [];
  const both = together(traced('short', 50, log), traced('long', 100, log));
  expect(both.ms).toBe(100);
  both.frame(0.75);
  expect(log).toEqual(['short 1.00', 'short ends', 'long 0.75']);
});

test('the backlog is what is left to play', () => {
  const queue = new AnimationQueue();
  queue.add(rest(100), rest(30));
  queue.step(0);
  queue.step(40);
  expect(queue.backlog).toBe(90);
});

test('what trails runs on beside what follows, and nothing waits for it', () => {
  const log: string[] = [];
  const queue = new AnimationQueue();
  queue.add(trailing(traced('smoke', 300, log)), traced('a', 100, log));
  expect(queue.backlog).toBe(100);
  queue.step(0);
  queue.step(100);
  expect([queue.busy, queue.isMoving]).toEqual([false, true]);
  expect(queue.step(300)).toBe(false);
  expect(log.at(-1)).toBe('smoke ends');
});

test('what trails inside of other animations trails there, too, and later where they are later', () => {
  const log: string[] = [];
  const queue = new AnimationQueue();
  queue.add(after(50, together(rest(10), trailing(traced('smoke', 100, log)))));
  expect(queue.backlog).toBe(60);
  for (const now of [0, 40, 100]) queue.step(now);
  expect(log).toEqual(['smoke begins', 'smoke 0.50']);
  queue.finishAll();
  expect(queue.isMoving).toBe(false);
  expect(log.slice(-2)).toEqual(['smoke 1.00', 'smoke ends']);
});

test('in order: each begins when the one before has ended', () => {
  const log: string[] = [];
  const both = inOrder(traced('a', 50, log), traced('b', 50, log));
  expect(both.ms).toBe(100);
  both.begin?.();
  both.frame(0.75);
  expect(log).toEqual(['a begins', 'a 1.00', 'a ends', 'b begins', 'b 0.50']);
});
