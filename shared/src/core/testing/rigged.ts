import type { Dice } from '../dice/dice';

/** Dice that show the given numbers in order; a shuffle changes nothing. */
export interface RiggedDice extends Dice {
  /** How many of the given numbers have not been used. */
  readonly left: number;
}

export function rigged(...numbers: readonly number[]): RiggedDice {
  let drawn = 0;
  const roll = (sides: number): number => {
    const number = numbers[drawn];
    if (number === undefined) throw new Error(`Roll ${drawn + 1} was not given.`);
    if (number < 1 || number > sides) throw new Error(`A die of ${sides} sides cannot show ${number}.`);
    drawn += 1;
    return number;
  };
  return {
    get drawn() {
      return drawn;
    },
    get left() {
      return numbers.length - drawn;
    },
    roll,
    pick: (items) => items[roll(items.length) - 1] as (typeof items)[number],
    shuffle: (items) => [...items],
  };
}
