import { successes, type Odds } from '../../rules/gears/odds';
import { STRUCTURE, WORTH } from './weights';

/** The cost of Structure loss, in turns; and dice probabilities that are looked up often. */

/** The cost of losing this number of points for a car with this much Structure left. */
export function harmOf(structure: number, points: number): number {
  if (points >= structure) return WORTH.wrecked;
  let worth = 0;
  for (let left = structure; left > structure - points; left -= 1) worth += STRUCTURE[left] ?? 0;
  return worth < WORTH.wrecked ? worth : WORTH.wrecked;
}

/** The same for probabilities of the points. */
export const meanHarmOf = (structure: number, odds: Odds): number =>
  odds.reduce((sum, chance, points) => sum + (chance > 0 ? chance * harmOf(structure, points) : 0), 0);

/** The maximum number of dice rolled together: the movement of a Rush 'n' Crush. */
const MOST_DICE = 18;
const KNOWN = new Map<number, readonly Odds[]>();

/** The distribution of how many of the dice show one of `wanted` numbers, out of `numbers` that they can show. */
export function hitOdds(dice: number, wanted: number, numbers = 6): Odds {
  const key = 10 * numbers + wanted;
  const known = KNOWN.get(key) ?? countHits(wanted / numbers);
  KNOWN.set(key, known);
  return known[dice] ?? successes(dice, wanted / numbers);
}

const countHits = (chance: number): Odds[] =>
  Array.from({ length: MOST_DICE + 1 }, (_, dice) => successes(dice, chance));
