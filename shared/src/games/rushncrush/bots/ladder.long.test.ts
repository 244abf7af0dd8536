import { anyGame } from '../../../core/game';
import type { UsualLevel } from '../../../core/bots/bot';
import { kindsOf } from '../../../core/testing/growing';
import { gamesThatShow, ladderSuite } from '../../../core/testing/ladderSuite';
import { botPlayer, type Player } from '../../../core/testing/playout';
import { rushncrush } from '..';
import { statistics } from '../statistics';
import { countedGame } from '../../../tools/tally';
import { anyStatistics } from '../../../core/game/statistics';
import { action } from '../actions';

/** What RULES.md says of the levels, the fights and the grid: the first races of the series in its tables. */

const game = anyGame(rushncrush);
const FIGURES = anyStatistics(statistics);
/** For hundreds of races on a slow machine. */
const UNHURRIED = 240_000;

// Normal and hard win about nineteen in twenty: 60 races leave no doubt about three in five.
ladderSuite(game, { easy: 200, normal: 60, hard: 60 });

const table = (level: UsualLevel, seats: number): Player[] =>
  Array.from({ length: seats }, () => botPlayer(level));

test(
  'four hard bots fight on the normal open course: at least 4 damage and 2 rams a race',
  () => {
    const races = 60;
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

/** Wins of each place of the grid in races of hard bots on the standard course. */
function winsByPlace(seats: number, races: number): readonly number[] {
  const options = game.options.parse({});
  const wins = Array.from({ length: seats }, () => 0);
  for (let race = 0; race < races; race += 1) {
    const { last, places } = countedGame(
      { game, options, players: table('hard', seats), seed: `1 ${race}` },
      FIGURES,
    );
    for (const winner of last.outcome?.winners ?? []) {
      const place = places?.indexOf(winner) ?? -1;
      wins[place] = (wins[place] ?? 0) + 1;
    }
  }
  return wins;
}

test(
  'R15 on the standard course each place of the grid wins 15 to 40 % of the races of four hard bots',
  () => {
    const races = 200;
    for (const won of winsByPlace(4, races)) {
      expect(won / races).toBeGreaterThanOrEqual(0.15);
      expect(won / races).toBeLessThanOrEqual(0.4);
    }
  },
  UNHURRIED,
);

test(
  'R15 with six hard bots the last two places win at least 15 % of 80 races',
  () => {
    const [fifth = 0, sixth = 0] = winsByPlace(6, 80).slice(-2);
    expect(fifth + sixth).toBeGreaterThanOrEqual(12);
  },
  UNHURRIED,
);

test('easy bots show what the game is: each kind of action comes in at least half of 50 races of six', () => {
  const drafted = ['takeCar', 'takeDriver'];
  const kinds = kindsOf(action).filter((kind) => !drafted.includes(kind));
  expect(gamesThatShow(game, 6, kinds).filter(([, races]) => races < 25)).toEqual([]);
});
