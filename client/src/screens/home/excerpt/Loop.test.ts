import type { TypedThing } from '@gearhall/shared/core/game';
import { Loop } from './Loop';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const STEPS = ['start', 'moves', 'fires'].map((view) => ({
  view,
  events: [{ type: view }, { type: 'ends' }],
}));

/** A loop, and what its board is told; the board plays each step for 500 ms, or never says that it has. */
function looping({ plays = true } = {}) {
  const loop = new Loop(STEPS);
  const told: string[] = [];
  const listener = (events: readonly TypedThing[], played?: (place: number) => void) => {
    told.push(events[0]?.type ?? '');
    if (plays) for (const [place, ms] of [250, 500].entries()) setTimeout(() => played?.(place), ms);
  };
  loop.join(listener, () => told.push('rewound'));
  return { loop, told };
}

test('shows its beginning until it plays', () => {
  const { loop, told } = looping();
  jest.advanceTimersByTime(10_000);
  expect(loop.view.value).toBe('start');
  expect(told).toEqual([]);
});

test('plays twice, and stays at its end', () => {
  const { loop, told } = looping();
  loop.play();
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual(['moves', 'fires', 'rewound', 'moves', 'fires']);
  expect(loop.view.value).toBe('fires');
  loop.play();
  jest.advanceTimersByTime(60_000);
  expect(told).toHaveLength(5);
  expect(jest.getTimerCount()).toBe(0);
});

test('a step begins once all of the one before has been played', () => {
  const { loop, told } = looping();
  loop.play();
  jest.advanceTimersByTime(500 + 499);
  expect(told).toEqual(['moves']);
  jest.advanceTimersByTime(200);
  expect(told).toEqual(['moves', 'fires']);
});

test('waits for a board that plays nothing, and is no busier for it', () => {
  const { loop, told } = looping({ plays: false });
  loop.play();
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual(['moves']);
  expect(jest.getTimerCount()).toBe(0);
});

test('stops at once, and then plays the rounds that are left from their beginning', () => {
  const { loop, told } = looping();
  loop.play();
  jest.advanceTimersByTime(700);
  loop.stop();
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual(['moves']);
  expect(loop.view.value).toBe('moves');
  loop.play();
  expect(loop.view.value).toBe('start');
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual(['moves', 'rewound', 'moves', 'fires', 'rewound', 'moves', 'fires']);
});
