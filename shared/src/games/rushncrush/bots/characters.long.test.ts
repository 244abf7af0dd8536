import { anyGame } from '../../../core/game';
import { anyStatistics } from '../../../core/game/statistics';
import { characterSuite } from '../../../core/testing/ladderSuite';
import { botPlayer } from '../../../core/testing/playout';
import { countedGame } from '../../../tools/tally';
import { rushncrush } from '..';
import { statistics } from '../statistics';

/** What RULES.md says of the characters. */

const game = anyGame(rushncrush);
const options = game.options.parse({});
const FIGURES = anyStatistics(statistics);
/** For hundreds of races on a slow machine. */
const UNHURRIED = 240_000;

characterSuite(game, 100);

test(
  'four brawlers do each other at least ten times the damage of four runners, and shoot; runners do not',
  () => {
    const [brawler = {}, runner = {}] = (['brawler', 'runner'] as const).map((character) => {
      const sums: Record<string, number> = {};
      const players = Array.from({ length: 4 }, () => botPlayer(character));
      for (let race = 0; race < 40; race += 1) {
        const { counts } = countedGame({ game, options, players, seed: `1 ${race}` }, FIGURES);
        for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
      }
      return sums;
    });
    expect(brawler['damage']).toBeGreaterThan(10 * (runner['damage'] ?? 0));
    expect(brawler['rushes']).toBeGreaterThan(100);
    expect(brawler['shots']).toBeGreaterThan(60);
    expect(runner['shots']).toBe(0);
    expect(brawler['rounds']).toBeGreaterThan(runner['rounds'] ?? 0);
  },
  UNHURRIED,
);
