import type { Dice } from '../../../../core/dice/dice';

/** This number of six-sided dice. */
export const rollDice = (dice: Dice, count: number): number[] =>
  Array.from({ length: count }, () => dice.roll(6));
