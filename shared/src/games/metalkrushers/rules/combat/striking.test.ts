import type { Direction } from '../../../../core/game/hex';
import type { Action } from '../../actions';
import type { ProgramId } from '../../content/programs';
import type { Arm } from '../../content/sides';
import type { Arms } from '../../state';
import { given, passedTo, type GivenKrusher } from '../../testing/given';
import { away, MIDDLE } from '../../testing/places';

const strike = (...arms: Arm[]): Action => ({ type: 'strike', arms });
/** Two dice for the initiative of the next turn; they differ whatever the modifiers are. */
const NEXT_TURN = [6, 1];

/** A in the middle attacks B, which stands in front of it and declares nothing; the next step is to strike. */
const striking = (a: Partial<GivenKrusher>, b: Partial<GivenKrusher> = {}) =>
  passedTo(
    given({
      krushers: { A: { at: MIDDLE, facing: 0, ...a }, B: { at: away(0), facing: 3, ...b } },
    }).play(0, { type: 'attack', target: 'B' }),
    'strike',
  );

describe('step F: to hit (L127-156)', () => {
  test.each([
    [3, 4, true],
    [3, 3, false],
  ])('G1: front to front %i and %i: %s', (one, other, hit) => {
    const rolls = [one, other, ...(hit ? [1] : []), ...NEXT_TURN];
    const struck = striking({ arms: { left: 'smallImpact' } }).play(0, strike('left'), ...rolls);
    expect(struck.emitted('struck')[0]).toMatchObject({ total: one + other, hit, critical: false });
  });

  test.each<[Direction, number]>([
    [3, 0],
    [2, 1],
    [1, 2],
    [0, 2],
    [5, 2],
    [4, 1],
  ])('B facing %i: %i with the Attack Bonus of the front', (facing, modifier) => {
    const struck = striking({ arms: { left: 'smallImpact' } }, { facing }).play(
      0,
      strike('left'),
      1,
      1,
      ...NEXT_TURN,
    );
    expect(struck.emitted('struck')[0]?.total).toBe(2 + modifier);
  });

  test('dice are rolled arm by arm: two dice, the damage, the critical', () => {
    const struck = striking({ arms: { left: 'mediumSlice', right: 'mediumThrust' } }).play(
      0,
      strike('left', 'right'),
      ...[5, 5, 3, 6],
      ...[4, 5, 4, 2],
      ...NEXT_TURN,
    );
    const blows = struck.events.filter(({ type }) =>
      ['struck', 'damageRolled', 'criticalRolled'].includes(type),
    );
    expect(blows).toMatchObject([
      { type: 'struck', arm: 'left', dice: [5, 5], critical: true },
      { type: 'damageRolled', arm: 'left', die: 3, points: 3 },
      { type: 'criticalRolled', arm: 'left', die: 6, points: 4 },
      { type: 'struck', arm: 'right', dice: [4, 5], critical: true },
      { type: 'damageRolled', arm: 'right', die: 4, weapon: -1, points: 3 },
      { type: 'criticalRolled', arm: 'right', die: 2, points: 2 },
    ]);
    expect(struck.krusher('B')).toMatchObject({ hits: { front: 6 }, pierced: 6 });
  });

  test('G2: a critical number that does not hit is nothing', () => {
    const hard = { arms: { left: 'mediumThrust' }, marks: { bound: 'B', boundBonus: -1 } } as const;
    const struck = striking(hard, { arms: { left: 'mediumShield', right: 'mediumShield' } });
    // 9 + 2 - 2 - 2 - 1 = 6, a miss though 9 is in the critical range.
    expect(struck.play(0, strike('left'), 4, 5, ...NEXT_TURN).emitted('struck')[0]).toMatchObject({
      total: 6,
      hit: false,
      critical: false,
    });
  });
});

describe('what an Oust and the null field add', () => {
  test.each([1, -1])('an Oust: %i to hit and to damage, not to the critical', (boundBonus) => {
    const bound = { arms: { left: 'mediumSlice' }, marks: { bound: 'B', boundBonus } } as const;
    const struck = striking(bound).play(0, strike('left'), 5, 5, 3, 6, ...NEXT_TURN);
    expect(struck.emitted('struck')[0]).toMatchObject({ oust: boundBonus, total: 10 + boundBonus });
    expect(struck.emitted('damageRolled')[0]).toMatchObject({ oust: boundBonus, points: 3 + boundBonus });
    expect(struck.emitted('criticalRolled')[0]).toMatchObject({ points: 4 });
  });

  test('G11, G25: the null field: -1 to hit, to damage and to the critical roll, not to the natural dice', () => {
    const start = given({
      krushers: {
        A: { at: 'i17', facing: 3, arms: { left: 'mediumSlice' } },
        B: { at: 'i16', facing: 0, marks: { reflexed: true } },
      },
    }).play(0, { type: 'attack', target: 'B' });
    const struck = start.play(0, strike('left'), 5, 5, 3, 6, ...NEXT_TURN);
    expect(struck.emitted('struck')[0]).toMatchObject({ nullField: -1, total: 9, critical: true });
    expect(struck.emitted('damageRolled')[0]).toMatchObject({ nullField: -1, points: 2 });
    expect(struck.emitted('criticalRolled')[0]).toMatchObject({ die: 6, nullField: -1, points: 3 });
    const least = start.play(0, strike('left'), 5, 5, 3, 1, ...NEXT_TURN);
    expect(least.emitted('criticalRolled')[0]).toMatchObject({ die: 1, points: 1 });
  });
});

