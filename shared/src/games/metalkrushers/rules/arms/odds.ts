import { hexOf } from '../../content/arena';
import { CRITICAL_DAMAGE, HIT_NUMBER, NULL_FIELD } from '../../content/charts';
import { EMPTY, ITEMS, type ItemId, type Strike } from '../../content/items';
import { ARMS, EVADE, SHIELDED, type Arm, type Side } from '../../content/sides';
import type { KrusherId } from '../../state';
import { bearingOf, coverageOf, parryOf, strikeOf } from './arms';
import { krusherOf, type Field, type Fighter } from '../field';

/** What an attack would roll, and its average result. Source L99-111, L127-165; G1, G9, G11. */

/** All modifiers of the two dice, by name. */
export interface Modifiers {
  readonly attackBonus: number;
  readonly evade: number;
  readonly shieldEvade: number;
  readonly parry: number;
  readonly nullField: number;
  readonly range: number;
  readonly oust: number;
}

/** An attack that an arm can make now. */
export interface Aim {
  readonly arm: Arm;
  readonly item: ItemId;
  /** The side of the target that it strikes. */
  readonly side: Side;
  readonly modifiers: Modifiers;
  /** The probability of a hit, 0 to 1. */
  readonly chance: number;
  /** The probability of a hit that is critical as well. */
  readonly criticalChance: number;
  /** Points on average, including misses and criticals. */
  readonly expected: number;
}

export const nullFieldOf = ({ at }: Pick<Fighter, 'at'>): number => (hexOf(at).isNull ? NULL_FIELD : 0);

/** Armor points left on the shield in an arm; 0 if there is none. */
export function shieldLeft({ arms, worn }: Pick<Fighter, 'arms' | 'worn'>, arm: Arm): number {
  const held = arms[arm];
  if (held === EMPTY || held === 'hidden') return 0;
  const item = ITEMS[held];
  return item.kind === 'shield' ? Math.max(0, item.armor - worn[arm]) : 0;
}

/** Does the shield in this arm make this side harder to hit? Not if it bashes or is worn down. */
export const shieldCovers = (krusher: Fighter, arm: Arm, side: Side): boolean =>
  SHIELDED[arm].includes(side) &&
  shieldLeft(krusher, arm) > 0 &&
  krusher.uses[arm] !== 'struck' &&
  krusher.uses[arm] !== 'spared';

export const shieldEvadeOf = (krusher: Fighter, side: Side): number =>
  0 - ARMS.filter((arm) => shieldCovers(krusher, arm, side)).length;

function parriesAgainst(field: Field, attacker: KrusherId, arm: Arm, target: KrusherId): number {
  const { arms } = krusherOf(field, target);
  return field.parries
    .filter((parry) => parry.by === target && parry.against === attacker && parry.meets === arm)
    .reduce((sum, parry) => {
      const held = arms[parry.arm];
      return held === EMPTY || held === 'hidden' ? sum : sum + parryOf(parry.arm, held);
    }, 0);
}

/** How an arm of one Krusher would strike another now; `undefined` when it cannot reach it. */
export function aimOf(field: Field, attacker: KrusherId, arm: Arm, target: KrusherId): Aim | undefined {
  const by = krusherOf(field, attacker);
  const at = krusherOf(field, target);
  const item = by.arms[arm];
  if (item === EMPTY || item === 'hidden' || by.at === at.at) return undefined;
  const strike = strikeOf(arm, item);
  const coverage = coverageOf(arm, item, bearingOf(by, at.at));
  if (!strike || !coverage) return undefined;
  const { side } = bearingOf(at, by.at);
  const oust = by.marks.bound === target ? by.marks.boundBonus : 0;
  const modifiers: Modifiers = {
    attackBonus: coverage.bonus,
    evade: EVADE[side],
    shieldEvade: shieldEvadeOf(at, side),
    parry: parriesAgainst(field, attacker, arm, target),
    nullField: nullFieldOf(by),
    range: coverage.range,
    oust,
  };
  return { arm, item, side, modifiers, ...oddsOf(strike, totalOf(modifiers), nullFieldOf(by), oust) };
}

export const totalOf = (modifiers: Modifiers): number =>
  Object.values(modifiers).reduce((sum, one) => sum + one, 0);

const DICE = [1, 2, 3, 4, 5, 6] as const;

/** The points for a damage die. */
export const damageOf = (strike: Strike, die: number, ...changes: readonly number[]): number =>
  Math.max(
    0,
    changes.reduce((sum, change) => sum + change, die + strike.damage),
  );

/** The points for a critical damage die; the null field reduces the die by its point, to at least 1 (G25). */
export const criticalOf = (strike: Strike, die: number, nullField: number): number =>
  CRITICAL_DAMAGE[strike.size][Math.max(1, die + nullField) - 1] ?? 0;

export const isHit = (natural: number, modifier: number): boolean => natural + modifier >= HIT_NUMBER;

function oddsOf(
  strike: Strike,
  modifier: number,
  nullField: number,
  oust: number,
): Pick<Aim, 'chance' | 'criticalChance' | 'expected'> {
  const rolls = DICE.flatMap((one) => DICE.map((other) => one + other));
  const hits = rolls.filter((natural) => isHit(natural, modifier));
  const criticals = hits.filter((natural) => natural >= strike.criticalFrom);
  const [chance, criticalChance] = [hits.length / rolls.length, criticals.length / rolls.length];
  const mean = (points: (die: number) => number): number =>
    DICE.reduce((sum, die) => sum + points(die), 0) / DICE.length;
  const expected =
    chance * mean((die) => damageOf(strike, die, nullField, oust)) +
    criticalChance * mean((die) => criticalOf(strike, die, nullField));
  return { chance, criticalChance, expected };
}
