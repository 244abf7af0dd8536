import { anyGame } from '../../../core/game';
import type { BotLevel } from '../../../core/bots/bot';
import { botPlayer, playout, randomPlayer, type Player } from '../../../core/testing/playout';
import { kriegbot } from '..';
import { sidesOf, teamOfSeat, type ScenarioId } from '../content/scenarios';
import type { TeamId } from '../content/teams';
import { waveScoreOf } from '../rules/scenarios/humanWave';
import type { State } from '../state';

/**
 * Plays a scenario with bots, and counts how often each side wins, alone or with others, and the mole:
 *
 *  npm run -s measure -- kriegbot scenarios sharksAndJets 100 3 hard police=easy,green=random 1 '{"robots":2}'
 *
 * In Human Wave also the scores of all games, from the lowest to the highest.
 *
 * The scenario, the number of games and of seats, the level of all sides, and those of some; the seed; the options.
 */
const [
  scenario = 'showdown',
  games = '100',
  seats = '2',
  level = 'hard',
  others = '',
  seed = '1',
  chosen = '{}',
] = process.argv.slice(2);
const id = scenario as ScenarioId;
const named = new Map(others.split(',').map((one) => one.split('=') as [TeamId, string]));
const playerOf = (team: TeamId): Player => {
  const name = named.get(team) ?? level;
  return name === 'random' ? randomPlayer : botPlayer(name as BotLevel);
};
const game = anyGame(kriegbot);
const options = game.options.parse({ scenario: id, ...(JSON.parse(chosen) as object) });
const players = Array.from({ length: Number(seats) }, (_, seat) =>
  playerOf(teamOfSeat({ scenario: id }, seat)),
);
const won: Record<string, number> = Object.fromEntries(
  [...sidesOf({ scenario: id }), 'nobody'].map((side) => [side, 0]),
);
const causes: Record<string, number> = {};
const points: Record<string, number> = {};
const scores: number[] = [];
let turns = 0;

for (let number = 0; number < Number(games); number += 1) {
  let state: State | undefined;
  for (const { match } of playout({ game, options, seed: `${seed} ${number}`, players }))
    state = match.state as State;
  if (!state?.end) continue;
  const { winners, cause } = state.end;
  const { seats: playing } = state;
  const sides = new Set(
    winners.map((seat) => (playing[seat]?.role === 'mole' ? 'mole' : teamOfSeat({ scenario: id }, seat))),
  );
  for (const side of sides.size > 0 ? sides : ['nobody']) won[side] = (won[side] ?? 0) + 1;
  causes[cause] = (causes[cause] ?? 0) + 1;
  for (const side of sidesOf({ scenario: id }))
    points[side] = (points[side] ?? 0) + (state.teams[side]?.points ?? 0);
  turns += state.turn;
  if (id === 'humanWave') scores.push(waveScoreOf(state));
}

const mean = (sum: number): number => Math.round((100 * sum) / Number(games)) / 100;
console.log(
  JSON.stringify({
    won,
    causes,
    turns: mean(turns),
    ...(scores.length > 0 && { scores: scores.toSorted((one, other) => one - other) }),
    points: Object.fromEntries(Object.entries(points).map(([side, sum]) => [side, mean(sum)])),
  }),
);
