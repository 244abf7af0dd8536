import { anyGame } from '@gearhall/shared/core/game';
import { isRefusal } from '@gearhall/shared/core/ground/result';
import { isSame } from '@gearhall/shared/core/json/equality';
import type { Puzzle } from '@gearhall/shared/core/puzzles/puzzle';
import { recordedGame } from '@gearhall/shared/core/testing/recorded';
import { metalheads } from '@gearhall/shared/games/metalheads/index';
import { matchSeed } from '@gearhall/shared/core/dice/dice';
import { openLocal } from '../../local/localStore';
import type { Waiting } from '../../local/studying/think';
import { puzzleGame } from './puzzleGame';
import { PuzzleRun } from './PuzzleRun';

const rules = anyGame(metalheads);
const AT = 20;

/** A position of a recorded game; which of its choices are good is made up. */
function aPuzzle(): Puzzle {
  const { options, seed, salts, names, entries, rulesVersion } = recordedGame(rules, {
    ...{ seats: 2, seed: 'a puzzle', level: 'easy' as const },
  });
  const record = { rulesVersion, options, seats: names.length, seed: matchSeed(seed, salts), answers: [] };
  for (let at = AT; ; at += 1) {
    const puzzle = { ...record, entries: entries.slice(0, at).map(({ seat, action }) => ({ seat, action })) };
    const seat = entries[at]?.seat ?? 0;
    const legal =
      openLocal(rules, puzzleGame('metalheads', { ...puzzle, seat }))?.match.now.legal(seat) ?? [];
    const [best, other] = legal;
    if (!best || !other || legal.length < 3) continue;
    return {
      ...puzzle,
      seat,
      answers: [
        { action: best, wins: 0.9 },
        { action: other, wins: 0.4 },
      ],
    };
  }
}

const puzzle = aPuzzle();
const { seat } = puzzle;

function begun() {
  const opened = openLocal(rules, puzzleGame('metalheads', puzzle))!;
  const asked: { waiting: Waiting; answer: (gain: number) => void; fail: () => void }[] = [];
  const run = new PuzzleRun({
    ...{ id: 'a puzzle', rules, puzzle, opened },
    weigh: (_question, waiting) =>
      new Promise((answer, reject) =>
        asked.push({ waiting, answer, fail: () => reject(new Error('broken')) }),
      ),
  });
  const choose = (place: number): void => {
    const action = opened.match.now.legal(seat)[place];
    if (!action || isRefusal(run.table.play(seat, action) ?? {})) throw new Error('It cannot be chosen.');
  };
  return { run, asked, choose, opened };
}
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

test('a choice that has been compared is answered at once, and can be made again', () => {
  const { run, choose } = begun();
  expect(run.verdict.value).toEqual({ is: 'open' });
  choose(1);
  expect(run.verdict.value).toEqual({ is: 'missed', wins: 0.4 });
  run.again();
  expect(run.verdict.value).toEqual({ is: 'open' });
  choose(0);
  expect(run.verdict.value).toEqual({ is: 'solved', wins: 0.9 });
  run.close();
});

test('the best is shown before the choice, until one is made', () => {
  const { run, choose } = begun();
  choose(1);
  run.showBest();
  expect(run.verdict.value).toEqual({ is: 'open' });
  expect(run.shown.value).toEqual(puzzle.answers[0]?.action);
  choose(1);
  expect(run.shown.value).toBeUndefined();
  run.close();
});

test.each([
  ['worse', -0.5, 'missed', 0.4],
  ['nearly as good', -0.05, 'solved', 0.85],
  ['better than the best that was found', 0.3, 'solved', 1],
])('another choice is worked out: %s', async (_how, gain, is, wins) => {
  const { run, choose, asked } = begun();
  choose(2);
  asked[0]?.waiting.onProgress?.({ done: 0.5, curve: [] });
  expect(run.verdict.value).toEqual({ is: 'judging', done: 0.5 });
  asked[0]?.answer(gain);
  await settled();
  expect(run.verdict.value).toEqual({ is, wins: expect.closeTo(wins) as number });
  run.close();
});

test('what fails is said, and what is no longer wanted stops', async () => {
  const { run, choose, asked } = begun();
  choose(2);
  asked[0]?.fail();
  await settled();
  expect(run.verdict.value).toEqual({ is: 'failed' });
  run.again();
  choose(2);
  run.again();
  expect(asked[1]?.waiting.signal.aborted).toBe(true);
  asked[1]?.answer(0);
  await settled();
  expect(run.verdict.value).toEqual({ is: 'open' });
});

test('nobody else moves, and what its seat cannot know is dealt anew', () => {
  const [one, other] = [begun(), begun()];
  expect(isSame(one.opened.match.now.state, other.opened.match.now.state)).toBe(false);
  expect(one.run.view).toEqual(other.run.view);
  jest.useFakeTimers();
  one.choose(1);
  jest.advanceTimersByTime(60_000);
  expect(one.run.table.match.length).toBe(1);
  jest.useRealTimers();
});
