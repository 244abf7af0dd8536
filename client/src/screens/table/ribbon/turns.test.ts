import { turnsOf } from './turns';

const AT_FOUR = { seats: 4, toAct: [1], isAnswer: false };
const AROUND = { seats: [0, 1, 2, 3], next: 2 };

const written = (turns: ReturnType<typeof turnsOf>): string =>
  turns.map(({ seat, state }) => `${seat} ${state}`).join(', ');

test.each([
  ['one acts, and the next one follows', {}, '0 waits, 1 acts, 2 next, 3 waits'],
  [
    'the order is that of the game',
    { order: { seats: [2, 1, 3, 0], next: 3 } },
    '2 waits, 1 acts, 3 next, 0 waits',
  ],
  ['who is out comes last', { order: { seats: [0, 1, 3], next: 3 } }, '0 waits, 1 acts, 3 next, 2 out'],
  [
    'nobody follows as long as that is not decided',
    { order: { ...AROUND, next: undefined } },
    '0 waits, 1 acts, 2 waits, 3 waits',
  ],
  ['where several act at once, nobody follows', { toAct: [0, 3] }, '0 acts, 1 waits, 2 waits, 3 acts'],
  ['an answer is no turn: nobody follows it', { isAnswer: true }, '0 waits, 1 acts, 2 waits, 3 waits'],
  [
    'who is asked something is not out',
    { order: { seats: [0, 2, 3], next: 2 } },
    '0 waits, 2 next, 3 waits, 1 acts',
  ],
  ['nobody follows themselves', { order: { seats: [1], next: 1 } }, '1 acts, 0 out, 2 out, 3 out'],
] as const)('%s', (_, more, turns) => {
  const { order = AROUND } = more as { order?: typeof AROUND };
  expect(written(turnsOf({ ...AT_FOUR, ...more, order }))).toBe(turns);
});
