import { createHash } from 'node:crypto';
import { playout } from '../../core/testing/playout';
import { kriegbot } from '.';
import { storedOptions, type Options } from './options';
import { eagerPlayer } from './testing/players/eager';

/**
 * Games that were played before there was an expansion or a second edition, as digests of all their actions and events. They change with
 * the rules of the basic game alone (then `rulesVersion` in about.ts goes up), or with the players in testing/players/eager.ts.
 */
describe('KX example 33, KX1: without the option the same seed plays event for event as before', () => {
  test.each<readonly [Partial<Options>, number, readonly [string, string]]>([
    [{}, 2, ['f0072bbc2235', 'fad364d3b072']],
    [{ robots: 2, fragile: true }, 4, ['0b4e001b34a8', 'be04c57c0fc0']],
    [{ scenario: 'killTheHuman' }, 2, ['95dacbded133', '1c0fa88836b0']],
    [{ scenario: 'theHoncho' }, 3, ['a4cf314f9724', 'ec84c95cf5b7']],
    [{ readyMade: true }, 2, ['a7c0ed9e0c05', '676cfdd86d84']],
  ])('%j, %i seats', (chosen, seats, before) => {
    const digests = ['one', 'two'].map((seed) => {
      const players = Array.from({ length: seats }, () => eagerPlayer);
      const plan = {
        game: kriegbot,
        options: storedOptions.parse({ turnLimit: 15, ...chosen }),
        seed,
        players,
        limit: 2000,
      };
      const digest = createHash('sha256');
      for (const { entry, events } of playout(plan)) digest.update(JSON.stringify([entry, events]));
      return digest.digest('hex').slice(0, 12);
    });
    expect(digests).toEqual(before);
  });
});
