import { ARMOR_WORTH, CRITICAL_DAMAGE, HIT_NUMBER, NULL_FIELD, REFLEX_NUMBER } from './charts';

describe('G3: the Critical Hit Damage Chart', () => {
  test.each([
    ['small', [1, 1, 2, 2, 2, 3]],
    ['medium', [1, 2, 2, 2, 3, 4]],
    ['large', [2, 2, 2, 3, 4, 5]],
  ] as const)('%s', (size, points) => {
    expect(CRITICAL_DAMAGE[size]).toEqual(points);
  });

  test('a medium weapon with a 5 does 3 points, as the source has it (L161-165)', () => {
    expect(CRITICAL_DAMAGE.medium[5 - 1]).toBe(3);
  });
});

test('G1: 7 or more hits', () => {
  expect(HIT_NUMBER).toBe(7);
});

test('G7: 4 or more turns', () => {
  expect(REFLEX_NUMBER).toBe(4);
});

test('G11: the null field takes 1 (L178-181)', () => {
  expect(NULL_FIELD).toBe(-1);
});

test('G17: a point of armor is worth a tenth of one of Internal Linkage', () => {
  expect(ARMOR_WORTH).toBe(0.1);
});
