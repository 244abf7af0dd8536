import { metaltalon } from '@gearhall/shared/games/metaltalon/index';
import type { Given } from '@gearhall/shared/games/metaltalon/testing/given';
import { leftoverOf } from './leftover';
import { playedGame, viewOf } from './testing/games';

const leftIn = (situation: Given) => {
  const view = viewOf(situation);
  return leftoverOf(view, 0, metaltalon.legal(view, 0));
};
const BROKE = { seats: [{ cash: 0 }, {}] } as const;

test('without cash and ships only the end of the turn is left', () => {
  expect(leftIn(BROKE)).toEqual({ type: 'endTurn' });
});

test('nor does the turn wait for a shot that cannot hit', () => {
  const far: Given = {
    ...BROKE,
    ships: { s1: { at: 'a3', nickels: 1 }, s2: { owner: 1, at: 'i11', pennies: 2 } },
  };
  expect(metaltalon.legal(viewOf(far), 0).some(({ type }) => type === 'fireAtShip')).toBe(true);
  expect(leftIn(far)).toEqual({ type: 'endTurn' });
});

test('a move, a shot that may hit, cash to launch with: the turn waits', () => {
  expect(leftIn({})).toBeUndefined();
  expect(leftIn({ ...BROKE, ships: { s1: { at: 'e6', pennies: 1 } } })).toBeUndefined();
  const near: Given = {
    ...BROKE,
    ships: { s1: { at: 'e6', nickels: 1 }, s2: { owner: 1, at: 'f6', pennies: 2 } },
  };
  expect(leftIn(near)).toBeUndefined();
});

test('an answer to a question is never sent by itself', () => {
  for (const { view, seat, legal } of playedGame(3, 'left', { most: 160 }))
    if (view.question || view.phase === 'races') expect(leftoverOf(view, seat, legal)).toBeUndefined();
});
