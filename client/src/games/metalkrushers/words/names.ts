import type { Direction } from '@gearhall/shared/core/game/hex';
import type { Any } from '@gearhall/shared/games/metalkrushers/content/charts';
import type { ChassisId } from '@gearhall/shared/games/metalkrushers/content/chassis';
import { EMPTY, ITEMS, type ItemId } from '@gearhall/shared/games/metalkrushers/content/items';
import type { ProgramId } from '@gearhall/shared/games/metalkrushers/content/programs';
import { type Arm, type BySide, type Side, SIDES } from '@gearhall/shared/games/metalkrushers/content/sides';
import {
  holdOf,
  initiativeIn,
  parryOf,
  strikeOf,
} from '@gearhall/shared/games/metalkrushers/rules/arms/arms';
import type { Seen } from '@gearhall/shared/games/metalkrushers/view';
import { listOf, signed } from '../../../ui/words/language/grammar';

export { capital, count, listOf, nameOf, owning, percent, signed } from '../../../ui/words/language/grammar';

export const CHASSIS_NAMES: Readonly<Record<ChassisId, string>> = {
  bantam: 'Bantam',
  light: 'Light',
  standard: 'Standard',
  heavy: 'Heavy',
  monster: 'Monster',
};

export const PROGRAM_NAMES: Readonly<Record<ProgramId, string>> = {
  weaponAndWeapon: 'Weapon and weapon',
  weaponAndShield: 'Weapon and shield',
  polearm: 'Polearm',
  twoHanded: 'Two-handed',
  projectorAndWeapon: 'Projector and weapon',
  projectorAndShield: 'Projector and shield',
  projectorAndShieldBash: 'Projector and shield bash',
  weaponAndShieldBash: 'Weapon and shield bash',
  flexible: 'Flexible',
};

export const SIDE_NAMES: Readonly<Record<Side, string>> = {
  front: 'front',
  rightFront: 'right front',
  rightRear: 'right rear',
  rear: 'rear',
  leftRear: 'left rear',
  leftFront: 'left front',
};

export const ARM_NAMES: Readonly<Record<Arm, string>> = {
  left: 'left arm',
  right: 'right arm',
  both: 'both arms',
};

/** "the left arm", "both arms". */
export const theArm = (arm: Arm): string => (arm === 'both' ? ARM_NAMES.both : `the ${ARM_NAMES[arm]}`);

export const ANY_NAMES: Readonly<Record<Any, string>> = {
  anyThrust: 'any thrust',
  anySlice: 'any slice',
  anyImpact: 'any impact',
  anyShield: 'any shield',
};

/** Hexes stand on a point: no side of them looks north or south. */
const FACING_NAMES: Readonly<Record<Direction, string>> = {
  0: 'east',
  1: 'south-east',
  2: 'south-west',
  3: 'west',
  4: 'north-west',
  5: 'north-east',
};

export const facingName = (facing: number): string => FACING_NAMES[(((facing % 6) + 6) % 6) as Direction];

/** "weightedLargeThrust" becomes "weighted large thrust". */
const spoken = (id: string): string => id.replace(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);

/** "medium slice", "medium slice polearm", "two-handed large slice". */
export function itemName(id: ItemId, arm: Arm = 'right'): string {
  const name = spoken(id);
  return { oneHanded: name, polearm: `${name} polearm`, twoHanded: `two-handed ${name}` }[
    holdOf(arm, ITEMS[id])
  ];
}

export const aOrAn = (noun: string): string => `${/^[aeiou]/iu.test(noun) ? 'an' : 'a'} ${noun}`;

export type SeenArms = Readonly<Record<Arm, Seen>>;

/** What an arm holds: "the medium slice", or "the right medium slice" of two; otherwise the arm itself. */
export function gripName(arms: SeenArms | undefined, arm: Arm): string {
  const held = arms?.[arm];
  if (held === undefined || held === EMPTY || held === 'hidden') return theArm(arm);
  const isTwin = arm !== 'both' && arms?.left === arms?.right;
  return `the ${isTwin ? `${arm} ` : ''}${itemName(held, arm)}`;
}

/** "both medium slices", "the small slice and the large thrust". */
export function gripsInWords(arms: SeenArms | undefined, used: readonly Arm[]): string {
  const [held, ...others] = used.map((arm) => arms?.[arm] ?? EMPTY);
  const isTwin = held !== undefined && others.length > 0 && others.every((one) => one === held);
  if (isTwin && held !== EMPTY && held !== 'hidden') return `both ${itemName(held)}s`;
  return listOf(used.map((arm) => gripName(arms, arm)));
}

/** "a small slice and a large shield", "two medium slices", "nothing". */
export function armsInWords({ left, right, both }: SeenArms): string {
  if (both !== EMPTY && both !== 'hidden') return aOrAn(itemName(both, 'both'));
  if (left !== EMPTY && left !== 'hidden' && left === right) return `two ${itemName(left)}s`;
  const parts = ([left, right] as const).flatMap((held) => {
    if (held === EMPTY) return [];
    return [held === 'hidden' ? 'something not seen yet' : aOrAn(itemName(held))];
  });
  return parts.length === 0 ? 'nothing' : listOf(parts);
}

/** "10 front, 5 right front": sides without armor are not named. */
function armorInWords(armor: BySide): string {
  const sides = SIDES.filter((side) => armor[side] > 0).map((side) => `${armor[side]} ${SIDE_NAMES[side]}`);
  return sides.length === 0 ? 'no armor' : listOf(sides);
}

export interface SheetWords {
  readonly chassis: ChassisId;
  readonly arms: SeenArms;
  readonly armor: BySide;
}

/** "a Light with two medium slices; armor 10 front and 5 rear". */
export const sheetInWords = ({ chassis, arms, armor }: SheetWords): string =>
  `a ${CHASSIS_NAMES[chassis]} with ${armsInWords(arms)}; armor: ${armorInWords(armor)}`;

/** +2, −1, +0. */

/** "initiative +1, 1d−3 damage, critical from 10, parry −1": the figures that a builder compares. */
export function itemFigures(id: ItemId, arm: Arm = 'right'): string {
  const item = ITEMS[id];
  const strike = strikeOf(arm, id);
  const parry = parryOf(arm, id);
  return [
    `initiative ${signed(initiativeIn(arm, id))}`,
    ...(item.kind === 'shield' ? [`${item.armor} armor points`] : []),
    ...(strike
      ? [
          `1d${strike.damage === 0 ? '' : signed(strike.damage)} damage`,
          `critical from ${strike.criticalFrom}`,
        ]
      : []),
    parry === 0 ? 'no parry' : `parry ${signed(parry)}`,
  ].join(', ');
}

/** Capitalizes "your" at the beginning of a sentence. */
export const opened = (text: string): string => text.replace(/^your /u, 'Your ');
