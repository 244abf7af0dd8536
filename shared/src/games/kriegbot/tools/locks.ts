import { anyGame } from '../../../core/game';
import { botPlayer, playout } from '../../../core/testing/playout';
import { kriegbot } from '..';
import type { State } from '../state';
import { numbers } from '../../../core/testing/measuring';

/**
 * Counts the duels of hard bots in which a robot reboots or stands idle three turns running, and how many turns the
 * longest of these rows lasts:
 *
 *  npm run -s measure -- kriegbot locks 100 locks '{"expansion":"full"}'
 *
 * The number of games, the seed, the options.
 */
const [games = '100', seed = 'locks', chosen = '{}'] = process.argv.slice(2);
const game = anyGame(kriegbot);
const options = game.options.parse(JSON.parse(chosen));
const players = [botPlayer('hard'), botPlayer('hard')];

/** A robot that can do nothing for this number of turns is locked. */
const LOCKED = 3;

/** The longest row of turns in which one robot can do nothing. */
function longestRow(number: number): number {
  const rows = new Map<string, number>();
  let longest = 0;
  for (const { before, match } of playout({ game, options, seed: `${seed} ${number}`, players })) {
    const [was, is] = [before.state as State, match.state as State];
    if (is.turn === was.turn) continue;
    for (const { id, marks } of Object.values(was.robots)) {
      const isLost = marks.option === 'reboot' || marks.option === 'idle';
      rows.set(id, isLost ? (rows.get(id) ?? 0) + 1 : 0);
      longest = Math.max(longest, rows.get(id) ?? 0);
    }
  }
  return longest;
}

const rows = numbers(Number(games)).map(longestRow);
console.log(
  JSON.stringify({
    games: rows.length,
    locked: rows.filter((row) => row >= LOCKED).length,
    longest: rows.toSorted((one, other) => other - one).slice(0, 10),
  }),
);
