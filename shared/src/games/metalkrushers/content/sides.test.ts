import { ARMS, ATTACK_BONUS, bySide, EVADE, isSide, SHIELDED, SIDES, sumOfSides } from './sides';

test('the evade modifier (L99-107)', () => {
  expect(EVADE).toEqual({ front: -2, rightFront: -1, rightRear: 0, rear: 0, leftRear: 0, leftFront: -1 });
});

describe('the Attack Bonus (L108-111)', () => {
  test.each([
    ['left', { front: 2, leftFront: 1, leftRear: 0 }],
    ['right', { front: 2, rightFront: 1, rightRear: 0 }],
    ['both', { front: 2, leftFront: 1, rightFront: 1 }],
  ] as const)('of the %s arm', (arm, bonus) => {
    expect(ATTACK_BONUS[arm]).toEqual(bonus);
  });

  test('never through the rear', () => {
    expect(ARMS.filter((arm) => ATTACK_BONUS[arm].rear !== undefined)).toEqual([]);
  });
});

test('a shield covers the front, and the front of its own side (L103-107)', () => {
  expect(SHIELDED).toEqual({ left: ['front', 'leftFront'], right: ['front', 'rightFront'], both: [] });
});

test('the sides go round clockwise', () => {
  expect(SIDES).toEqual(['front', 'rightFront', 'rightRear', 'rear', 'leftRear', 'leftFront']);
  expect([isSide('rear'), isSide('top')]).toEqual([true, false]);
  expect(sumOfSides(bySide((side) => SIDES.indexOf(side)))).toBe(15);
});
