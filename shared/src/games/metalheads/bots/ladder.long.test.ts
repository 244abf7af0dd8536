import { anyGame } from '../../../core/game';
import { gamesThatShow, ladderSuite } from '../../../core/testing/ladderSuite';
import { botPlayer, playout, randomPlayer, type Player } from '../../../core/testing/playout';
import { metalheads } from '..';
import type { Action } from '../actions';
import { MONSTER_IDS, type MonsterId } from '../content/monsters';

/**
 * The full series are in RULES.md; these are short ones, with the same limits.
 */

const game = anyGame(metalheads);

// Against the Monster that the series in RULES.md were played against.
ladderSuite(game, { easy: 60, normal: 60, hard: 60 }, { monster: 'avalanche' });

/** The share of solo games that a player wins, in per cent. */
function wonAlone(player: Player, monster: MonsterId, games: number): number {
  const options = game.options.parse({ monster });
  const won = Array.from({ length: games }, (_, number) => {
    const moments = [...playout({ game, options, seed: `alone ${number}`, players: [player] })];
    return moments.at(-1)?.match.outcome?.winners.length === 1;
  });
  return (100 * won.filter(Boolean).length) / games;
}

/** Measured over 100 games: between 30 and 70 %; 30 games may lie 20 % off. */
test.each(MONSTER_IDS)('alone against %s, hard wins and loses; random moves never win', (monster) => {
  const share = wonAlone(botPlayer('hard'), monster, 30);
  expect(share).toBeGreaterThanOrEqual(15);
  expect(share).toBeLessThanOrEqual(85);
  expect(wonAlone(randomPlayer, monster, 10)).toBe(0);
});

/** Everything but the answers that single Robots and Monsters ask for. */
const USUAL: readonly Action['type'][] = [
  ...(['chooseNation', 'take', 'draw', 'construct', 'constructFrom', 'pay', 'spend', 'activate'] as const),
  ...(['useNation', 'repair', 'target', 'complete', 'endTurn'] as const),
];

test('easy bots show what the game is: each usual kind of action in at least one of six games of four', () => {
  const shown = gamesThatShow(game, 4, USUAL);
  expect(shown.filter(([, games]) => games < 8)).toEqual([]);
});
