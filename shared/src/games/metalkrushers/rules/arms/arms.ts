import { directionsTo, distance, hexTowards, turned, type Direction } from '../../../../core/game/hex';
import { hexOf, type HexId } from '../../content/arena';
import {
  EMPTY,
  GRADE_CHANGES,
  HOLDS,
  ITEMS,
  PROJECTOR_RANGE,
  type Held,
  type Hold,
  type HoldId,
  type Item,
  type ItemId,
  type Strike,
} from '../../content/items';
import { ARMS, ATTACK_BONUS, SIDES, type Arm, type Side } from '../../content/sides';

/** What an armament, be it a polearm or a shield, does in the arm that holds it. Source L99-111, L217-222; G8, G9, G14. */

/** A medium weapon in both arms is a polearm, a large one a two-handed weapon. */
export function holdOf(arm: Arm, item: Item): HoldId {
  if (arm !== 'both' || item.kind !== 'weapon') return 'oneHanded';
  return item.size === 'medium' ? 'polearm' : 'twoHanded';
}

/** What that hold changes. */
export const holdIn = (arm: Arm, item: Item): Hold => HOLDS[holdOf(arm, item)];

/** How it strikes; `undefined` for a plain shield. */
export function strikeOf(arm: Arm, id: ItemId): Strike | undefined {
  const item = ITEMS[id];
  if (item.kind === 'shield') return item.bash;
  const { size, damage, criticalFrom } = item;
  return { size, criticalFrom, damage: damage + holdIn(arm, item).damage };
}

/** Added to the roll of the attack that it parries; 0: it cannot parry. */
export function parryOf(arm: Arm, id: ItemId): number {
  const item = ITEMS[id];
  if (item.kind === 'projector') return 0;
  if (item.kind === 'shield') return item.parry;
  const { parry } = holdIn(arm, item);
  // A grade changes the parry, however the weapon is held (G13).
  return parry === undefined ? item.parry : Math.min(0, parry + GRADE_CHANGES[item.grade].parry);
}

/** The modifier of one armament; 0 for anything held in both arms (G14). */
export const initiativeIn = (arm: Arm, held: Held): number =>
  arm === 'both' || held === EMPTY ? 0 : ITEMS[held].initiative;

/** The initiative modifier (IM) of everything that a Krusher holds. */
export const initiativeOf = (arms: Readonly<Record<Arm, Held>>): number =>
  ARMS.reduce((sum, arm) => sum + initiativeIn(arm, arms[arm]), 0);

/** Where another hex lies as seen from a Krusher. */
export interface Bearing {
  /**
   * The side that the line between the two centres crosses; if it crosses a corner, the one nearer to the front (G24).
   */
  readonly side: Side;
  readonly steps: number;
  /** Exactly in the line of the facing. */
  readonly straight: boolean;
}

export interface Placed {
  readonly at: HexId;
  readonly facing: Direction;
}

export function bearingOf({ at, facing }: Placed, to: HexId): Bearing {
  const [from, there] = [hexOf(at), hexOf(to)];
  const sides = directionsTo(from, there).map((direction) => turned(direction, -facing));
  const fromFront = (sixths: number): number => Math.min(sixths, 6 - sixths);
  const nearest = sides.reduce(
    (best, sixths) => (fromFront(sixths) < fromFront(best) ? sixths : best),
    sides[0] ?? 0,
  );
  const steps = distance(from, there);
  return { side: SIDES[nearest], steps, straight: distance(hexTowards(from, facing, steps), there) === 0 };
}

/** How an arm can attack a hex: the Attack Bonus and the range modifier. */
export interface Coverage {
  readonly bonus: number;
  readonly range: number;
}

/** `undefined`: that arm cannot attack there. */
export function coverageOf(arm: Arm, id: ItemId, { side, steps, straight }: Bearing): Coverage | undefined {
  const item = ITEMS[id];
  if (!strikeOf(arm, id)) return undefined;
  if (item.kind === 'projector') return projected(side, steps);
  if (steps === 1) {
    const bonus = ATTACK_BONUS[arm][side];
    return bonus === undefined ? undefined : { bonus, range: 0 };
  }
  const { reach } = holdIn(arm, item);
  return reach && steps === reach.steps && straight ? { bonus: reach.bonus, range: 0 } : undefined;
}

function projected(side: Side, steps: number): Coverage | undefined {
  const { nearest, furthest, perStep } = PROJECTOR_RANGE;
  if (side !== 'front' || steps < nearest || steps > furthest) return undefined;
  return { bonus: ATTACK_BONUS.both.front ?? 0, range: 0 + perStep * (steps - nearest) };
}
