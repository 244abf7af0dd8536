import { anyGame } from '../../../core/game';
import { kindsOf } from '../../../core/testing/growing';
import { gamesThatShow, ladderSuite } from '../../../core/testing/ladderSuite';
import { metalheads } from '..';
import { action } from '../actions';

/**
 * The full series are in RULES.md; these are short ones, with the same limits (measured over 200: 96, 80, 73.5 %).
 */

const game = anyGame(metalheads);

ladderSuite(game, { easy: 100, normal: 60, hard: 60 });

test('easy bots show what the game is: each kind of action in some of 50 games of four', () => {
  const shown = gamesThatShow(game, 4, kindsOf(action));
  expect(shown.filter(([, games]) => games === 0)).toEqual([]);
});
