import type { Seat } from '@gearhall/shared/core/ground/seats';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const nameOf = (names: readonly string[], seat: Seat): string => names[seat] || `Seat ${seat + 1}`;

/** Ada’s, Boris’. */
export function owning(name: string): string {
  return /s$/iu.test(name) ? `${name}’` : `${name}’s`;
}

/** "Ada", "Ada and Bo", "Ada, Bo and Cy". */
export const listOf = (items: readonly string[]): string => joined(items, 'and');

/** "walk", "walk or attack", "walk, attack or leave". */
export const eitherOf = (items: readonly string[]): string => joined(items, 'or');

function joined(items: readonly string[], word: 'and' | 'or'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** "+2", "−1". */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** "42 %". */
export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** "1 move", "2 moves", "no moves". */
export function count(amount: number, one: string, many = `${one}s`): string {
  if (amount === 0) return `no ${many}`;
  return `${amount} ${amount === 1 ? one : many}`;
}
