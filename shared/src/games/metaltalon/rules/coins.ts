import { WORTH } from '../content/coins';
import type { Stack } from '../state';

/** The value of a stack in cents. */
export const valueOf = ({ pennies, nickels, dimes }: Stack): number =>
  pennies * WORTH.pennies + nickels * WORTH.nickels + dimes * WORTH.dimes;

export const coinsOf = ({ pennies, nickels, dimes }: Stack): Stack => ({ pennies, nickels, dimes });

export const countOf = ({ pennies, nickels, dimes }: Stack): number => pennies + nickels + dimes;

export const isSameStack = (one: Stack, other: Stack): boolean =>
  one.pennies === other.pennies && one.nickels === other.nickels && one.dimes === other.dimes;

/** Every mix of coins worth exactly `cents`, the largest coins first. */
export function mixesWorth(cents: number): Stack[] {
  const mixes: Stack[] = [];
  for (let dimes = Math.floor(cents / WORTH.dimes); dimes >= 0; dimes -= 1) {
    const rest = cents - dimes * WORTH.dimes;
    for (let nickels = Math.floor(rest / WORTH.nickels); nickels >= 0; nickels -= 1) {
      mixes.push({ pennies: rest - nickels * WORTH.nickels, nickels, dimes });
    }
  }
  return mixes;
}
