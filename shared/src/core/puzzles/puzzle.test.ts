import { isSolvedBy, standsOut, type Puzzle } from './puzzle';

const answersOf = (...wins: readonly number[]) =>
  wins.map((share) => ({ action: { type: 'any' }, wins: share }));

test.each([
  ['one choice is far ahead', [0.9, 0.6, 0.5, 0.2], true],
  ['half of the others are far behind', [0.9, 0.85, 0.6, 0.2], true],
  ['most of the others are near', [0.9, 0.85, 0.8, 0.2], false],
  ['there is nothing else', [0.9], false],
  ['there is nothing', [], false],
])('does the best stand out where %s?', (_where, wins, expected) => {
  expect(standsOut(answersOf(...wins))).toBe(expected);
});

test('what comes within eight wins in a hundred of the best solves a puzzle too', () => {
  const puzzle: Puzzle = {
    ...{ rulesVersion: 1, options: {}, seats: 2, seed: 'ab', entries: [], seat: 0 },
    answers: answersOf(0.9, 0.3),
  };
  expect([0.95, 0.9, 0.83, 0.81, 0.3].map((wins) => isSolvedBy(puzzle, wins))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
