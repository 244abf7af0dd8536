import { turned, type Direction } from '../../../../core/game/hex';
import { ITEMS, type HoldId, type ItemId } from '../../content/items';
import { SIDES, type Arm, type Side } from '../../content/sides';
import { bearingOf, coverageOf, holdOf, initiativeOf, parryOf, strikeOf } from './arms';
import { away, between, MIDDLE } from '../../testing/places';

/** The Attack Bonus towards each side of the next hex, by side; "-" if the arm does not reach it. */
const bonuses = (arm: Arm, item: ItemId, steps = 1, straight = true) =>
  SIDES.map((side) => coverageOf(arm, item, { side, steps, straight })?.bonus ?? '-');

describe('where another hex lies', () => {
  test.each([0, 1, 2, 3, 4, 5] as const)('facing %i: the six sides go round clockwise', (facing) => {
    const seen = SIDES.map(
      (_, sixths) => bearingOf({ at: MIDDLE, facing }, away(turned(facing, sixths))).side,
    );
    expect(seen).toEqual(SIDES);
  });

  test.each<[Direction, Side]>([
    [0, 'front'],
    [1, 'rightFront'],
    [2, 'rightRear'],
    [3, 'leftRear'],
    [4, 'leftFront'],
    [5, 'front'],
  ])('G24: a line through the corner after side %i counts for the %s', (direction, side) => {
    expect(bearingOf({ at: MIDDLE, facing: 0 }, between(direction))).toEqual({
      side,
      steps: 2,
      straight: false,
    });
  });

  test('straight ahead, at any distance', () => {
    expect(bearingOf({ at: MIDDLE, facing: 2 }, away(2, 4))).toEqual({
      side: 'front',
      steps: 4,
      straight: true,
    });
    expect(bearingOf({ at: MIDDLE, facing: 2 }, away(5, 4))).toEqual({
      side: 'rear',
      steps: 4,
      straight: false,
    });
  });
});

describe('what an arm can attack', () => {
  test.each<[Arm, (number | '-')[]]>([
    ['left', [2, '-', '-', '-', 0, 1]],
    ['right', [2, 1, 0, '-', '-', '-']],
    ['both', [2, 1, '-', '-', '-', 1]],
  ])('the next hex, %s', (arm, bonus) => {
    expect(bonuses(arm, 'mediumSlice')).toEqual(bonus);
  });

  test('G8: weapons reach no further', () => {
    expect(bonuses('left', 'mediumSlice', 2)).toEqual(['-', '-', '-', '-', '-', '-']);
    expect(bonuses('both', 'largeSlice', 2)).toEqual(['-', '-', '-', '-', '-', '-']);
  });

  test('G14: a polearm reaches a second hex, only straight ahead, with a bonus of 1', () => {
    expect(coverageOf('both', 'mediumSlice', { side: 'front', steps: 2, straight: true })).toEqual({
      bonus: 1,
      range: 0,
    });
    expect(coverageOf('both', 'mediumSlice', { side: 'front', steps: 2, straight: false })).toBeUndefined();
    expect(coverageOf('both', 'mediumSlice', { side: 'front', steps: 3, straight: true })).toBeUndefined();
  });

  test.each([
    [1, undefined],
    [2, { bonus: 2, range: 0 }],
    [3, { bonus: 2, range: -1 }],
    [4, { bonus: 2, range: -2 }],
    [5, undefined],
  ])('G37: a projector %i hexes ahead', (steps, coverage) => {
    expect(coverageOf('right', 'smallProjector', { side: 'front', steps, straight: false })).toEqual(
      coverage,
    );
  });

  test('G37: a projector shoots to the front alone', () => {
    expect(bonuses('right', 'smallProjector', 3)).toEqual([2, '-', '-', '-', '-', '-']);
  });

  test('a plain shield attacks nothing, a spiked one bashes the next hex like a weapon', () => {
    expect(bonuses('left', 'mediumShield')).toEqual(['-', '-', '-', '-', '-', '-']);
    expect(bonuses('left', 'spikedMediumShield')).toEqual([2, '-', '-', '-', 0, 1]);
  });
});

describe('G14: a weapon in both arms', () => {
  test.each<[Arm, ItemId, HoldId, { damage: number; parry: number }]>([
    ['left', 'mediumSlice', 'oneHanded', { damage: 0, parry: -2 }],
    ['both', 'mediumSlice', 'polearm', { damage: 3, parry: -2 }],
    ['both', 'mediumImpact', 'polearm', { damage: 4, parry: -2 }],
    ['both', 'largeSlice', 'twoHanded', { damage: 3, parry: -3 }],
    ['both', 'largeThrust', 'twoHanded', { damage: 2, parry: -3 }],
    ['both', 'weightedLargeImpact', 'twoHanded', { damage: 5, parry: -2 }],
    ['both', 'weightedMediumThrust', 'polearm', { damage: 3, parry: -1 }],
  ])('%s: a %s is %s, with %j', (arm, item, hold, { damage, parry }) => {
    expect(holdOf(arm, ITEMS[item])).toBe(hold);
    expect(strikeOf(arm, item)?.damage).toBe(damage);
    expect(parryOf(arm, item)).toBe(parry);
  });
});

test('G31: a projector parries nothing, a small impact neither; shields do', () => {
  expect(parryOf('left', 'largeProjector')).toBe(0);
  expect(parryOf('left', 'smallImpact')).toBe(0);
  expect(parryOf('left', 'largeShield')).toBe(-3);
  expect(parryOf('left', 'spikedMediumShield')).toBe(-2);
});

describe('the initiative modifier of everything held', () => {
  test.each([
    [{ left: 'smallThrust', right: 'largeSlice', both: '' }, 0],
    [{ left: 'smallThrust', right: 'smallShield', both: '' }, 2],
    [{ left: 'weightedLargeSlice', right: 'hugeShield', both: '' }, -4],
    [{ left: '', right: 'largeSlice', both: '' }, -1],
    [{ left: '', right: '', both: 'weightedLargeSlice' }, 0],
    [{ left: '', right: '', both: '' }, 0],
  ] as const)('%j: %i', (arms, modifier) => {
    expect(initiativeOf(arms)).toBe(modifier);
  });
});
