import { lengthOfText, readableName } from '@gearhall/shared/core/text/tidyText';
import { LONGEST_NAME, type ActionOf } from '@gearhall/shared/games/metalkrushers/actions';
import type { ChassisId } from '@gearhall/shared/games/metalkrushers/content/chassis';
import { readyMade } from '@gearhall/shared/games/metalkrushers/content/designs';
import type { Held, ItemId } from '@gearhall/shared/games/metalkrushers/content/items';
import { PROGRAM_IDS, type ProgramId } from '@gearhall/shared/games/metalkrushers/content/programs';
import { ARMS, type Arm, type Side } from '@gearhall/shared/games/metalkrushers/content/sides';
import type { Options } from '@gearhall/shared/games/metalkrushers/options';
import {
  allowedChassis,
  allowedPrograms,
  armamentsOf,
  itemsFor,
  problemsOf,
  totalsOf,
} from '@gearhall/shared/games/metalkrushers/rules/construction/construction';
import {
  shareOut,
  spreadArmor,
  type Spread,
} from '@gearhall/shared/games/metalkrushers/rules/construction/spreads';

/** The changes that a builder makes to a sheet: each returns a new one. */
export type Design = ActionOf<'build'>['krushers'][number];

/** More than any sheet can have. */
const MOST_POINTS = 99;

/** The initial designs of a builder: ready-made ones, so that nobody begins with an empty sheet. */
export function firstDraft(options: Options, krushers: number): readonly Design[] {
  const ready = readyMade(options);
  return Array.from({ length: krushers }, (_, index) => ready[index % ready.length] ?? plainDesign(options));
}

/** The simplest design that these options allow. */
function plainDesign(options: Options): Design {
  const [chassis = 'standard'] = allowedChassis(options);
  const [program = PROGRAM_IDS[0]] = allowedPrograms(options);
  const bare = { name: '', chassis, program, arms: NO_ARMS, armor: NO_ARMOR };
  return withSpread(withProgram(bare, program, options), 'allRound');
}

const NO_ARMS: Design['arms'] = { left: '', right: '', both: '' };
const NO_ARMOR: Design['armor'] = {
  front: 0,
  rightFront: 0,
  rightRear: 0,
  rear: 0,
  leftRear: 0,
  leftFront: 0,
};

/** The name as it is kept; while it is typed, a space at its end may be followed by another word. */
export function withName(design: Design, text: string): Design {
  const name = readableName(text, LONGEST_NAME);
  const goesOn = name !== '' && /\s$/u.test(text) && lengthOfText(name) < LONGEST_NAME;
  return { ...design, name: goesOn ? `${name} ` : name };
}

/** The armor keeps its proportions, up to what the new chassis can carry. */
export function withChassis(design: Design, chassis: ChassisId): Design {
  const before = totalsOf(design);
  const after = totalsOf({ ...design, chassis });
  const { allowed, used } = before;
  if (used === 0 || allowed === 0) return { ...design, chassis };
  const points = Math.floor((Math.min(used, allowed) / allowed) * after.allowed);
  return { ...design, chassis, armor: shareOut(design.armor, points, after.most) };
}

/** The arms keep what the new program can use. */
export function withProgram(design: Design, program: ProgramId, options: Options): Design {
  const open = armamentsOf(options).filter((one) => one.program === program);
  const kept = (arms: Design['arms']): number => ARMS.filter((arm) => arms[arm] === design.arms[arm]).length;
  const best = open.reduce(
    (one, other) => (kept(other.arms) > kept(one.arms) ? other : one),
    open[0] ?? { arms: NO_ARMS },
  );
  return { ...design, program, arms: best.arms };
}

export const withItem = (design: Design, arm: Arm, item: Held): Design => ({
  ...design,
  arms: { ...design.arms, [arm]: item },
});

export const swapped = ({ arms, armor, ...design }: Design): Design => ({
  ...design,
  arms: { ...arms, left: arms.right, right: arms.left },
  armor: {
    ...armor,
    leftFront: armor.rightFront,
    rightFront: armor.leftFront,
    leftRear: armor.rightRear,
    rightRear: armor.leftRear,
  },
});

/** Whole points from 0; too many are reported as a broken rule, not refused. */
export const withArmor = (design: Design, side: Side, points: number): Design => ({
  ...design,
  armor: { ...design.armor, [side]: Math.min(MOST_POINTS, Math.max(0, Math.floor(points) || 0)) },
});

export function withSpread(design: Design, spread: Spread): Design {
  const { allowed, most } = totalsOf(design);
  return { ...design, armor: spreadArmor(spread, allowed, most) };
}

export interface ArmChoices {
  /** Items that make a legal pair with what the other arm holds. */
  readonly fitting: readonly ItemId[];
  readonly others: readonly ItemId[];
}

/** What an arm may hold with the design's program, grouped by whether it goes with the other arm. */
export function choicesFor(design: Design, arm: Arm, options: Options): ArmChoices {
  const items = itemsFor(design.program, options)[arm];
  const sound: Design = { ...design, armor: NO_ARMOR };
  const fits = (item: ItemId): boolean => problemsOf(withItem(sound, arm, item), options).length === 0;
  return { fitting: items.filter(fits), others: items.filter((item) => !fits(item)) };
}

/** A copy at position `index`, with a name of its own. */
export function copyFor({ name, ...design }: Design, index: number): Design {
  const stem = readableName(name.replace(/ \d+$/u, ''), LONGEST_NAME - 2);
  return { ...design, name: stem === '' ? '' : `${stem} ${index + 1}` };
}

export const nameOrNumber = ({ name }: Design, index: number): string => name || `Krusher ${index + 1}`;
