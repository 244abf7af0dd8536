import { SKULL_HEAT } from '../../content/cars';
import { findBox, type BoxId } from '../../content/gears';
import { heatDiceOf, heatUpTo, rowOf } from './rolling';

/** The probabilities of dice before they are rolled. (R2, R19, R20, R24) */

/** The probabilities of 0, 1, 2 ... of something; their sum is 1. */
export type Odds = readonly number[];

/** Of every die of the game. */
export const SIDES = 6;

/** The probabilities of 0 to `dice` successes, each with probability `chance`. */
export function successes(dice: number, chance: number): Odds {
  let odds: Odds = [1];
  for (let die = 0; die < dice; die += 1) {
    const before = odds;
    odds = [...before, 0].map((one, points) => one * (1 - chance) + (before[points - 1] ?? 0) * chance);
  }
  return odds;
}

/** The probabilities of heat points in a box, after this number of Turbo points in the turn; none in neutral. */
export const heatOdds = (box: BoxId, turbo: number): Odds =>
  successes(findBox(box) ? heatDiceOf(box) : 0, heatUpTo(turbo) / SIDES);

/** The probability that an engine with this heat blows up. */
export const blowUpChance = (
  box: BoxId,
  { turbo, heat }: { readonly turbo: number; readonly heat: number },
): number => atLeast(heatOdds(box, turbo), SKULL_HEAT - heat);

const certain = (value: number): Odds => Array.from({ length: SIDES + 1 }, (_, at) => (at === value ? 1 : 0));

/** The probability of each number as the highest, or as the lowest, of this number of dice. */
function extreme(dice: number, counts: 'highest' | 'lowest'): Odds {
  // The probability that all dice are on the far side of a number.
  const all = (numbers: number): number => (Math.max(0, numbers) / SIDES) ** dice;
  return certain(0).map((_, value) => {
    if (value === 0) return 0;
    return counts === 'highest' ? all(value) - all(value - 1) : all(SIDES + 1 - value) - all(SIDES - value);
  });
}

/** The probabilities of 0 to 6 lane changes; `undefined` if they are unlimited. For a box, not for neutral. */
export function changeOdds(box: BoxId): Odds | undefined {
  const { dice, counts } = rowOf(box);
  if (counts === 'any') return undefined;
  return counts === 'none' ? certain(0) : extreme(dice, counts);
}

const INVERTED = { highest: 'lowest', lowest: 'highest' } as const;

/** The probabilities of 0 to 6 Structure points for a fixed obstruction that is hit at the speed of a box. */
export function wallOdds(box: BoxId): Odds {
  const { dice, counts } = rowOf(box);
  if (counts === 'any') return certain(1);
  return counts === 'none' ? certain(SIDES) : extreme(dice, INVERTED[counts]);
}

/** The mean. */
export const meanOf = (odds: Odds): number => odds.reduce((sum, chance, value) => sum + chance * value, 0);

/** The probability of at least this number. */
export const atLeast = (odds: Odds, least: number): number =>
  odds.slice(Math.max(0, least)).reduce((sum, chance) => sum + chance, 0);
