import type { Dice } from '../../../../core/dice/dice';
import { LOCATIONS, type Location } from '../../content/chassis';

/** A die of the game: 0 to 5 (L47). */
export const SIDES = 6;
/** Explodes: it is kept, and another die is added (L51). It is not a location. */
export const EXPLODES = 5;

export const rollDie = (dice: Dice): number => dice.roll(SIDES) - 1;

/** This number of dice, with the add-dice of every 5, in the order rolled. */
export function rollPool(dice: Dice, count: number): number[] {
  const pool: number[] = [];
  for (let left = count; left > 0; left -= 1) {
    const die = rollDie(dice);
    pool.push(die);
    if (die === EXPLODES) left += 1;
  }
  return pool;
}

export const sumOf = (pool: readonly number[]): number => pool.reduce((sum, die) => sum + die, 0);

/** The numbers of a pool that are locations, without duplicates, ascending. */
export const locationsIn = (pool: readonly number[]): readonly Location[] =>
  LOCATIONS.filter((location) => pool.includes(location));

/** Did two or more dice show this number (K47)? */
export const isDouble = (pool: readonly number[], location: number): boolean =>
  pool.filter((die) => die === location).length > 1;

/** One location die, rerolled while it shows a 5 (K9). */
export function randomLocation(dice: Dice): Location {
  for (;;) {
    const [location] = locationsIn([rollDie(dice)]);
    if (location !== undefined) return location;
  }
}
