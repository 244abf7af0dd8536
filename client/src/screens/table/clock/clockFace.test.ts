import type { TableView } from '@gearhall/shared/core/table/table';
import { NO_TERMS, type Terms } from '@gearhall/shared/core/table/terms';
import {
  answerDue,
  answerFace,
  answerShareLeft,
  clockFace,
  formatSpan,
  secondsAhead,
  untilNextTick,
  warningsAhead,
} from './clockFace';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = 1_000_000;
const live: Terms = { ...NO_TERMS, clock: { type: 'live', bank: 5, move: 30 }, onTimeout: 'bot' };
const byPost: Terms = { ...NO_TERMS, clock: { type: 'correspondence', days: 3 }, onTimeout: 'bot' };

test.each([
  [52 * HOUR + 59 * MINUTE, '2 d 4 h'],
  [4 * HOUR + 12 * MINUTE + 59_000, '4 h 12 min'],
  [HOUR, '1 h 0 min'],
  [HOUR - 1, '60:00'],
  [725_000, '12:05'],
  [9_001, '0:10'],
  [1, '0:01'],
  [0, '0:00'],
  [-5_000, '0:00'],
])('%d ms are read as %s', (ms, text) => {
  expect(formatSpan(ms)).toBe(text);
});

test('a live clock first spends the move time, with the bank beside it', () => {
  const info = { due: NOW + 5 * MINUTE + 20_000, bank: 5 * MINUTE };
  expect(clockFace(info, live, NOW)).toMatchObject({
    main: '0:20',
    bank: 'bank 5:00',
    runs: true,
    low: false,
  });
});

test('then it spends the bank', () => {
  const info = { due: NOW + 4 * MINUTE, bank: 5 * MINUTE };
  expect(clockFace(info, live, NOW)).toMatchObject({ main: '4:00', bank: '', low: false });
});

test('the last minute is marked, whether move time or bank', () => {
  const info = { due: NOW + 59_000, bank: 40_000 };
  expect(clockFace(info, live, NOW)).toMatchObject({ main: '0:19', bank: 'bank 0:40', low: true });
});

test('a seat that is not awaited shows its bank, and nothing in a game by post', () => {
  expect(clockFace({ due: 0, bank: 90_000 }, live, NOW)).toMatchObject({ main: 'bank 1:30', runs: false });
  expect(clockFace({ due: 0, bank: 0 }, byPost, NOW)).toBeUndefined();
});

test('in a game by post, days are counted', () => {
  expect(clockFace({ due: NOW + 52 * HOUR, bank: 0 }, byPost, NOW)?.main).toBe('2 d 4 h');
});

test('without a clock there is no face', () => {
  const none: Terms = NO_TERMS;
  expect(clockFace({ due: NOW + 1, bank: 0 }, none, NOW)).toBeUndefined();
});

test('a clock ticks when its current second is over', () => {
  expect(untilNextTick(59_300)).toBe(300);
  expect(untilNextTick(59_000)).toBe(1_000);
  expect(untilNextTick(-1)).toBe(1_000);
});

test('warnings come at a minute and at ten seconds, if those lie ahead', () => {
  expect(warningsAhead(90_000)).toEqual([
    { after: 30_000, seconds: 60 },
    { after: 80_000, seconds: 10 },
  ]);
  expect(warningsAhead(30_000)).toEqual([{ after: 20_000, seconds: 10 }]);
  expect(warningsAhead(10_000)).toEqual([]);
});

describe('a question with an answer deadline', () => {
  const table = { status: 'playing', toAct: [1, 2], answerDeadline: 9000 } as unknown as TableView;

  test.each([
    ['somebody who is asked', 1, 9000],
    ['somebody who is not', 0, 0],
    ['a spectator', undefined, 0],
  ])('is due for %s', (_, seat, due) => {
    expect(answerDue(table, seat)).toBe(due);
  });

  test('shows the seconds left, also at a table without a clock', () => {
    const waited = { answerDeadline: 9000, answerTime: 8000 };
    expect(answerFace(waited, 1500)).toMatchObject({ main: '0:08', words: 'Time left: 0:08', bank: '' });
    // Three seconds in all, reported a moment late.
    expect(answerFace({ answerDeadline: 9000, answerTime: 3000 }, 5900).main).toBe('0:03');
  });

  test.each([
    [1000, 1],
    [1700, 1],
    [1800, 0.875],
    [5000, 0.5],
    [8700, 0.125],
    [8800, 0],
    [9500, 0],
  ])('at %d, of eight seconds this much is left for everybody, whenever they have come', (now, left) => {
    expect(answerShareLeft({ answerDeadline: 9000, answerTime: 8000 }, now)).toBe(left);
  });

  test('never shows more than the full time, even if the clock is behind', () => {
    expect(answerFace({ answerDeadline: 9000, answerTime: 8000 }, 200).main).toBe('0:08');
    expect(answerShareLeft({ answerDeadline: 9000, answerTime: 8000 }, 200)).toBe(1);
    expect(answerShareLeft({ answerDeadline: 0, answerTime: 0 }, 200)).toBe(0);
  });
});

test('the last five seconds tick, as far as they are still to come', () => {
  expect(secondsAhead(7_500)).toEqual([2_500, 3_500, 4_500, 5_500, 6_500]);
  expect(secondsAhead(2_200)).toEqual([200, 1_200]);
});
