import { LOCATIONS } from '../../content/chassis';
import { EXPLODES } from '../../rules/field/dice';

/** What a pool may contain besides its 5s: how often each location, 0 to 4, and with what probability. */
export interface Pool {
  readonly chance: number;
  readonly sum: number;
  /** Bit masks: the locations in it, and those that occur twice. */
  readonly locations: number;
  readonly doubles: number;
}

const NUMBERS = LOCATIONS.length;
/** Higher numbers of dice are treated as this number. */
export const MOST_DICE = 8;
/** No silhouette is higher. */
const HIGHEST = 40;

const pools = new Map<number, readonly Pool[]>();

/** Every pool of this number of dice. A 5 adds another die, so the number of other dice is always the number thrown. */
export function poolsOf(dice: number): readonly Pool[] {
  const before = pools.get(dice);
  if (before) return before;
  const found: Pool[] = [];
  deal(found, { counts: [], left: dice, ways: factorial(dice) / NUMBERS ** dice });
  pools.set(dice, found);
  return found;
}

const factorial = (number: number): number => (number < 2 ? 1 : number * factorial(number - 1));

interface Dealt {
  readonly counts: readonly number[];
  readonly left: number;
  readonly ways: number;
}

function deal(found: Pool[], { counts, left, ways }: Dealt): void {
  if (counts.length === NUMBERS - 1) {
    const all = [...counts, left];
    const bits = (least: number): number =>
      all.reduce((mask, count, number) => (count >= least ? mask | (1 << number) : mask), 0);
    found.push({
      chance: ways / factorial(left),
      sum: all.reduce((sum, count, number) => sum + count * number, 0),
      locations: bits(1),
      doubles: bits(2),
    });
    return;
  }
  for (let count = 0; count <= left; count += 1)
    deal(found, { counts: [...counts, count], left: left - count, ways: ways / factorial(count) });
}

const tails = new Map<number, number>();

/** The probability that this number of dice brings enough 5s to raise a sum to a silhouette. */
export function liftChance(dice: number, sum: number, silhouette: number): number {
  const needed = Math.ceil((Math.min(HIGHEST, silhouette) - sum) / EXPLODES);
  if (needed <= 0) return 1;
  const key = dice * HIGHEST + needed;
  const before = tails.get(key);
  if (before !== undefined) return before;
  let [missed, chance] = [0, (5 / 6) ** dice];
  for (let fives = 0; fives < needed; fives += 1) {
    missed += chance;
    chance *= (dice + fives) / ((fives + 1) * 6);
  }
  tails.set(key, 1 - missed);
  return 1 - missed;
}

/** The probability that this number of dice hits a silhouette. */
export const hitChance = (dice: number, silhouette: number): number =>
  dice < 1
    ? 0
    : poolsOf(Math.min(MOST_DICE, dice)).reduce(
        (chance, pool) => chance + pool.chance * liftChance(Math.min(MOST_DICE, dice), pool.sum, silhouette),
        0,
      );
