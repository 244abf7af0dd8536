import { anyGame } from '../../core/game';
import { botPlayer, playout, playoutOf, randomPlayer } from '../../core/testing/playout';
import { estimate, imagine } from './imagine';
import { metaltalon } from './index';
import type { State } from './state';
import { coins, given } from './testing/given';
import type { View } from './view';

const game = anyGame(metaltalon);
const GAMES = Array.from({ length: 8 }, (_, number) => ({ number, seats: 2 + (number % 5) }));

test('a state is found again in its view', () => {
  const asked = new Set<string | undefined>();
  for (const { number, seats } of GAMES) {
    const players = Array.from({ length: seats }, (_, seat) =>
      (seat + number) % 2 === 0 ? randomPlayer : botPlayer('hard'),
    );
    const plan = playoutOf(game, {}, { seed: `found ${number}`, players });
    for (const { before } of playout({ ...plan, limit: 300 })) {
      const { launched, ...state } = before.state as State;
      const imagined = imagine(before.project(0) as View);
      if (state.phase === 'turns') expect(imagined).toMatchObject(state);
      else expect(imagined).toBeUndefined();
      expect(imagined?.launched ?? 0).toBeLessThanOrEqual(launched);
      asked.add(state.question?.kind);
    }
  }
  expect(asked).toEqual(new Set([undefined, 'reroll', 'damage']));
});

test('who has more has more of the win, who is out has nothing', () => {
  const { state } = given({
    seats: [{ cash: 9 }, { cash: 4 }, { out: true }],
    ships: { s1: { owner: 1, at: 'd4', ...coins(0, 1) } },
  });
  expect(estimate(state)).toEqual([0.5, 0.5, 0]);
});
