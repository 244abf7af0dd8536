import { anyGame } from '../../../core/game';
import { botPlayer, playout, type Moment } from '../../../core/testing/playout';
import { metalkrushers } from '..';
import { HEX_IDS } from '../content/arena';
import { CHASSIS } from '../content/chassis';
import { waysOf } from '../rules/movement/moving';
import { stateFrom } from '../testing/given';
import { numbers, onTheClock, rounded, spreadOf, timed } from '../../../core/testing/measuring';

/**
 * Measures duels of two hard bots of MetalKrushers through `Match`, and the listing of a Krusher's ways, and prints one
 * line of JSON: milliseconds, as the median and the 99th percentile.
 *
 * `first`: CPU time of the first duel of a process. `duel`: CPU time of a duel. `ways`: all ways of a Bantam, which is
 * the fastest, from each hex of an arena with one other Krusher: they are listed while a player points at the board, so
 * that they have to take far less than a frame.
 */
const game = anyGame(metalkrushers);
const DUELS = 15;
const CORNER = 'a1';

function duel(seed: string): readonly Moment[] {
  const players = [botPlayer('hard'), botPlayer('hard')];
  return [...playout({ game, options: game.options.parse({}), seed, players })];
}

const first = timed(() => duel('first'));
for (const number of numbers(2)) duel(`warm ${number}`);
const duels = numbers(DUELS).map((number) => timed(() => duel(`duel ${number}`)));

const left = { points: CHASSIS.bantam.movement, freeTurn: true };
const ways = HEX_IDS.filter((at) => at !== CORNER).map((at) => {
  const krushers = { A: { at, chassis: 'bantam' }, B: { at: CORNER } } as const;
  const arena = stateFrom({ krushers, mover: 'A' });
  return onTheClock(() => waysOf(arena, 'A', left));
});

console.log(JSON.stringify({ first: rounded(first), duel: spreadOf(duels), ways: spreadOf(ways) }));
