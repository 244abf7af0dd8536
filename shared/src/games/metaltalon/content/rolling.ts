import type { Roller } from '../options';

/**
 * The equally likely results of a roll: a six-sided die, or the last digit of a stopwatch (0 to 9) divided by two and
 * rounded up (source L78-80, T9).
 */
export const FACES: Readonly<Record<Roller, readonly number[]>> = {
  die: [1, 2, 3, 4, 5, 6],
  stopwatch: [0, 1, 1, 2, 2, 3, 3, 4, 4, 5],
};
