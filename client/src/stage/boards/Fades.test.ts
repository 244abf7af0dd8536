import { Fades } from './Fades';

test('something painted appears within a quarter of a second, and then asks for no more frames', () => {
  const shown: number[] = [];
  const fades = new Fades(jest.fn(), () => false);
  fades.add((share) => shown.push(share));
  expect([1000, 1125, 1250].map((now) => fades.step(now))).toEqual([true, true, false]);
  expect(shown).toEqual([0, 0, 0.5, 1]);
});

test('where nothing moves it is there at once, in one frame', () => {
  const shown: number[] = [];
  const invalidate = jest.fn();
  const fades = new Fades(invalidate, () => true);
  fades.add((share) => shown.push(share));
  expect(shown).toEqual([1]);
  expect(invalidate).toHaveBeenCalledTimes(1);
  expect(fades.step(1000)).toBe(false);
});
