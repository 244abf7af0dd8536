import { anyGame } from '../../../core/game';
import { kindsOf } from '../../../core/testing/growing';
import { gamesThatShow, ladderSuite } from '../../../core/testing/ladderSuite';
import { botPlayer, playout, randomPlayer, type Player } from '../../../core/testing/playout';
import { metalheads } from '..';
import { action } from '../actions';
import { MONSTER_IDS, type MonsterId } from '../content/monsters';

/**
 * The full series are in RULES.md; these are short ones, with the same limits.
 */

const game = anyGame(metalheads);

ladderSuite(game, { easy: 100, normal: 60, hard: 60 });

/** The share of solo games that a player wins, in per cent. */
function wonAlone(player: Player, monster: MonsterId, games: number): number {
  const options = game.options.parse({ monster });
  const won = Array.from({ length: games }, (_, number) => {
    const moments = [...playout({ game, options, seed: `alone ${number}`, players: [player] })];
    return moments.at(-1)?.match.outcome?.winners.length === 1;
  });
  return (100 * won.filter(Boolean).length) / games;
}

/** Measured over 100 games: between 30 and 70 %; 40 games may lie 15 % off. */
test.each(MONSTER_IDS)('alone against %s, hard wins and loses; random moves never win', (monster) => {
  const share = wonAlone(botPlayer('hard'), monster, 40);
  expect(share).toBeGreaterThanOrEqual(20);
  expect(share).toBeLessThanOrEqual(85);
  expect(wonAlone(randomPlayer, monster, 10)).toBe(0);
});

/** What one Robot or Monster alone asks for. */
const RARE = new Set(['card', 'opponent', 'save', 'swap', 'name']);

test('easy bots show what the game is: each kind of action in some of 50 games of four', () => {
  const shown = gamesThatShow(game, 4, kindsOf(action)).filter(([kind]) => !RARE.has(kind));
  expect(shown.filter(([, games]) => games === 0)).toEqual([]);
});
