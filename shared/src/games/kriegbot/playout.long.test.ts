import { anyGame } from '../../core/game';
import { USUAL_LEVELS, type UsualLevel } from '../../core/bots/bot';
import { botPlayer, botsProblem, playout, playoutOf, randomPlayer } from '../../core/testing/playout';
import { kriegbot } from '.';
import { isAlive } from './rules/field/field';
import type { State } from './state';
import { FIGHTERS, mirrored } from './testing/players/duels';

const game = anyGame(kriegbot);

const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

/** `npm run -s measure -- kriegbot duels 200` is the long trial, in which it must win 80 %. */
test('hard wins most duels against easy, with every ready-made design and from both sides', () => {
  const won = FIGHTERS.filter((fighter, number) => {
    const seat = number % 2;
    const levels: UsualLevel[] = seat === 0 ? ['hard', 'easy'] : ['easy', 'hard'];
    const { end } = mirrored(fighter, levels, `duel ${number}`);
    return end?.winners.length === 1 && end.winners[0] === seat;
  });
  expect(won.length).toBeGreaterThanOrEqual(FIGHTERS.length * 0.75);
});

const TABLES: Readonly<Record<string, { readonly chosen: object; readonly seats: readonly number[] }>> = {
  'a Showdown': { chosen: {}, seats: [2, 3, 4, 6] },
  'a Showdown of three each, run by two': { chosen: { robots: 3 }, seats: [2] },
  'a fragile Showdown': { chosen: { fragile: true, robots: 2 }, seats: [2, 4] },
  'Kill the Human': { chosen: { scenario: 'killTheHuman' }, seats: [2, 4] },
  'Kill the Human, three each': { chosen: { scenario: 'killTheHuman', robots: 3 }, seats: [3, 6] },
  'The Honcho': { chosen: { scenario: 'theHoncho' }, seats: [2, 3] },
};
const CASES = Object.entries(TABLES).flatMap(([name, { chosen, seats }]) =>
  seats.map((count) => [name, count, chosen] as const),
);

/** No two robots end in one hex, and the robot asked is alive. */
function checkBattle({ phase, robots, question, movement }: State): void {
  if (phase === 'over') return;
  const standing = Object.values(robots).filter(({ at, id }) => at !== '' && id !== movement?.robot);
  expect(new Set(standing.map(({ at }) => at)).size).toBe(standing.length);
  const asked = question && robots[question.robot];
  if (asked && (question.kind === 'option' || question.kind === 'attack')) expect(isAlive(asked)).toBe(true);
}

test.each(CASES)('bots of all levels play %s of %i to the end', (_name, seats, chosen) => {
  const players = numbers(seats).map((seat) =>
    botPlayer(USUAL_LEVELS[(seat >> 1) % USUAL_LEVELS.length] ?? 'hard'),
  );
  let last: State | undefined;
  for (const { match } of playout(playoutOf(game, chosen, { seed: `tables ${seats}`, players }))) {
    last = match.state as State;
    checkBattle(last);
  }
  expect(last?.phase).toBe('over');
});

test.each(CASES)(
  'in the midst of what random players do, bots know what to do: %s of %i',
  (_name, seats, chosen) => {
    const players = numbers(seats).map(() => randomPlayer);
    const plan = playoutOf(game, chosen, { seed: `random ${seats}`, players });
    let last: State | undefined;
    for (const moment of playout({ ...plan, oneResignsIn: 900, limit: 1500 })) {
      last = moment.match.state as State;
      checkBattle(last);
      if (moment.before.length % 5 === 0) expect(botsProblem(moment, ['design'])).toBeUndefined();
    }
    expect(last?.phase).not.toBe('templates');
  },
);
