import { beginClocks, clocksAfter, dueOf, withGaps, type Clocks, type TimedAction, type Gap } from './clocks';
import type { ClockTerms } from './terms';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A bank of one minute and ten seconds a move, so that the times are easy to read: 10 + 60. */
const LIVE: ClockTerms = { type: 'live', bank: 1, move: 10 };
const SLOW: ClockTerms = { type: 'correspondence', days: 2 };

/** [seat, second, seats to act afterwards, who decided] */
type Row = readonly [seat: number, second: number, toAct: readonly number[], by?: 'bot' | 'clock'];

interface Story {
  readonly terms?: ClockTerms;
  readonly first?: readonly number[];
  readonly gaps?: readonly (readonly [from: number, to: number])[];
  readonly rows?: readonly Row[];
}

const seconds = (count: number): number => count * 1000;
const gapsOf = ({ gaps = [] }: Story): Gap[] =>
  gaps.map(([from, to]) => ({ from: seconds(from), to: seconds(to) }));

function deedOf([seat, second, toAct, by]: Row): TimedAction {
  return { seat, at: seconds(second), toAct, ...(by ? { by } : {}) };
}

function told(story: Story): Clocks {
  const { terms = LIVE, first = [0], rows = [] } = story;
  const clocks = beginClocks(terms, 3, { at: 0, toAct: first }, gapsOf(story));
  if (!clocks) throw new Error('The story has no clock.');
  return rows.reduce((before, row) => clocksAfter(before, deedOf(row)), clocks);
}

const banks = (clocks: Clocks): number[] => clocks.seats.map(({ bank }) => bank / 1000);
const dues = (clocks: Clocks): (number | undefined)[] =>
  clocks.seats.map((_, seat) => {
    const due = dueOf(clocks, seat);
    return due === undefined ? undefined : due / 1000;
  });

test('without a clock there are none', () => {
  expect(beginClocks({ type: 'none' }, 2, { at: 0, toAct: [0] })).toBeUndefined();
});

const none = undefined;
test.each<[string, Story, (number | undefined)[], number[]]>([
  ['only who is awaited runs', {}, [70, none, none], [60, 60, 60]],
  ['a quick move costs nothing', { rows: [[0, 10, [1]]] }, [none, 80, none], [60, 60, 60]],
  ['a slow one costs the bank what it took beyond', { rows: [[0, 25, [1]]] }, [none, 95, none], [45, 60, 60]],
  ['what was saved is not kept', { rows: [[0, 1, [0]]] }, [71, none, none], [60, 60, 60]],
  [
    'each own action begins a new move time',
    {
      rows: [
        [0, 15, [0]],
        [0, 30, [0]],
      ],
    },
    [90, none, none],
    [50, 60, 60],
  ],
  ['the action of another changes nothing', { rows: [[1, 5, [0]]] }, [70, none, none], [60, 60, 60]],
  ['who becomes awaited begins then', { rows: [[1, 5, [0, 2]]] }, [70, none, 75], [60, 60, 60]],
  [
    'several run at once, each by its own clock',
    { first: [0, 1, 2], rows: [[1, 30, [0, 2]]] },
    [70, none, 70],
    [60, 40, 60],
  ],
  [
    'who is not awaited any more without having acted has used what they used',
    { rows: [[1, 40, [1]]] },
    [none, 110, none],
    [30, 60, 60],
  ],
  [
    'who is asked something in between comes back to a new move time',
    {
      rows: [
        [0, 12, [1]],
        [1, 14, [0]],
      ],
    },
    [82, none, none],
    [58, 60, 60],
  ],
  ['a bank is never less than empty', { rows: [[0, 500, [0]]] }, [510, none, none], [0, 60, 60]],
  [
    'a clock of the machine that goes back costs nobody',
    { rows: [[0, -5, [1]]] },
    [none, 65, none],
    [60, 60, 60],
  ],
  ['at the end all stand', { rows: [[0, 5, []]] }, [none, none, none], [60, 60, 60]],
  ['a gap ahead of the end is given back', { gaps: [[20, 50]] }, [100, none, none], [60, 60, 60]],
  ['a gap before the turn is not', { gaps: [[2, 4]], rows: [[0, 8, [1]]] }, [none, 78, none], [60, 60, 60]],
  [
    'of a gap that the turn began in, the rest is',
    { gaps: [[5, 9]], rows: [[0, 8, [1]]] },
    [none, 79, none],
    [60, 60, 60],
  ],
  ['a gap after the time was up is not', { gaps: [[70, 90]] }, [70, none, none], [60, 60, 60]],
  [
    'gaps that overlap count once, in whatever order they are told',
    {
      gaps: [
        [40, 60],
        [20, 30],
        [25, 50],
      ],
    },
    [110, none, none],
    [60, 60, 60],
  ],
  [
    'a gap can put off the end into the next gap',
    {
      gaps: [
        [60, 80],
        [75, 76],
        [85, 95],
      ],
    },
    [100, none, none],
    [60, 60, 60],
  ],
  [
    'a gap in the move costs no bank',
    { gaps: [[5, 105]], rows: [[0, 120, [1]]] },
    [none, 190, none],
    [50, 60, 60],
  ],
  [
    'after two restarts both are given back',
    {
      gaps: [
        [5, 15],
        [16, 26],
      ],
      rows: [[0, 35, [0]]],
    },
    [100, none, none],
    [55, 60, 60],
  ],
])('%s', (_, story, due, bank) => {
  const clocks = told(story);
  expect(dues(clocks)).toEqual(due);
  expect(banks(clocks)).toEqual(bank);
});

test('by correspondence each action has its days, and there is no bank', () => {
  const clocks = told({ terms: SLOW, rows: [[0, DAY / 1000, [0, 1]]] });
  expect([0, 1].map((seat) => dueOf(clocks, seat))).toEqual([3 * DAY, 3 * DAY]);
  expect(banks(clocks)).toEqual([0, 0, 0]);
});

test('a gap added later has the same effect as one known from the beginning', () => {
  const story: Story = { gaps: [[30, 40]], rows: [[1, 5, [0, 2]]] };
  const known = told(story);
  expect(withGaps(told({ ...story, gaps: [] }), gapsOf(story))).toEqual(known);
});

test.each<[string, Row[], number]>([
  [
    'each time-out counts',
    [
      [0, 70, [0], 'clock'],
      [0, 80, [0], 'clock'],
    ],
    2,
  ],
  [
    'an own action ends the row',
    [
      [0, 70, [0], 'clock'],
      [0, 71, [0]],
    ],
    0,
  ],
  [
    'so does one of a stand-in',
    [
      [0, 70, [0], 'clock'],
      [0, 71, [0], 'bot'],
    ],
    0,
  ],
  [
    'those of others do not',
    [
      [0, 70, [0], 'clock'],
      [1, 71, [0]],
      [0, 80, [0], 'clock'],
    ],
    2,
  ],
])('%s', (_, rows, missed) => {
  expect(told({ rows }).seats[0]?.missed).toBe(missed);
});

test('the clocks before an action are not modified', () => {
  const clocks = told({});
  const before = JSON.stringify(clocks);
  clocksAfter(clocks, deedOf([0, 30, [1]]));
  expect(JSON.stringify(clocks)).toBe(before);
});
