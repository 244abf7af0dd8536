import type { Dice } from '../../../core/dice';

/** So many six-sided dice. */
export const rollDice = (dice: Dice, count: number): number[] =>
  Array.from({ length: count }, () => dice.roll(6));
