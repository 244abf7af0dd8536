import { Spacing } from './Spacing';

test('a sound is not heard again within 40 ms', () => {
  const spacing = new Spacing();
  expect([0, 39, 40, 60].map((now) => spacing.allows('hit', now))).toEqual([true, false, true, false]);
});

test('of a heap of sounds three are heard, and a call besides', () => {
  const spacing = new Spacing();
  const heard = ['move', 'fire', 'hit', 'destroyed'].map((name) => spacing.allows(name, 5));
  expect(heard).toEqual([true, true, true, false]);
  expect(spacing.allows('turn', 5, Infinity)).toBe(true);
  expect(spacing.allows('destroyed', 60)).toBe(true);
});
