import { anyGame } from '../../../core/game';
import { kindsOf } from '../../../core/testing/growing';
import { gamesThatShow, ladderSuite } from '../../../core/testing/ladderSuite';
import { planOf, play } from '../../../tools/series';
import { metaltalon } from '..';
import { action } from '../actions';

/**
 * The full series are in RULES.md; these are short ones, with the same limits (measured over 200: 96.5, 88.5, 98.5 %).
 */

const game = anyGame(metaltalon);

ladderSuite(game, { easy: 60, normal: 40, hard: 40 });

/** Not a move: whether a player wants to be asked about re-rolls. */
const SETTINGS = new Set(['askMe']);

test('easy bots show what the game is: each kind of action in at least half of 50 games of six', () => {
  const kinds = kindsOf(action).filter((type) => !SETTINGS.has(type));
  expect(kinds.length).toBe(13);
  expect(gamesThatShow(game, 6, kinds).filter(([, games]) => games < 25)).toEqual([]);
});

test('of three equal hard bots no place in the turn order wins less than a fifth of 150 games', () => {
  const plan = planOf(['--game', 'metaltalon', '--seats', '3', '--bots', 'hard,hard,hard', '--games', '150']);
  for (const won of play(plan).winsByPlace ?? [0]) expect(won).toBeGreaterThanOrEqual(30);
});
