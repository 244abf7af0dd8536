import { hexOf } from '../../content/arena';
import { ITEMS, type ItemId, type Weapon } from '../../content/items';
import { stateFrom, type Given, type GivenKrusher } from '../../testing/given';
import { away, MIDDLE } from '../../testing/places';
import { aimOf, criticalOf, damageOf, isHit, shieldEvadeOf, shieldLeft, totalOf } from './odds';
import { krusherOf } from '../field';

/** A in the middle looks east at B, who looks back. */
const pair = (a: Partial<GivenKrusher>, b: Partial<GivenKrusher> = {}, more: Partial<Given> = {}) =>
  stateFrom({
    krushers: {
      A: { at: MIDDLE, facing: 0, arms: { left: 'mediumSlice' }, ...a },
      B: { at: away(0), facing: 3, ...b },
    },
    ...more,
  });
const aim = (...given: Parameters<typeof pair>) => aimOf(pair(...given), 'A', 'left', 'B');
const weapon = (id: ItemId): Weapon => ITEMS[id] as Weapon;

describe('what is added to the dice (L99-111)', () => {
  test('the Attack Bonus and the evade modifier of the side that is struck', () => {
    expect(aim({})?.modifiers).toEqual({
      attackBonus: 2,
      evade: -2,
      shieldEvade: 0,
      parry: 0,
      nullField: 0,
      range: 0,
      oust: 0,
    });
  });

  test.each([
    [3, 'front', -2],
    [2, 'rightFront', -1],
    [1, 'rightRear', 0],
    [0, 'rear', 0],
    [5, 'leftRear', 0],
    [4, 'leftFront', -1],
  ] as const)('B facing %i is struck at its %s: %i', (facing, side, evade) => {
    expect(aim({}, { facing })).toMatchObject({ side, modifiers: { evade } });
  });

  test('a shield on that side, and one more for a second one (G36)', () => {
    expect(aim({}, { arms: { left: 'smallShield' } })?.modifiers.shieldEvade).toBe(-1);
    expect(aim({}, { arms: { left: 'smallShield', right: 'hugeShield' } })?.modifiers.shieldEvade).toBe(-2);
    expect(aim({}, { arms: { left: 'smallShield' }, facing: 2 })?.modifiers.shieldEvade).toBe(0);
    expect(aim({}, { arms: { right: 'smallShield' }, facing: 2 })?.modifiers.shieldEvade).toBe(-1);
  });

  test('G11: the null field of the attacker’s hex, not that of its target’s', () => {
    expect(hexOf('i17').isNull).toBe(true);
    const onTheWall = { at: 'i17', facing: 3 } as const;
    const inside = { at: 'i16', facing: 0 } as const;
    expect(aim(onTheWall, inside)?.modifiers.nullField).toBe(-1);
    expect(aim(inside, onTheWall)?.modifiers.nullField).toBe(0);
  });

  test('G9, G31: parries against this arm, all of them', () => {
    const arms = { left: 'mediumSlice', right: 'largeShield' } as const;
    const parry = { by: 'B', against: 'A', meets: 'left' } as const;
    const parries = [
      { ...parry, arm: 'left' } as const,
      { ...parry, arm: 'right' } as const,
      { ...parry, arm: 'right', meets: 'right' } as const,
      { ...parry, arm: 'right', against: 'C' } as const,
    ];
    expect(aim({}, { arms }, { parries })?.modifiers.parry).toBe(-5);
  });

  test('G37: each hex beyond the second of a projector', () => {
    expect(aim({ arms: { left: 'smallProjector' } }, { at: away(0, 4) })?.modifiers.range).toBe(-2);
  });

  test.each([1, -1])('an Oust before: %i against its target alone', (boundBonus) => {
    expect(aim({ marks: { bound: 'B', boundBonus } })?.modifiers.oust).toBe(boundBonus);
    expect(aim({ marks: { bound: 'C', boundBonus } })?.modifiers.oust).toBe(0);
  });
});

