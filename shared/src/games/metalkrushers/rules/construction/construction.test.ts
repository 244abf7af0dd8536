import { type BySide, bySide, type Side, sumOfSides } from '../../content/sides';
import { CHASSIS, CHASSIS_IDS, type ChassisId } from '../../content/chassis';
import type { Held } from '../../content/items';
import { PROGRAM_IDS, type ProgramId } from '../../content/programs';
import { ALL_EXTRAS, options as optionsOf } from '../../options';
import type { Design } from '../../state';
import {
  allowedChassis,
  allowedPrograms,
  isItemAllowed,
  itemsFor,
  problemsOf,
  totalsOf,
} from './construction';
import { SPREADS, spreadArmor } from './spreads';

const OPEN_COMBAT = { balance: 'openCombat' };

interface Draft {
  readonly chassis?: ChassisId;
  readonly program?: ProgramId;
  readonly left?: Held;
  readonly right?: Held;
  readonly both?: Held;
  readonly armor?: Partial<BySide>;
}

/** Two medium slices on a Standard chassis without armor, unless stated otherwise. */
function design({ chassis = 'standard', program = 'weaponAndWeapon', armor = {}, ...arms }: Draft): Design {
  const held = { left: 'mediumSlice', right: 'mediumSlice', both: '', ...arms } as const;
  return { name: '', chassis, program, arms: held, armor: { ...bySide(() => 0), ...armor } };
}

const problems = (draft: Draft, options: object = {}) => problemsOf(design(draft), optionsOf.parse(options));
const inBoth = (program: ProgramId, both: Held): Draft => ({ program, left: '', right: '', both });
const shielded = (left: Held, right: Held, more: Draft = {}): Draft => ({
  program: 'weaponAndShield',
  left,
  right,
  ...more,
});

describe('armor', () => {
  test.each(CHASSIS_IDS)('%s: as much as its chart says, in all and on a side', (chassis) => {
    const { armorPerSide, armorTotal } = CHASSIS[chassis];
    const full = { front: armorPerSide, rear: armorPerSide, leftRear: armorPerSide };
    expect(sumOfSides({ ...bySide(() => 0), ...full })).toBe(armorTotal);
    expect(problems({ chassis, armor: full }, ALL_EXTRAS)).toEqual([]);
    expect(problems({ chassis, armor: { ...full, leftFront: 1 } }, ALL_EXTRAS)).toEqual([
      { refused: 'tooMuchArmor', detail: { used: armorTotal + 1, allowed: armorTotal } },
    ]);
    expect(problems({ chassis, armor: { rear: armorPerSide + 1 } }, ALL_EXTRAS)).toEqual([
      { refused: 'tooMuchOnSide', detail: { side: 'rear', points: armorPerSide + 1, most: armorPerSide } },
    ]);
  });

  test('tooMuchArmor: more points than the chassis carries', () => {
    const armor = bySide(() => 13);
    expect(problems({ armor })).toEqual([{ refused: 'tooMuchArmor', detail: { used: 78, allowed: 75 } }]);
  });

  test('tooMuchOnSide: every side that has too much is named', () => {
    const sides = problems({ armor: { front: 26, rear: 30 } }).map(({ detail }) => detail?.['side']);
    expect(sides).toEqual(['front', 'rear'] satisfies Side[]);
  });

  test.each([
    ['bantam', 5],
    ['light', 5],
    ['standard', 10],
    ['heavy', 15],
    ['monster', 15],
  ] as const)(
    'G13: on a %s, each weighted or improved weapon costs %i armor points, picked up none',
    (chassis, cost) => {
      const { armorTotal } = CHASSIS[chassis];
      const { arms } = design({ left: 'weightedMediumSlice', right: 'improvedMediumThrust' });
      const sheet = { chassis, program: 'weaponAndWeapon', arms, armor: bySide(() => 0) } as const;
      expect(totalsOf({ ...sheet, program: 'flexible' })).toMatchObject({ cost: 0, allowed: armorTotal });
      expect(totalsOf(sheet)).toMatchObject({
        cost: 2 * cost,
        allowed: armorTotal - 2 * cost,
        left: armorTotal - 2 * cost,
      });
    },
  );

  test('G13: costly weapons leave less armor', () => {
    const dear: Draft = { left: 'improvedMediumSlice', armor: { front: 25, rear: 25, leftRear: 16 } };
    expect(problems(dear, { improvedWeapons: true })).toEqual([
      { refused: 'tooMuchArmor', detail: { used: 66, allowed: 65 } },
    ]);
  });
});

