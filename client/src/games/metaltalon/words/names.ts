import type { Seat } from '@gearhall/shared/core/seats';
import type { BaseId } from '@gearhall/shared/games/metaltalon/content/board';

/** Ships are numbered in the order of their launch: s3 is "ship 3". */
export const shipName = (id: string): string => `ship ${id.slice(1)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const nameOf = (names: readonly string[], seat: Seat): string => names[seat] || `Seat ${seat + 1}`;

/** Ada’s, Boris’. */
export function owning(name: string): string {
  return /s$/iu.test(name) ? `${name}’` : `${name}’s`;
}

/** "Ada", "Ada and Bo", "Ada, Bo and Cy". */
export function listOf(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

export const cents = (amount: number): string => `${amount}¢`;

/** "1 move", "2 moves", "no moves". */
export function count(amount: number, one: string, many = `${one}s`): string {
  if (amount === 0) return `no ${many}`;
  return `${amount} ${amount === 1 ? one : many}`;
}

interface Coins {
  readonly pennies: number;
  readonly nickels: number;
  readonly dimes: number;
}

/** "2 pennies, 1 nickel": what there is none of is not named. */
export function coinsInWords({ pennies, nickels, dimes }: Coins): string {
  const parts = [
    pennies > 0 ? count(pennies, 'penny', 'pennies') : '',
    nickels > 0 ? count(nickels, 'nickel') : '',
    dimes > 0 ? count(dimes, 'dime') : '',
  ];
  return parts.filter(Boolean).join(', ') || 'no coins';
}

/** Where the six bases lie, for people who do not see the board. */
export const BASE_NAMES: Readonly<Record<BaseId, string>> = {
  A: 'the top left base',
  B: 'the top right base',
  C: 'the middle left base',
  D: 'the middle right base',
  E: 'the bottom left base',
  F: 'the bottom right base',
};
