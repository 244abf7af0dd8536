import { total } from '@gearhall/shared/games/metalheads/content/resources';
import { leftoverOf } from './leftover';
import { playedGame } from './testing/games';

const moments = ['left', 'over'].flatMap((seed) => [...playedGame({ seats: 3, seed, most: 500 })]);
const left = moments.filter(({ view, seat, legal }) => leftoverOf(view, seat, legal) !== undefined);

test('the turn ends by itself where its end is the only legal action', () => {
  expect(left.length).toBeGreaterThan(2);
  for (const { legal } of left) expect(legal).toEqual([{ type: 'endTurn' }]);
});

test('with Energy or gained resources left it waits for a player with Robots in hand, which the others do not know', () => {
  for (const { view, seat } of left)
    expect(
      (view.turn.energy === 0 && total(view.turn.pool) === 0) || view.players[seat]?.hand.length === 0,
    ).toBe(true);
});

test('it waits where the end would show new Robots, and where the Monster acts', () => {
  for (const { view } of left) expect(view.row).not.toContain('');
  for (const { view, seat, legal } of playedGame({ seats: 1, seed: 'alone', most: 200 }))
    expect(leftoverOf(view, seat, legal)).toBeUndefined();
});

test('an answer is never sent by itself', () => {
  expect(left.every(({ view }) => view.turn.tasks.length === 0)).toBe(true);
});
