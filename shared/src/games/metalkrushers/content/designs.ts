import type { Options } from '../options';
import { problemsOf, totalsOf } from '../rules/construction/construction';
import { shareOut, spreadArmor, type Spread } from '../rules/construction/spreads';
import type { Design } from '../state';
import type { ChassisId } from './chassis';
import type { Held } from './items';
import type { ProgramId } from './programs';
import { bySide, type BySide } from './sides';

/** Ready-made Krushers, for players who do not want to build. */

/**
 * Distributions of single designs, as weights: the common ones would make their Krusher stronger or weaker than the
 * others on its chassis (RULES.md, "Balance").
 */
const OWN_SHARES = {
  /** Between `forward`, which makes it the strongest, and `allRound`, the weakest. */
  hammerAndNail: { front: 25, rightFront: 15, rightRear: 9, rear: 8, leftRear: 9, leftFront: 15 },
  /** It trusts its shield in front, and is armored where that does not reach. */
  longLunge: { front: 4, rightFront: 14, rightRear: 16, rear: 17, leftRear: 16, leftFront: 8 },
} as const satisfies Record<string, BySide>;

type Row = readonly [
  name: string,
  chassis: ChassisId,
  program: ProgramId,
  left: Held,
  right: Held,
  both: Held,
  armor: Spread | BySide,
];

/** The Arena Rules alone. The first is the build of an absent player (G34). */
const ARENA: readonly Row[] = [
  ['Twin Edge', 'standard', 'weaponAndWeapon', 'mediumSlice', 'mediumSlice', '', 'allRound'],
  ['Door Warden', 'heavy', 'weaponAndShield', 'mediumShield', 'mediumSlice', '', 'shieldLeft'],
  ['Gadfly', 'light', 'weaponAndWeapon', 'mediumThrust', 'mediumThrust', '', 'allRound'],
  ['Anvil Chorus', 'heavy', 'weaponAndWeapon', 'mediumImpact', 'mediumImpact', '', 'forward'],
  ['Odd Couple', 'standard', 'weaponAndWeapon', 'smallThrust', 'largeSlice', '', 'forward'],
  ['Tortoise', 'standard', 'weaponAndShield', 'largeShield', 'smallSlice', '', 'shieldLeft'],
  ['Kingfisher', 'light', 'weaponAndShield', 'mediumSlice', 'mediumShield', '', 'shieldRight'],
  ['Toll Gate', 'heavy', 'weaponAndShield', 'largeImpact', 'smallShield', '', 'shieldRight'],
  [
    'Hammer and Nail',
    'standard',
    'weaponAndWeapon',
    'largeImpact',
    'smallThrust',
    '',
    OWN_SHARES.hammerAndNail,
  ],
  ['Long Lunge', 'standard', 'weaponAndShield', 'smallShield', 'largeThrust', '', OWN_SHARES.longLunge],
];

