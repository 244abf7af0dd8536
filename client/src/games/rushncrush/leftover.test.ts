import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import { leftoverOf } from './leftover';
import { playedGame, type Moment } from './testing/games';

const moments: readonly Moment[] = ['left', 'over', 'again'].flatMap((seed) => [
  ...playedGame({ seats: 4, seed, most: 400, options: { course: 'shortOpen' } }),
]);
const left = ({ view, seat, legal }: Moment) => leftoverOf(view, seat, legal);

test('an action is sent automatically only where it is the only legal one', () => {
  const gone = moments.filter((one) => left(one) !== undefined);
  expect(gone.length).toBeGreaterThan(0);
  for (const one of gone) expect([left(one)]).toEqual(one.legal);
});

test('nothing is rolled automatically', () => {
  const only = (type: Action['type']) =>
    moments.filter(({ legal }) => legal.length === 1 && legal[0]?.type === type);
  const rolling = only('roll').filter(({ events }) =>
    events.some((event) => /"dice":\[\d/u.test(JSON.stringify(event))),
  );
  for (const one of rolling) expect(left(one)).toBeUndefined();
  expect(only('roll').length).toBeGreaterThan(0);
});

test('the turn does not end automatically while anything else can be done', () => {
  const choices = moments.filter(
    ({ legal }) => legal.length > 1 && legal.some(({ type }) => type === 'endTurn'),
  );
  expect(choices.length).toBeGreaterThan(10);
  for (const one of choices) expect(left(one)).toBeUndefined();
});
