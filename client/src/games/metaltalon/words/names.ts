import type { BaseId } from '@gearhall/shared/games/metaltalon/content/board';
import { count } from '../../../ui/words/language/grammar';

export { capital, count, eitherOf, listOf, nameOf, owning } from '../../../ui/words/language/grammar';

/** Ships are numbered in the order of their launch: s3 is "ship 3". */
export const shipName = (id: string): string => `ship ${id.slice(1)}`;

export const cents = (amount: number): string => `${amount}¢`;

interface Coins {
  readonly pennies: number;
  readonly nickels: number;
  readonly dimes: number;
}

/** "2 pennies, 1 nickel": kinds with none are left out. */
export function coinsInWords({ pennies, nickels, dimes }: Coins): string {
  const parts = [
    pennies > 0 ? count(pennies, 'penny', 'pennies') : '',
    nickels > 0 ? count(nickels, 'nickel') : '',
    dimes > 0 ? count(dimes, 'dime') : '',
  ];
  return parts.filter(Boolean).join(', ') || 'no coins';
}

/** Where the six bases lie, for people who cannot see the board. */
export const BASE_NAMES: Readonly<Record<BaseId, string>> = {
  A: 'the top left base',
  B: 'the top right base',
  C: 'the middle left base',
  D: 'the middle right base',
  E: 'the bottom left base',
  F: 'the bottom right base',
};
