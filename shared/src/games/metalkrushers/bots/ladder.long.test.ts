import { anyGame } from '../../../core/game';
import { kindsOf } from '../../../core/testing/growing';
import { gamesThatShow, ladderSuite } from '../../../core/testing/ladderSuite';
import { botPlayer, playout } from '../../../core/testing/playout';
import { metalkrushers } from '..';
import { action } from '../actions';
import type { State } from '../state';

/** The full series are in RULES.md; these are short ones, with the same limits (measured over 200: 100, 87, 89 %). */

const game = anyGame(metalkrushers);

ladderSuite(game, { easy: 60, normal: 40, hard: 40 });

/** Questions that the Arena Rules alone never ask. */
const OPTIONAL = new Set(['save', 'chooseMover', 'oust', 'arm', 'chooseArmament', 'spare']);

test('easy bots show what the game is: each kind of action in at least half of 50 games', () => {
  const kinds = kindsOf(action).filter((type) => !OPTIONAL.has(type));
  expect(kinds.length).toBe(9);
  expect(gamesThatShow(game, 2, kinds).filter(([, games]) => games < 25)).toEqual([]);
});

test('at most one of ten duels between hard bots reaches the turn limit', () => {
  const players = [botPlayer('hard'), botPlayer('hard')];
  const ends = Array.from({ length: 40 }, (_, number) => {
    const moments = playout({ game, options: game.options.parse({}), seed: `limit ${number}`, players });
    return [...moments].at(-1)?.match.state as State;
  });
  expect(ends.filter(({ turn, options }) => turn >= options.turnLimit).length).toBeLessThanOrEqual(4);
});