describe('which arms strike', () => {
  test.each<[ProgramId, Partial<Arms>, Arm[][]]>([
    [
      'weaponAndWeapon',
      { left: 'smallSlice', right: 'largeSlice' },
      [['left'], ['right'], ['left', 'right']],
    ],
    ['weaponAndShield', { left: 'mediumSlice', right: 'mediumShield' }, [['left']]],
    ['weaponAndShield', { left: 'mediumSlice', right: 'spikedMediumShield' }, [['left'], ['right']]],
    [
      'weaponAndShieldBash',
      { left: 'mediumSlice', right: 'spikedMediumShield' },
      [['left'], ['right'], ['left', 'right']],
    ],
    ['polearm', { both: 'mediumSlice' }, [['both']]],
    ['twoHanded', { both: 'largeImpact' }, [['both']]],
    ['flexible', { left: 'mediumSlice' }, [['left']]],
  ])('G18: %s with %j', (program, arms, choices) => {
    expect(
      striking({ program, arms })
        .legalOf(0, 'strike')
        .map((action) => action.arms),
    ).toEqual(choices);
  });

  test('G18: weapon-and-shield strikes with one arm a turn, weapon or bash', () => {
    const arms = { left: 'mediumSlice', right: 'spikedMediumShield' } as const;
    const start = striking({ program: 'weaponAndShield', arms });
    expect(start.refusal(0, strike('left', 'right')).refused).toBe('onlyOneStrike');
    // There is no second target either: the turn is over.
    expect(start.play(0, strike('left'), 1, 1, ...NEXT_TURN).state.turn).toBe(2);
  });

  test.each<[string, Arm[], string]>([
    ['the same arm twice', ['left', 'left'], 'armUsed'],
    ['the arms the other way round', ['right', 'left'], 'armUsed'],
    ['an empty arm', ['both'], 'armEmpty'],
  ])('refused: %s', (_, arms, code) => {
    const start = striking({ arms: { left: 'mediumSlice', right: 'mediumSlice' } });
    expect(start.refusal(0, strike(...arms)).refused).toBe(code);
  });

  test('refused: a plain shield', () => {
    const start = striking({ arms: { left: 'mediumSlice', right: 'mediumShield' } });
    expect(start.refusal(0, strike('right')).refused).toBe('armEmpty');
  });

  test('G14: a polearm strikes two hexes ahead', () => {
    const struck = striking({ arms: { both: 'mediumImpact' } }, { at: away(0, 2) }).play(
      0,
      strike('both'),
      5,
      4,
      6,
      ...NEXT_TURN,
    );
    expect(struck.emitted('struck')[0]).toMatchObject({ attackBonus: 1, evade: -2, total: 8, hit: true });
    expect(struck.emitted('damageRolled')[0]).toMatchObject({ weapon: 4, points: 10 });
  });

  test('G14: a two-handed weapon does two points more', () => {
    const struck = striking({ arms: { both: 'largeImpact' } }).play(0, strike('both'), 3, 4, 6, ...NEXT_TURN);
    expect(struck.emitted('damageRolled')[0]).toMatchObject({ weapon: 4, points: 10 });
  });

  test('G37: a projector shoots over others, a point worse for each hex beyond the second', () => {
    const start = given({
      krushers: {
        A: { at: MIDDLE, facing: 0, arms: { right: 'largeProjector' } },
        B: { at: away(0, 4), facing: 3, marks: { reflexed: true } },
        C: { at: away(0, 1), facing: 3 },
      },
    });
    expect(start.legalOf(0, 'attack')).toEqual([{ type: 'attack', target: 'B' }]);
    expect(start.refusal(0, { type: 'attack', target: 'C' }).refused).toBe('outOfReach');
    const struck = start.play(0, { type: 'attack', target: 'B' }).play(0, strike('right'), 5, 4, 3, 6, 1, 3);
    expect(struck.emitted('struck')[0]).toMatchObject({ attackBonus: 2, evade: -2, range: -2, total: 7 });
    expect(struck.emitted('damageRolled')[0]).toMatchObject({ weapon: 1, points: 4 });
  });
});
