import { anyGame, type BotLevel } from '../core/game';
import { seatsOf } from '../core/seats';
import { botPlayer, playout, randomPlayer, type Player } from '../core/testing/playout';
import { kriegbot } from '../games/kriegbot';
import { seatsFor, sidesOf, teamOfSeat, type ScenarioId } from '../games/kriegbot/content/scenarios';
import type { State } from '../games/kriegbot/state';

/**
 * Plays a scenario with bots, a level for each side in the order of the sides, and counts which side wins:
 *
 *  npm run -s scenarios:kriegbot -- warOfTheWorlds 100 hard,hard 1 '{"robots":2}'
 *
 * `random` is a level too. The number of seats is the least of the scenario, or `seats` after the options.
 */
const [scenario = 'showdown', games = '100', levels = 'hard,hard', seed = '1', chosen = '{}', seats] =
  process.argv.slice(2);
const id = scenario as ScenarioId;
const game = anyGame(kriegbot);
const options = kriegbot.options.parse({ scenario: id, ...(JSON.parse(chosen) as object) });
const number = Number(seats ?? seatsFor(id, options.robots).min);
const sides = sidesOf(id);
const byside = levels.split(',');

const playerOf = (level: string): Player =>
  level === 'random' ? randomPlayer : botPlayer(level as BotLevel);
const players = seatsOf(number).map((seat) =>
  playerOf(byside[sides.indexOf(teamOfSeat(id, seat))] ?? 'hard'),
);

const wins: Record<string, number> = Object.fromEntries([...sides, 'nobody'].map((side) => [side, 0]));
const causes: Record<string, number> = {};
let turns = 0;
const began = Date.now();
for (let index = 0; index < Number(games); index += 1) {
  let last: State | undefined;
  for (const { match } of playout({ game, options, seed: `${seed} ${index}`, players }))
    last = match.state as State;
  const { end, turn = 0 } = last ?? {};
  const winner = end?.winners[0];
  const side = winner === undefined ? 'nobody' : teamOfSeat(id, winner);
  wins[side] = (wins[side] ?? 0) + 1;
  const cause = `${end?.cause ?? 'none'}: ${side}`;
  causes[cause] = (causes[cause] ?? 0) + 1;
  turns += turn;
}
console.log(
  JSON.stringify({
    scenario,
    levels,
    games: Number(games),
    wins,
    causes,
    turns: Math.round((10 * turns) / Number(games)) / 10,
    seconds: Math.round((Date.now() - began) / 1000),
  }),
);