describe('G4: Armament Balance', () => {
  test.each([
    ['two medium weapons', 'mediumSlice', 'mediumThrust'],
    ['a small and a large one', 'smallImpact', 'largeSlice'],
  ] as const)('%s are balanced', (_, left, right) => {
    expect(problems({ left, right })).toEqual([]);
  });

  test('unbalanced: the initiative modifiers of both arms do not add up to 0', () => {
    expect(problems({ left: 'smallSlice', right: 'mediumSlice' })).toEqual([
      { refused: 'unbalanced', detail: { initiative: 1 } },
    ]);
    expect(problems(shielded('largeShield', 'largeImpact'))).toEqual([
      { refused: 'unbalanced', detail: { initiative: -2 } },
    ]);
  });

  test('Open Combat drops it', () => {
    expect(problems({ left: 'smallSlice', right: 'mediumSlice' }, OPEN_COMBAT)).toEqual([]);
  });

  test('G14: a weapon in both arms is always balanced', () => {
    expect(problems(inBoth('twoHanded', 'largeImpact'), ALL_EXTRAS)).toEqual([]);
    expect(problems(inBoth('polearm', 'weightedMediumSlice'), ALL_EXTRAS)).toEqual([]);
    // In one arm it is in the wrong place, not unbalanced as well.
    const misplaced: Draft = { program: 'twoHanded', left: 'largeSlice', right: '' };
    expect(problems(misplaced, ALL_EXTRAS)).toEqual([{ refused: 'wrongSide', detail: { arm: 'left' } }]);
  });

  test('G19: weighted weapons are slower, and a Tiny shield balances a weighted large one', () => {
    const options = { weightedWeapons: true, newShields: true };
    expect(problems(shielded('tinyShield', 'weightedLargeSlice'), options)).toEqual([]);
    expect(problems(shielded('smallShield', 'weightedMediumSlice'), options)).toEqual([]);
    expect(problems({ left: 'weightedMediumSlice' }, options)).toEqual([
      { refused: 'unbalanced', detail: { initiative: -1 } },
    ]);
  });

  test('G19: a Huge shield needs Open Combat', () => {
    const balancing = itemsFor('weaponAndShield', optionsOf.parse(ALL_EXTRAS)).right.filter(
      (item) => problems(shielded('hugeShield', item), ALL_EXTRAS).length === 0,
    );
    expect(balancing).toEqual([]);
    expect(problems(shielded('hugeShield', 'smallSlice'), { ...ALL_EXTRAS, ...OPEN_COMBAT })).toEqual([]);
  });
});

describe('what is in use at the table', () => {
  test('chassisNotAllowed: a Bantam or a Monster needs New Chassis', () => {
    expect(problems({ chassis: 'bantam' })).toEqual([
      { refused: 'chassisNotAllowed', detail: { chassis: 'bantam' } },
    ]);
    expect(problems({ chassis: 'monster' }, { newChassis: true })).toEqual([]);
    expect(allowedChassis(optionsOf.parse({}))).toEqual(['light', 'standard', 'heavy']);
  });

  test('programNotAllowed: a polearm needs New Programs', () => {
    expect(problems(inBoth('polearm', 'mediumSlice'))).toEqual([
      { refused: 'programNotAllowed', detail: { program: 'polearm' } },
    ]);
    expect(problems(inBoth('polearm', 'mediumSlice'), { newPrograms: true })).toEqual([]);
    expect(allowedPrograms(optionsOf.parse({}))).toEqual(['weaponAndWeapon', 'weaponAndShield']);
  });

  test.each([
    ['weightedMediumSlice', 'weightedWeapons'],
    ['improvedMediumThrust', 'improvedWeapons'],
    ['tinyShield', 'newShields'],
    ['hugeShield', 'newShields'],
    ['spikedSmallShield', 'spikedShields'],
    ['spikedSmallShield', 'newPrograms'],
    ['largeProjector', 'newPrograms'],
  ] as const)('itemNotAllowed: %s comes with %s', (item, option) => {
    expect(isItemAllowed(item, optionsOf.parse({}))).toBe(false);
    expect(isItemAllowed(item, optionsOf.parse({ [option]: true }))).toBe(true);
    expect(problems({ left: item })[0]).toEqual({ refused: 'itemNotAllowed', detail: { item } });
  });

  test('G18: with Spiked Shields, weapon-and-shield may carry one', () => {
    const spiked = shielded('spikedMediumShield', 'mediumSlice');
    expect(problems(spiked, { spikedShields: true })).toEqual([]);
    expect(problems(spiked, { newPrograms: true })).toEqual([
      { refused: 'wrongArmament', detail: { item: 'spikedMediumShield' } },
    ]);
  });

  test('G18: New Programs bring the spiked shields that the bash programs need', () => {
    const bash = {
      ...shielded('spikedMediumShield', 'mediumSlice'),
      program: 'weaponAndShieldBash',
    } as const;
    expect(problems(bash, { newPrograms: true })).toEqual([]);
    expect(problems({ ...bash, left: 'mediumShield' }, { newPrograms: true })).toEqual([
      { refused: 'wrongArmament', detail: { item: 'mediumShield' } },
    ]);
  });
});

