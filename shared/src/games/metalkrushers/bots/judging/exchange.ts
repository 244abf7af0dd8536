import { EMPTY } from '../../content/items';
import { ARMS, EVADE, SIDES, type Arm, type Side } from '../../content/sides';
import { NULL_FIELD } from '../../content/charts';
import { coverageOf, parryOf, strikeOf, type Bearing } from '../../rules/arms/arms';
import { armorLeft } from '../../rules/arms/condition';
import { shieldCovers, shieldEvadeOf, shieldLeft } from '../../rules/arms/odds';
import { blowOf, type Blow } from './blow';
import { lineTo, sideOf, type Stance } from './geometry';
import type { Body } from '../body';
import { WORTH } from './weights';

/** The harm that Krushers do to each other: shares of the target's remaining life. */

/** The geometry of an attack: where the target is for the attacker, and which of its sides is struck. */
export interface StrikeGeometry extends Bearing {
  readonly struck: Side;
  /** Is the attacker in the null field? */
  readonly isNull: boolean;
}

/** Circumstances that differ from the present ones. */
export interface Change {
  /** Added to the roll of this arm. */
  readonly parry?: Readonly<Partial<Record<Arm, number>>>;
  /** Shields that block; when absent, all that could. */
  readonly blocks?: readonly Arm[];
  /** A shield that does not cover its bearer. */
  readonly open?: Arm;
}

export function strikeGeometryOf(by: Stance, at: Stance): StrikeGeometry {
  const line = lineTo(by.hex, at.hex);
  return {
    side: SIDES[sideOf(by.facing, line)] ?? 'front',
    steps: line.steps,
    straight: line.straight === by.facing,
    struck: SIDES[sideOf(at.facing, lineTo(at.hex, by.hex))] ?? 'front',
    isNull: by.hex.isNull,
  };
}

/** The harm that one arm does on average; `undefined` when it cannot attack this way. */
export function harmBy(
  by: Body,
  arm: Arm,
  [at, lie]: readonly [Body, StrikeGeometry],
  change: Change = {},
): number | undefined {
  const item = by.arms[arm];
  if (item === EMPTY || lie.steps === 0) return undefined;
  const strike = strikeOf(arm, item);
  const coverage = coverageOf(arm, item, lie);
  if (!strike || !coverage) return undefined;
  const nullField = lie.isNull ? NULL_FIELD : 0;
  const oust = by.marks.bound === at.id ? by.marks.boundBonus : 0;
  const modifier =
    coverage.bonus +
    coverage.range +
    nullField +
    oust +
    EVADE[lie.struck] +
    evadeBy(at, lie.struck, change) +
    parriesOn(by, arm, at) +
    (change.parry?.[arm] ?? 0);
  return harmOf(at, lie.struck, blowOf(strike, modifier, nullField, oust), change);
}

/** What the target has declared against this arm, or against any arm. */
const parriesOn = (by: Body, arm: Arm, at: Body): number =>
  at.parries
    .filter(({ against, meets }) => against === by.id && (meets === arm || meets === ''))
    .reduce((sum, parry) => {
      const held = at.arms[parry.arm];
      return held === EMPTY ? sum : sum + parryOf(parry.arm, held);
    }, 0);

const evadeBy = (at: Body, side: Side, { open }: Change): number =>
  shieldEvadeOf(at, side) + (open && shieldCovers(at, open, side) ? 1 : 0);

function harmOf(at: Body, side: Side, { damage, critical }: Blow, { blocks, open }: Change): number {
  const blockers = ARMS.filter(
    (arm) => arm !== open && shieldCovers(at, arm, side) && !at.marks.busy && (blocks?.includes(arm) ?? true),
  );
  const shield = blockers.reduce((sum, arm) => sum + shieldLeft(at, arm), 0);
  const armor = armorLeft(at, at.armor, side);
  const { life, point } = WORTH;
  const left = life.shield * shield + life.armor * armor + life.linkage * at.linkage;
  const behind = armor > 0 ? point.armor : point.linkage;
  if (shield > 0) return (damage * point.shield + critical * behind) / left;
  const through = Math.max(0, damage - armor);
  return ((damage - through) * point.armor + (through + critical) * point.linkage) / left;
}

/**
 * What one Krusher does to another that is this number of steps away on this side of it, and shows it that side of its
 * own; sides in sixths from the front. Cached.
 */
export type Blows = (lie: Numbers) => number;

/** The geometry of an attack in numbers. */
export interface Numbers {
  readonly steps: number;
  readonly side: number;
  readonly struck: number;
  readonly isStraight: boolean;
  readonly isNull: boolean;
}

export const FURTHEST = 4;

/** All exchanges of one decision. */
export function exchangesOf(): (by: Body, at: Body) => Blows {
  const known = new Map<string, Blows>();
  return (by, at) => {
    const key = `${by.id} ${at.id}`;
    const blows = known.get(key) ?? blowsOf(by, at);
    known.set(key, blows);
    return blows;
  };
}

function blowsOf(by: Body, at: Body): Blows {
  const known: number[] = [];
  return ({ steps, side, struck, isStraight, isNull }) => {
    if (steps > FURTHEST || by.marks.busy) return 0;
    const key = (((steps * 6 + side) * 6 + struck) * 2 + Number(isStraight)) * 2 + Number(isNull);
    return (known[key] ??= allHarm(by, at, {
      ...{ steps, straight: isStraight, isNull },
      side: SIDES[side] ?? 'front',
      struck: SIDES[struck] ?? 'front',
    }));
  };
}

/** The geometry between two stances. */
export function numbersOf(by: Stance, at: Stance): Numbers {
  const line = lineTo(by.hex, at.hex);
  return {
    steps: line.steps,
    side: sideOf(by.facing, line),
    struck: sideOf(at.facing, lineTo(at.hex, by.hex)),
    isStraight: line.straight === by.facing,
    isNull: by.hex.isNull,
  };
}

/** With as many arms as may strike; a spiked shield that can still block does not bash. */
function allHarm(by: Body, at: Body, lie: StrikeGeometry): number {
  const harms = ARMS.filter((arm) => shieldLeft(by, arm) === 0).map((arm) => harmBy(by, arm, [at, lie]) ?? 0);
  return by.strikes === 1 ? Math.max(0, ...harms) : harms.reduce((sum, harm) => sum + harm, 0);
}
