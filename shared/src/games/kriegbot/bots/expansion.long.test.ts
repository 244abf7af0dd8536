import { anyGame } from '../../../core/game';
import type { UsualLevel } from '../../../core/bots/bot';
import { shareOfWins } from '../../../core/testing/ladder';
import { botPlayer, randomPlayer } from '../../../core/testing/playout';
import { kriegbot } from '..';
import { designedBy, mirrored } from '../testing/players/duels';
import { drawerDuel } from '../testing/scenes/expanded';

/**
 * The strength of bots with the whole expansion; RULES.md has the shares of more games. The limits are at least three
 * standard deviations away from those.
 */
const FULL = { expansion: 'full' } as const;
const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

test('hard beats easy with the same design, which a hard bot has composed', () => {
  const DUELS = 40;
  const won = numbers(DUELS).filter((number) => {
    const seat = number % 2;
    const levels: UsualLevel[] = seat === 0 ? ['hard', 'easy'] : ['easy', 'hard'];
    const seed = `expanded ${number >> 1}`;
    const { end } = mirrored(designedBy(seed, FULL), levels, seed, FULL);
    return end?.winners.length === 1 && end.winners[0] === seat;
  });
  expect(won.length).toBeGreaterThanOrEqual(0.7 * DUELS);
});

test('neither the whole drawer nor the basic cards are a trap', () => {
  const winners = numbers(80).flatMap((number) => drawerDuel(number, 'trap') ?? []);
  const share = winners.filter((winner) => winner === 'whole').length / winners.length;
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThan(0.7);
});

test('easy beats random moves', () => {
  const game = anyGame(kriegbot);
  const plan = { game, stronger: botPlayer('easy'), weaker: randomPlayer, games: 40, seed: 'expanded' };
  expect(shareOfWins({ ...plan, options: FULL })).toBeGreaterThanOrEqual(85);
});
