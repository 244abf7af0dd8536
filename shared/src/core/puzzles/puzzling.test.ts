import { atOnce } from '../ground/timeSliced';
import { Match } from '../match';
import { nim } from '../testing/nim';
import type { AnyGame } from '../game';
import { puzzleAt } from './puzzling';
import { rebuilt } from './rebuilt';
import { weighing } from './weighing';

const takes = (coins: number) => ({ type: 'take', coins });
/** Takes one coin, whatever lies there. */
const timid = { choose: () => takes(1) };
/** Its simple bots do not know how to play. */
const rules: AnyGame = { ...nim, bots: { ...nim.bots, easy: timid, normal: timid } };
const start = { options: {}, seats: 2, seed: 'ab'.repeat(32) };
/** Fourteen coins lie there at the beginning. */
const after = (...taken: readonly number[]) =>
  Match.replay(rules, {
    ...start,
    entries: taken.map((coins, at) => ({ seat: at % 2, action: takes(coins) })),
  });
const LOOK = { deep: 20, seed: 'a test' };

test.each([
  ['fourteen', [], 2],
  ['ten', [2, 2], 2],
  ['six', [3, 2, 3], 2],
])('of %s coins, only one number wins, and a simple bot misses it', (_coins, taken, coins) => {
  const match = after(...taken);
  const seat = taken.length % 2;
  const puzzle = puzzleAt(match, seat, LOOK);
  expect(puzzle).toMatchObject({ seat, seats: 2, rulesVersion: 1, answers: [{ wins: 1 }, ...[{}, {}, {}]] });
  expect(puzzle?.answers[0]?.action).toEqual({ type: 'take', coins });
  expect(puzzle?.answers.slice(1).every(({ wins }) => wins <= 0.7)).toBe(true);
  expect(puzzle && rebuilt(rules, puzzle).state).toEqual(match.state);
  expect(puzzleAt(match, seat, LOOK)).toEqual(puzzle);
});

test.each([
  ['everything loses', [2], 1],
  ['a simple bot finds it too', [1], 1],
])('no puzzle: %s', (_why, taken, seat) => {
  expect(puzzleAt(after(...taken), seat, LOOK)).toBeUndefined();
});

test('a choice that nobody has compared is weighed against the best', () => {
  const weigh = (coins: number) => {
    let time = 0;
    const work = weighing(
      rules,
      { ...start, entries: [] },
      {
        ...{ seat: 0, best: takes(2), action: takes(coins) },
        ...{ ms: 50, now: () => time++ },
      },
    );
    return atOnce(work);
  };
  expect(weigh(3)).toBe(-1);
  expect(weigh(2)).toBe(0);
});
