import type { TypedThing } from '@gearhall/shared/core/game';
import { PlayedExcerpt } from './PlayedExcerpt';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const STEPS = ['start', 'moves', 'fires'].map((view) => ({
  view,
  events: [{ type: view }, { type: 'ends' }],
}));

/** A playback, and what its board is told; the board plays each step for 500 ms, or never says that it has. */
function playing({ plays = true } = {}) {
  const told: string[] = [];
  const playback = new PlayedExcerpt(STEPS, () => told.push('over'));
  const listener = (events: readonly TypedThing[], played?: (place: number) => void) => {
    told.push(events[0]?.type ?? '');
    if (plays) for (const [place, ms] of [250, 500].entries()) setTimeout(() => played?.(place), ms);
  };
  playback.join(listener, () => told.push('rewound'));
  return { playback, told };
}

test('shows its beginning until it plays', () => {
  const { playback, told } = playing();
  jest.advanceTimersByTime(10_000);
  expect(playback.view.value).toBe('start');
  expect(told).toEqual([]);
});

test('plays once, says that it is over, and stays at its end', () => {
  const { playback, told } = playing();
  playback.play();
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual(['moves', 'fires', 'over']);
  expect(playback.view.value).toBe('fires');
  playback.play();
  jest.advanceTimersByTime(60_000);
  expect(told).toHaveLength(3);
  expect(jest.getTimerCount()).toBe(0);
});

test('a step begins once all of the one before has been played', () => {
  const { playback, told } = playing();
  playback.play();
  jest.advanceTimersByTime(500 + 499);
  expect(told).toEqual(['moves']);
  jest.advanceTimersByTime(200);
  expect(told).toEqual(['moves', 'fires']);
});

test('waits for a board that plays nothing, and is no busier for it', () => {
  const { playback, told } = playing({ plays: false });
  playback.play();
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual(['moves']);
  expect(jest.getTimerCount()).toBe(0);
});

test('stops at once, and then plays from its beginning', () => {
  const { playback, told } = playing();
  playback.play();
  jest.advanceTimersByTime(700);
  playback.stop();
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual(['moves']);
  expect(playback.view.value).toBe('moves');
  playback.play();
  expect(playback.view.value).toBe('start');
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual(['moves', 'rewound', 'moves', 'fires', 'over']);
});