describe('shields that stand', () => {
  const bearer = (krusher: Partial<GivenKrusher>) =>
    krusherOf(pair({}, { arms: { left: 'spikedSmallShield' }, ...krusher }), 'B');

  test('have their armor points less the damage taken', () => {
    expect(shieldLeft(bearer({}), 'left')).toBe(10);
    expect(shieldLeft(bearer({ worn: { left: 7 } }), 'left')).toBe(3);
    expect(shieldLeft(bearer({ worn: { left: 12 } }), 'left')).toBe(0);
    expect(shieldLeft(bearer({}), 'right')).toBe(0);
  });

  test('G15: no longer evade when they are worn down, spared or used to bash', () => {
    expect(shieldEvadeOf(bearer({}), 'front')).toBe(-1);
    expect(shieldEvadeOf(bearer({ worn: { left: 10 } }), 'front')).toBe(0);
    expect(shieldEvadeOf(bearer({ uses: { left: 'spared' } }), 'front')).toBe(0);
    expect(shieldEvadeOf(bearer({ uses: { left: 'struck' } }), 'front')).toBe(0);
    expect(shieldEvadeOf(bearer({ uses: { left: 'block' } }), 'front')).toBe(-1);
    expect(shieldEvadeOf(bearer({ uses: { left: 'parry' } }), 'front')).toBe(-1);
  });
});

describe('rolls', () => {
  test.each([
    [7, 0, true],
    [6, 0, false],
    [9, -2, true],
    [6, 1, true],
    [12, -6, false],
  ])('G1: %i with %i', (natural, modifier, hit) => {
    expect(isHit(natural, modifier)).toBe(hit);
  });

  test('G2: a die and the weapon, never below 0', () => {
    expect([1, 2, 3, 4, 5, 6].map((die) => damageOf(weapon('smallThrust'), die))).toEqual([0, 0, 0, 1, 2, 3]);
    expect(damageOf(weapon('largeImpact'), 6, -1, 1)).toBe(8);
    expect(damageOf(weapon('smallThrust'), 3, -1, -1)).toBe(0);
  });

  test('G25: the null field makes the critical roll one lower, but at least 1', () => {
    const rolls = (nullField: number) =>
      [1, 2, 6].map((die) => criticalOf(weapon('largeSlice'), die, nullField));
    expect(rolls(0)).toEqual([2, 2, 5]);
    expect(rolls(-1)).toEqual([2, 2, 4]);
  });

  test('chances: front to front 21 of 36 hit, of them 6 critically', () => {
    const odds = aim({});
    expect(odds?.chance).toBeCloseTo(21 / 36);
    expect(odds?.criticalChance).toBeCloseTo(6 / 36);
    // 3.5 points for a hit, 14/6 for a critical one.
    expect(odds?.expected).toBeCloseTo((21 / 36) * 3.5 + (6 / 36) * (14 / 6));
  });

  test('a critical roll that misses does nothing', () => {
    const hard = aim({ arms: { left: 'mediumThrust' }, marks: { bound: 'B', boundBonus: -4 } });
    expect(hard && totalOf(hard.modifiers)).toBe(-4);
    // Only 11 or 12 hit, though 9 and 10 are in its critical range.
    expect(hard?.chance).toBeCloseTo(3 / 36);
    expect(hard?.criticalChance).toBeCloseTo(3 / 36);
  });
});

describe('no attack', () => {
  test.each<[string, Partial<GivenKrusher>, Partial<GivenKrusher>]>([
    ['with an empty arm', { arms: {} }, {}],
    ['with a plain shield', { arms: { left: 'largeShield' } }, {}],
    ['out of the arc', { facing: 5 }, {}],
    ['out of reach', {}, { at: away(0, 2) }],
  ])('%s', (_, a, b) => {
    expect(aim(a, b)).toBeUndefined();
  });
});
