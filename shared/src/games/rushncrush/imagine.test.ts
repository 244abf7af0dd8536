import { anyGame } from '../../core/game';
import { botPlayer, playout, playoutOf } from '../../core/testing/playout';
import { estimate, imagine } from './imagine';
import { rushncrush } from './index';
import type { State } from './state';
import type { View } from './view';

const game = anyGame(rushncrush);

test.each([
  [2, {}],
  [3, { cars: 2, crews: 'draft' }],
  [6, { style: 'arcade', crews: 'mixed' }],
])('a state is found again in its view, %i seats', (seats, chosen) => {
  const players = Array.from({ length: seats }, () => botPlayer('hard'));
  let racing = 0;
  for (const { before } of playout(playoutOf(game, chosen, { seed: 'found', players }))) {
    const state = before.state as State;
    const imagined = imagine(before.project(0) as View);
    if (state.phase === 'race') expect(imagined).toEqual(state);
    else expect(imagined).toBeUndefined();
    racing += state.phase === 'race' ? 1 : 0;
    const shares = estimate(state);
    expect(shares).toHaveLength(seats);
    if (state.phase === 'race') expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
  }
  expect(racing).toBeGreaterThan(20);
});

test('who is in front has more of the win, who is out has nothing', () => {
  const players = Array.from({ length: 3 }, () => botPlayer('hard'));
  const plan = playoutOf(game, {}, { seed: 'in front', players });
  const last = [...playout({ ...plan, limit: 60 })].at(-1)?.match.state as State;
  const [first] = last.order.map((id) => last.cars[id]?.seat ?? 0);
  const cars = Object.values(last.cars).map((car) =>
    car.seat === first ? car : { ...car, lost: 'structure' as const },
  );
  const shares = estimate({ ...last, cars: Object.fromEntries(cars.map((car) => [car.id, car])) });
  expect(shares.filter((share) => share === 1)).toHaveLength(1);
  expect(shares[first ?? 0]).toBe(1);
  const all = estimate(last);
  expect(Math.max(...all)).toBeCloseTo(4 / 7, 9);
});
