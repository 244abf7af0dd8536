import { anyGame } from '../../../core/game';
import { shareOfWins } from '../../../core/testing/ladder';
import { botPlayer, randomPlayer } from '../../../core/testing/playout';
import { kriegbot } from '..';

const [easy, normal, hard] = [botPlayer('easy'), botPlayer('normal'), botPlayer('hard')];

/**
 * Standard duels, each seed from both seats; RULES.md has the shares of 200 games. Fewer do here: the shares
 * of the levels lie two standard deviations of 50 games and more above what is asked.
 */
test.each([
  ['easy', 'a random player', { stronger: easy, weaker: randomPlayer, games: 100 }, 95],
  ['normal', 'easy', { stronger: normal, weaker: easy, games: 50 }, 60],
  ['hard', 'normal', { stronger: hard, weaker: normal, games: 40 }, 60],
] as const)('%s beats %s', (_stronger, _weaker, players, least) => {
  const share = shareOfWins({ game: anyGame(kriegbot), ...players, seed: 'ladder' });
  expect(share).toBeGreaterThanOrEqual(least);
});
