import { playedGame } from '../testing/games';
import { words } from '../words';
import { stepsOf } from './steps';

const moments = [...playedGame({ seats: 2, seed: 'steps', most: 300, options: { monster: 'behemoth' } })];

test('each order of a two-step form is under one first choice', () => {
  const groups = moments.flatMap(({ view, seat, legal }) =>
    words.orders(view, seat, legal, ['Ada', 'Boris']),
  );
  const forms = groups.filter(({ form }) => form !== undefined);
  expect(forms.length).toBeGreaterThan(3);
  for (const { orders } of forms) {
    const steps = stepsOf(orders);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    expect(new Set(steps.map(({ label }) => label)).size).toBe(steps.length);
    expect(new Set(steps.flatMap((step) => step.orders))).toEqual(new Set(orders));
    expect(steps.flatMap((step) => step.orders)).toHaveLength(orders.length);
  }
});
