import type { AnyGame } from '../../core/game';
import { nim } from '../../core/testing/nim';
import { rebuilt } from '../../core/puzzles/rebuilt';
import { puzzles, puzzlesOf } from './puzzles';

/** Takes one coin, whatever lies there. */
const timid = { choose: () => ({ type: 'take', coins: 1 }) };
const game: AnyGame = { ...nim, bots: { ...nim.bots, easy: timid, normal: timid } };
const NUMBERS = { games: 40, places: 20, passed: 0, deep: 20, most: 5, seed: 1 };
const found = (numbers: Partial<typeof NUMBERS> = {}, there: Parameters<typeof puzzlesOf>[1] = []) => [
  ...puzzlesOf({ id: 'nim', game, options: {}, seats: 2, numbers: { ...NUMBERS, ...numbers } }, there),
];

test('it finds positions where simple bots miss what wins, each out of another game', () => {
  const all = found();
  // All have the same kind of action as the best: there are no more of one kind than three of five.
  expect(all).toHaveLength(3);
  expect(new Set(all.map(({ seed }) => seed)).size).toBe(3);
  for (const puzzle of all) {
    const match = rebuilt(game, puzzle);
    const { coins } = match.state as { readonly coins: number };
    expect(match.toAct).toEqual([puzzle.seat]);
    expect(puzzle.answers[0]).toEqual({ action: { type: 'take', coins: coins % 4 }, wins: 1 });
  }
  expect(found()).toEqual(all);
});

test('it adds to what is there, and drops what earlier rules have left', () => {
  const [first, ...others] = found();
  expect(first).toBeDefined();
  const there = first ? [first] : [];
  expect(found({ most: 1 }, there)).toEqual([]);
  const old = there.map((puzzle) => ({ ...puzzle, rulesVersion: 0 }));
  expect(found({ most: 1 }, old)).toEqual(there);
  expect(others).toHaveLength(2);
});

test.each([
  [[], 'There is no game ""'],
  [['--game', 'metaltalon', '--deep', 'x'], '--deep must be a whole number from 20 to'],
  [['--game', 'metaltalon', '--seats', '9'], '--seats must be a whole number from 2 to 6'],
])('%j is refused: %s', (args, sentence) => {
  expect(() => [...puzzles(args)]).toThrow(sentence);
});