describe('programs and arms', () => {
  test('either arm may carry either half of a program', () => {
    expect(problems(shielded('mediumShield', 'mediumSlice'))).toEqual([]);
    expect(problems(shielded('mediumSlice', 'mediumShield'))).toEqual([]);
  });

  test('armMissing: a program needs all its arms', () => {
    expect(problems({ right: '' })).toEqual([{ refused: 'armMissing', detail: { arm: 'right' } }]);
    expect(problems(inBoth('twoHanded', ''), ALL_EXTRAS)).toEqual([
      { refused: 'armMissing', detail: { arm: 'both' } },
    ]);
  });

  test('wrongArmament: two weapons are no weapon and shield', () => {
    expect(problems(shielded('mediumSlice', 'mediumThrust'))).toEqual([
      { refused: 'wrongArmament', detail: { item: 'mediumThrust' } },
    ]);
    expect(problems({ left: 'mediumShield' })).toEqual([
      { refused: 'wrongArmament', detail: { item: 'mediumShield' } },
    ]);
  });

  test('G14: a polearm is a medium weapon, a two-handed one a large weapon', () => {
    for (const [program, item] of [
      ['polearm', 'largeSlice'],
      ['twoHanded', 'mediumSlice'],
      ['twoHanded', 'largeShield'],
    ] as const)
      expect(problems(inBoth(program, item), ALL_EXTRAS)).toEqual([
        { refused: 'wrongArmament', detail: { item } },
      ]);
  });

  test('wrongSide: a one-handed weapon is not held in both arms', () => {
    expect(problems({ both: 'mediumSlice' })).toEqual([{ refused: 'wrongSide', detail: { arm: 'both' } }]);
  });

  test('wrongSide: a polearm is not held in one arm', () => {
    expect(problems({ program: 'polearm', right: '' }, ALL_EXTRAS)).toEqual([
      { refused: 'wrongSide', detail: { arm: 'left' } },
    ]);
  });

  test('all problems are reported, in the order of the sheet', () => {
    const wreck: Draft = {
      chassis: 'monster',
      program: 'projectorAndWeapon',
      left: 'largeProjector',
      right: 'largeProjector',
      armor: { front: 99, rear: 99 },
    };
    expect(problems(wreck).map(({ refused }) => refused)).toEqual([
      'chassisNotAllowed',
      'programNotAllowed',
      'itemNotAllowed',
      'wrongArmament',
      'unbalanced',
      'tooMuchArmor',
      'tooMuchOnSide',
      'tooMuchOnSide',
    ]);
  });
});

describe('Pick-Up', () => {
  const pickUp = { ...ALL_EXTRAS, scenario: 'pickUp' };
  const bare: Draft = { program: 'flexible', left: '', right: '' };

  test('everybody enters with empty arms', () => {
    expect(problems(bare, pickUp)).toEqual([]);
    expect(problems({ ...bare, left: 'mediumSlice' }, pickUp)).toEqual([
      { refused: 'wrongArmament', detail: { item: 'mediumSlice' } },
    ]);
  });

  test('programNotAllowed: the flexible program is the only one there, and only there', () => {
    expect(allowedPrograms(optionsOf.parse(pickUp))).toEqual(['flexible']);
    expect(problems({}, pickUp)).toEqual([
      { refused: 'programNotAllowed', detail: { program: 'weaponAndWeapon' } },
    ]);
    expect(problems(bare, ALL_EXTRAS)).toEqual([
      { refused: 'programNotAllowed', detail: { program: 'flexible' } },
    ]);
  });
});

test('for every program, what its arms may hold makes a design that holds together', () => {
  const options = optionsOf.parse({ ...ALL_EXTRAS, ...OPEN_COMBAT });
  for (const program of PROGRAM_IDS.filter((id) => id !== 'flexible')) {
    const { left, right, both } = itemsFor(program, options);
    const held = [...left, ...right, ...both];
    for (const item of held) {
      const partners: readonly Held[] = both.length > 0 ? [item] : right;
      const fitting = partners.filter((other) => {
        const arms = both.length > 0 ? { left: '', right: '', both: item } : { left: item, right: other };
        return problems({ program, ...arms } as Draft, options).length === 0;
      });
      expect([program, item, fitting.length > 0]).toEqual([program, item, true]);
    }
  }
});

test.each(SPREADS)('armor spread %s uses every point, and no side has too much', (spread) => {
  for (const chassis of CHASSIS_IDS) {
    const { armorPerSide, armorTotal, armamentCost } = CHASSIS[chassis];
    for (const points of [armorTotal, armorTotal - armamentCost, armorTotal - 2 * armamentCost]) {
      const armor = spreadArmor(spread, points, armorPerSide);
      expect(sumOfSides(armor)).toBe(points);
      expect(Math.max(...Object.values(armor))).toBeLessThanOrEqual(armorPerSide);
    }
  }
});
