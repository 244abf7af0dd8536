import { anyGame, type BotLevel } from '../../../core/game';
import { shareOfWins } from '../../../core/testing/ladder';
import { botPlayer, playout, randomPlayer, type Player } from '../../../core/testing/playout';
import { rushncrush } from '..';
import { figures } from '../figures';
import { countedGame } from '../../../tools/tally';
import { anyFigures } from '../../../core/figures';
import { action, type Action } from '../actions';

/** What RULES.md says of the levels, the fights and the grid: the first races of the series that its tables have. */

const game = anyGame(rushncrush);
const FIGURES = anyFigures(figures);
/** For hundreds of races on a slow machine. */
const UNHURRIED = 240_000;

const share = (stronger: Player, weaker: Player, games: number): number =>
  shareOfWins({ game, stronger, weaker, games, seed: 'ladder' });

test('easy beats random in at least 95 % of 200 mirrored races', () => {
  expect(share(botPlayer('easy'), randomPlayer, 200)).toBeGreaterThanOrEqual(95);
});

// Both win about nineteen in twenty: 60 races leave no doubt about three in five.
test.each([
  ['normal', 'easy'],
  ['hard', 'normal'],
] as const)('%s beats %s in at least 60 %% of mirrored races', (stronger, weaker) => {
  expect(share(botPlayer(stronger), botPlayer(weaker), 60)).toBeGreaterThanOrEqual(60);
});

const table = (level: BotLevel, seats: number): Player[] =>
  Array.from({ length: seats }, () => botPlayer(level));

test(
  'four hard bots fight on the normal open course: at least 4 damage and 2 rams a race',
  () => {
    const races = 100;
    const options = game.options.parse({ course: 'normalOpen' });
    const sums = { damage: 0, rams: 0 };
    for (let race = 0; race < races; race += 1) {
      const { counts } = countedGame(
        { game, options, players: table('hard', 4), seed: `1 ${race}` },
        FIGURES,
      );
      sums.damage += counts['damage'] ?? 0;
      sums.rams += counts['rams'] ?? 0;
    }
    expect(sums.damage / races).toBeGreaterThanOrEqual(4);
    expect(sums.rams / races).toBeGreaterThanOrEqual(2);
  },
  UNHURRIED,
);

test(
  'R15 on the standard course each place of the grid wins 15 to 40 % of the races of four hard bots',
  () => {
    const races = 400;
    const options = game.options.parse({});
    const wins = [0, 0, 0, 0];
    for (let race = 0; race < races; race += 1) {
      const { last, places } = countedGame(
        { game, options, players: table('hard', 4), seed: `1 ${race}` },
        FIGURES,
      );
      for (const winner of last.outcome?.winners ?? []) {
        const place = places?.indexOf(winner) ?? -1;
        wins[place] = (wins[place] ?? 0) + 1;
      }
    }
    for (const won of wins) {
      expect(won / races).toBeGreaterThanOrEqual(0.15);
      expect(won / races).toBeLessThanOrEqual(0.4);
    }
  },
  UNHURRIED,
);

test('easy bots show what the game is: each kind of action comes in at least half of 50 races of six', () => {
  const races = 50;
  const options = game.options.parse({});
  const times = new Map<string, number>();
  for (let race = 0; race < races; race += 1) {
    const plan = { game, options, players: table('easy', 6), seed: `kinds ${race}` };
    const kinds = new Set([...playout(plan)].map(({ entry }) => entry.action.type));
    for (const kind of kinds) times.set(kind, (times.get(kind) ?? 0) + 1);
  }
  const drafted: readonly Action['type'][] = ['takeCar', 'takeDriver'];
  const rare = action.options
    .map(({ shape }) => shape.type.value)
    .filter((kind) => !drafted.includes(kind) && (times.get(kind) ?? 0) < races / 2);
  expect(rare).toEqual([]);
});