/** Designs that need one or more optional rules. */
const OPTIONAL: readonly Row[] = [
  // New Chassis
  ['Mosquito', 'bantam', 'weaponAndWeapon', 'mediumThrust', 'mediumThrust', '', 'allRound'],
  ['Old Mountain', 'monster', 'weaponAndWeapon', 'mediumImpact', 'mediumSlice', '', 'allRound'],
  ['Sparrow Hawk', 'bantam', 'weaponAndShield', 'largeShield', 'smallSlice', '', 'shieldLeft'],
  ['Gatehouse', 'monster', 'weaponAndShield', 'mediumSlice', 'mediumShield', '', 'shieldRight'],
  // New Programs
  ['Lamplighter', 'standard', 'polearm', '', '', 'mediumThrust', 'forward'],
  ['Headsman', 'heavy', 'twoHanded', '', '', 'largeSlice', 'forward'],
  ['Mail Coach', 'light', 'projectorAndWeapon', 'mediumProjector', 'mediumSlice', '', 'forward'],
  ['Watch Tower', 'standard', 'projectorAndShield', 'mediumShield', 'mediumProjector', '', 'shieldLeft'],
  ['Snowplough', 'heavy', 'projectorAndShieldBash', 'largeProjector', 'spikedSmallShield', '', 'shieldRight'],
  [
    'Battering Ram',
    'standard',
    'weaponAndShieldBash',
    'spikedMediumShield',
    'mediumImpact',
    '',
    'shieldLeft',
  ],
  ['Barge Pole', 'heavy', 'polearm', '', '', 'mediumImpact', 'allRound'],
  ['Woodcutter', 'light', 'twoHanded', '', '', 'largeImpact', 'forward'],
  ['Thorn Bush', 'light', 'weaponAndShieldBash', 'smallSlice', 'spikedLargeShield', '', 'shieldRight'],
  // New Programs on New Chassis
  ['Popgun', 'bantam', 'projectorAndWeapon', 'largeProjector', 'smallThrust', '', 'forward'],
  ['Landslide', 'monster', 'twoHanded', '', '', 'largeImpact', 'allRound'],
  // Spiked Shields
  ['Hedgehog', 'standard', 'weaponAndShield', 'spikedMediumShield', 'mediumSlice', '', 'shieldLeft'],
  ['Cactus', 'heavy', 'weaponAndShield', 'largeImpact', 'spikedSmallShield', '', 'shieldRight'],
  // Weighted Weapons
  ['Cobblestone', 'standard', 'weaponAndWeapon', 'weightedSmallImpact', 'mediumSlice', '', 'forward'],
  ['Dead Weight', 'heavy', 'weaponAndShield', 'smallShield', 'weightedMediumSlice', '', 'shieldLeft'],
  ['Pendulum', 'heavy', 'twoHanded', '', '', 'weightedLargeSlice', 'forward'],
  // Improved Weapons
  ['Razor', 'light', 'weaponAndWeapon', 'improvedMediumThrust', 'mediumThrust', '', 'forward'],
  ['Surgeon', 'standard', 'weaponAndShield', 'mediumShield', 'improvedMediumSlice', '', 'shieldLeft'],
  ['Awl', 'standard', 'polearm', '', '', 'improvedMediumThrust', 'forward'],
  ['Clockmaker', 'standard', 'weaponAndWeapon', 'weightedMediumSlice', 'improvedSmallThrust', '', 'allRound'],
  // New Shields
  ['Church Bell', 'heavy', 'weaponAndShield', 'weightedLargeImpact', 'tinyShield', '', 'allRound'],
  ['Rampart', 'heavy', 'weaponAndShield', 'hugeShield', 'mediumThrust', '', 'shieldLeft'],
  ['Buckler', 'light', 'weaponAndShield', 'tinyShield', 'smallThrust', '', 'forward'],
  ['Fortress', 'monster', 'weaponAndShield', 'largeImpact', 'hugeShield', '', 'shieldRight'],
  // Open Combat
  ['Quickstep', 'light', 'weaponAndWeapon', 'smallSlice', 'smallThrust', '', 'forward'],
  ['All or Nothing', 'heavy', 'weaponAndWeapon', 'largeImpact', 'largeSlice', '', 'forward'],
];

/** Pick-Up: a chassis and its armor. */
const EMPTY_HANDED: readonly (readonly [name: string, chassis: ChassisId, armor: Spread])[] = [
  ['Beachcomber', 'standard', 'forward'],
  ['Magpie', 'light', 'allRound'],
  ['Packhorse', 'heavy', 'allRound'],
  ['Flea', 'bantam', 'allRound'],
  ['Ragpicker', 'standard', 'allRound'],
  ['Warehouse', 'monster', 'forward'],
  ['Early Bird', 'light', 'forward'],
  ['Coal Barge', 'heavy', 'forward'],
];

/** With all the armor points that it may have. */
function designFrom([name, chassis, program, left, right, both, armor]: Row): Design {
  const bare = { name, chassis, program, arms: { left, right, both }, armor: bySide(() => 0) };
  const { allowed, most } = totalsOf(bare);
  const spread =
    typeof armor === 'string' ? spreadArmor(armor, allowed, most) : shareOut(armor, allowed, most);
  return { ...bare, armor: spread };
}

const ARMED = [...ARENA, ...OPTIONAL].map(designFrom);
const UNARMED = EMPTY_HANDED.map(([name, chassis, armor]) =>
  designFrom([name, chassis, 'flexible', '', '', '', armor]),
);

export const ALL_DESIGNS: readonly Design[] = [...ARMED, ...UNARMED];

/** Every ready-made design that these options allow. */
export const readyMade = (options: Options): readonly Design[] =>
  (options.scenario === 'pickUp' ? UNARMED : ARMED).filter(
    (design) => problemsOf(design, options).length === 0,
  );
