import type { ActionOf } from '../actions';
import type { ChassisId } from '../content/chassis';
import { readyMade } from '../content/designs';
import {
  GRADES,
  WEAPON_TYPES,
  weaponId,
  type Grade,
  type WeaponSize,
  type WeaponType,
} from '../content/items';
import type { ProgramId } from '../content/programs';
import { bySide } from '../content/sides';
import type { Options } from '../options';
import { problemsOf, totalsOf } from '../rules/construction/construction';
import { spreadArmor, type Spread } from '../rules/construction/spreads';
import type { Arms, Design } from '../state';

/** Krushers that differ only in their arms: every program, every type of weapon, every balance of sizes. */

interface Row {
  readonly name: string;
  readonly program: ProgramId;
  readonly arms: Partial<Arms>;
  readonly spread: Spread;
}

/** Those that the table allows, all on this chassis. */
export const equalField = (options: Options, chassis: ChassisId): readonly Design[] =>
  [...rowsOfTypes(), ...ROWS_OF_PROJECTORS]
    .map((row) => designFrom(row, chassis))
    .filter((design) => problemsOf(design, options).length === 0);

/** The ready-made designs unchanged. */
export const readyField = (options: Options): readonly Design[] => readyMade(options);

export const buildsOf = (designs: readonly Design[]): ActionOf<'build'>[] =>
  designs.map((design) => ({ type: 'build', krushers: [design] }));

function designFrom({ name, program, arms, spread }: Row, chassis: ChassisId): Design {
  const held: Arms = { left: '', right: '', both: '', ...arms };
  const bare = { name, chassis, program, arms: held, armor: bySide(() => 0) };
  const { allowed, most } = totalsOf(bare);
  return { ...bare, armor: spreadArmor(spread, allowed, most) };
}

const rowsOfTypes = (): Row[] =>
  WEAPON_TYPES.flatMap((type) => [
    ...plainRows(type),
    ...GRADES.slice(1).flatMap((grade) => gradedRows(type, grade)),
  ]);

/** The weapon on the right, and what goes with it on the left. */
function plainRows(type: WeaponType): Row[] {
  const weapon = (size: WeaponSize) => weaponId('plain', size, type);
  const row = (program: ProgramId, words: string, arms: Partial<Arms>): Row => ({
    name: `${words} ${type}`,
    program,
    arms,
    spread: program.includes('hield') ? 'shieldLeft' : 'forward',
  });
  return [
    row('weaponAndWeapon', 'M M', { left: weapon('medium'), right: weapon('medium') }),
    row('weaponAndWeapon', 'S L', { left: weapon('small'), right: weapon('large') }),
    row('weaponAndShield', 'L shield', { left: 'smallShield', right: weapon('large') }),
    row('weaponAndShield', 'M shield', { left: 'mediumShield', right: weapon('medium') }),
    row('weaponAndShield', 'S shield', { left: 'largeShield', right: weapon('small') }),
    row('polearm', 'pole', { both: weapon('medium') }),
    row('twoHanded', 'two', { both: weapon('large') }),
    row('projectorAndWeapon', 'proj', { left: 'mediumProjector', right: weapon('medium') }),
    row('weaponAndShieldBash', 'L bash', { left: 'spikedSmallShield', right: weapon('large') }),
    row('weaponAndShieldBash', 'M bash', { left: 'spikedMediumShield', right: weapon('medium') }),
  ];
}

function gradedRows(type: WeaponType, grade: Grade): Row[] {
  const weapon = weaponId(grade, 'medium', type);
  const isWeighted = grade === 'weighted';
  const other = weaponId('plain', isWeighted ? 'small' : 'medium', type);
  const shield = isWeighted ? 'smallShield' : 'mediumShield';
  const word = isWeighted ? 'wt' : 'imp';
  return [
    {
      name: `${word} weapons ${type}`,
      program: 'weaponAndWeapon',
      arms: { left: other, right: weapon },
      spread: 'forward',
    },
    {
      name: `${word} shield ${type}`,
      program: 'weaponAndShield',
      arms: { left: shield, right: weapon },
      spread: 'shieldLeft',
    },
  ];
}

const shooting = (program: ProgramId, name: string, left: Arms['left'], right: Arms['right']): Row => {
  return { name, program, arms: { left, right }, spread: 'shieldLeft' };
};

const ROWS_OF_PROJECTORS: readonly Row[] = [
  shooting('projectorAndShield', 'L proj shield', 'smallShield', 'largeProjector'),
  shooting('projectorAndShield', 'M proj shield', 'mediumShield', 'mediumProjector'),
  shooting('projectorAndShield', 'S proj shield', 'largeShield', 'smallProjector'),
  shooting('projectorAndShieldBash', 'L proj bash', 'spikedSmallShield', 'largeProjector'),
  shooting('projectorAndShieldBash', 'M proj bash', 'spikedMediumShield', 'mediumProjector'),
  shooting('projectorAndShieldBash', 'S proj bash', 'spikedLargeShield', 'smallProjector'),
];
