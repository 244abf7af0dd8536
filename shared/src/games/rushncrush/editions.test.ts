import { createHash } from 'node:crypto';
import { playout, randomPlayer } from '../../core/testing/playout';
import { options, storedOptions, type Options } from './options';
import { gridFor } from './rules/field';
import type { State } from './state';
import { started } from './testing/started';
import { rushncrush } from '.';

/** What a table had stored before there was a second edition. */
const STORED = { course: 'shortRing', cars: 1, crews: 'mixed', style: 'arcade' } as const;

test('a race that has begun goes on by its edition, a new one begins by the second', () => {
  expect(storedOptions.parse(STORED)).toEqual(STORED);
  expect(options.parse(STORED)).toEqual({ ...STORED, edition: 2 });
  expect(() => options.parse({ ...STORED, edition: 1 })).toThrow();
  for (const chosen of [storedOptions.parse(STORED), options.parse(STORED)])
    expect(storedOptions.parse(chosen)).toEqual(chosen);
});

test('a view says by which one the grid is painted', () => {
  const { state } = started(6);
  const earlier: State = { ...state, options: storedOptions.parse({}) };
  expect(gridFor(rushncrush.project(state, 0))).toEqual(gridFor(state));
  expect(gridFor(rushncrush.project(earlier, 0))).toEqual(gridFor(earlier));
  expect(gridFor(earlier)).not.toEqual(gridFor(state));
});

/**
 * Races that were played before there was a second edition, as digests of all their actions and events. They change only
 * with the rules that all editions share (then `rulesVersion` in about.ts goes up).
 */
describe('R11: with stored options the same seed plays event for event as before', () => {
  test.each<readonly [Partial<Options>, number, readonly [string, string]]>([
    [{}, 6, ['b34b6b3fc970', 'da6f5d29bcdb']],
    [{ course: 'shortOpen', style: 'arcade' }, 3, ['499ccfdbda1b', '8096f22ec07c']],
    [{ course: 'hardRing', cars: 2, crews: 'draft' }, 3, ['01555fa320cf', '06bbb7b1a518']],
    [{ course: 'random open:8', crews: 'mixed' }, 5, ['82a32e1ea813', 'cd167dea9112']],
  ])('%j, %i seats', (chosen, seats, before) => {
    const digests = ['one', 'two'].map((seed) => {
      const players = Array.from({ length: seats }, () => randomPlayer);
      const plan = { game: rushncrush, options: storedOptions.parse(chosen), seed, players, limit: 300 };
      const digest = createHash('sha256');
      for (const { entry, events } of playout(plan)) digest.update(JSON.stringify([entry, events]));
      return digest.digest('hex').slice(0, 12);
    });
    expect(digests).toEqual(before);
  });
});
