import { anyGame } from '../game';
import { contractSuite } from './contract';
import { playout, randomPlayer } from './playout';
import { sealed } from './sealed';

contractSuite(sealed, { forms: ['file'], rare: ['tieRolled'] });

const endOf = (seed: string, options: object) => {
  const game = anyGame(sealed);
  const players = [randomPlayer, randomPlayer];
  const moments = [...playout({ game, options: game.options.parse(options), seed, players })];
  return { events: moments.flatMap(({ events }) => events), outcome: moments.at(-1)?.match.outcome };
};

test('a die decides a tie, unless the table lets those ahead share the win', () => {
  const seeds = Array.from({ length: 300 }, (_, index) => `tie ${index}`);
  const tie = seeds.find((seed) => endOf(seed, { hand: 1, ties: 'share' }).outcome?.winners.length === 2);
  expect(tie).toBeDefined();
  const decided = endOf(tie ?? '', { hand: 1, ties: 'die' });
  expect(decided.events.map(({ type }) => type)).toContain('tieRolled');
  expect(decided.outcome?.winners).toHaveLength(1);
});
