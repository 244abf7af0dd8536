import { options, storedOptions } from './options';
import { targetScoreOf } from './rules/scenarios/humanWave';

/** What a table of the first edition had stored. */
const STORED = { scenario: 'humanWave', robots: 1, readyMade: false, fragile: false, answers: 20 } as const;
const score = (chosen: ReturnType<typeof options.parse>) =>
  targetScoreOf({ options: chosen, seats: [{}] as never }).win;

test('a match that has begun goes on by its edition, a new one begins by the second', () => {
  expect(options.parse(STORED).edition).toBe(2);
  expect('edition' in storedOptions.parse(STORED)).toBe(false);
  for (const chosen of [options.parse(STORED), storedOptions.parse(STORED)])
    expect(storedOptions.parse(chosen)).toEqual(chosen);
});

test('played alone, the printed score was usual, and is on offer', () => {
  expect(score(storedOptions.parse(STORED))).toBe(40);
  expect(score(storedOptions.parse({ ...STORED, target: 'reconstructed' }))).toBe(14);
  expect(score(options.parse(STORED))).toBe(14);
  expect(score(options.parse({ ...STORED, target: 'printed' }))).toBe(40);
  expect(score(storedOptions.parse(options.parse({ ...STORED, target: 'printed' })))).toBe(40);
});
