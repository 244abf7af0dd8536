import { stateAt } from './cardShown';

test('a shown card rises with its back, turns once, and lies where it was at the end', () => {
  const states = Array.from({ length: 91 }, (_, at) => stateAt(at / 90));
  expect(states[0]).toMatchObject({ far: 0, isFront: false });
  expect(states.at(-1)).toMatchObject({ far: 0, isFront: true });
  const flips = states.filter(({ isFront }, at) => at > 0 && states[at - 1]!.isFront !== isFront);
  expect(flips).toHaveLength(1);
  expect(Math.min(...states.map(({ turn }) => turn))).toBeLessThan(0.2);
  for (const { far, turn } of states) {
    expect(far).toBeGreaterThanOrEqual(0);
    expect(far).toBeLessThanOrEqual(1);
    expect(turn).toBeGreaterThan(0);
  }
});
