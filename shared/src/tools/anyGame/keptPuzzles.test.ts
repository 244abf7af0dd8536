import { isRefusal } from '../../core/ground/result';
import { AHEAD, idOf, isOfToday, standsOut } from '../../core/puzzles/puzzle';
import { rebuilt } from '../../core/puzzles/rebuilt';
import { isSame } from '../../core/json/equality';
import { CATALOG, isGameId } from '../../games/catalog';
import { RULES } from '../../games/rules';
import { keptPuzzles, puzzleFile } from './puzzles';
import { existsSync, statSync } from 'node:fs';

/** The puzzles that the client ships, as `npm run -s measure -- <game> puzzles` has written them. */
const WITH_PUZZLES = Object.keys(CATALOG)
  .filter(isGameId)
  .filter((id) => existsSync(puzzleFile(id)));
/** Those of other rules are left out by the page, until the tool is called again. */
const KEPT = WITH_PUZZLES.flatMap((id) =>
  keptPuzzles(id)
    .filter((puzzle) => isOfToday(RULES[id].about, puzzle))
    .map((puzzle, at) => ({ id, number: at + 1, puzzle })),
);
const LARGEST = 400_000;

test('there are puzzles', () => expect(KEPT.length).toBeGreaterThan(0));

test.each(KEPT)('$id, puzzle $number can be rebuilt, and its choices are legal', ({ id, puzzle }) => {
  const game = RULES[id];
  const match = rebuilt(game, puzzle);
  expect(match.outcome).toBeUndefined();
  expect(match.toAct).toContain(puzzle.seat);
  for (const { action } of puzzle.answers) expect(isRefusal(match.play(puzzle.seat, action))).toBe(false);
  // What is marked on the board is one of the orders.
  expect(match.legal(puzzle.seat).some((legal) => isSame(legal, puzzle.answers[0]?.action))).toBe(true);
});

test.each(KEPT)('$id, puzzle $number has one choice far ahead', ({ puzzle }) => {
  const wins = puzzle.answers.map((answer) => answer.wins);
  expect(wins).toEqual(wins.toSorted((one, other) => other - one));
  expect((wins[0] ?? 0) - (wins.at(-1) ?? 1)).toBeGreaterThanOrEqual(AHEAD);
  expect(standsOut(puzzle.answers)).toBe(true);
});

test.each(WITH_PUZZLES)('the puzzles of %s are out of different games, and not too large', (id) => {
  const all = keptPuzzles(id);
  expect(new Set(all.map(idOf)).size).toBe(all.length);
  expect(new Set(all.map(({ seed }) => seed)).size).toBe(all.length);
  expect(statSync(puzzleFile(id)).size).toBeLessThan(LARGEST);
});
