import { seededDice, seedFrom, type Roll, type SeededDice } from '@gearhall/shared/core/dice/dice';

/** What the dice of one action come from: another seed for each `chance`. */
export const localSeed = (seed: string, chance: number): string => seedFrom(seed, 'local', chance);

/** The dice of one action. `drawn`: the draws of the match before it. */
export const diceFor = (seed: string, chance: number, drawn: number): SeededDice =>
  seededDice(localSeed(seed, chance), drawn);

/**
 * Dice that show these numbers first, in order, and then go on as `rest`. While numbers are left, a
 * shuffle changes nothing.
 */
export function riggedDice(numbers: readonly number[], rest: SeededDice): SeededDice & { used(): number } {
  let used = 0;
  const rolls: Roll[] = [];
  const roll = (sides: number): number => {
    const number = numbers[used];
    if (number === undefined) {
      const value = rest.roll(sides);
      rolls.push(...rest.rolls.slice(-1));
      return value;
    }
    if (number < 1 || number > sides) throw new Error(`A die of ${sides} sides cannot show ${number}.`);
    used += 1;
    rolls.push([sides, number, rest.drawn + used - 1]);
    return number;
  };
  return {
    get drawn() {
      return rest.drawn + used;
    },
    rolls,
    used: () => used,
    roll,
    pick: (items) => items[roll(items.length) - 1] as (typeof items)[number],
    shuffle: (items) => (used < numbers.length ? [...items] : rest.shuffle(items)),
  };
}
