import { keep, readKept } from './kept';

const BYTES = 16;
const SALT = /^[0-9a-f]{32}$/u;

const keyOf = (table: string): string => `salt.${table}`;

/**
 * This browser's share in the dice of a table: drawn once and kept, so that a player who doubts the dice
 * afterwards can compare it with the record.
 */
export function saltFor(table: string): string {
  const kept = readKept(keyOf(table)) ?? '';
  if (SALT.test(kept)) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const drawn = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  keep(keyOf(table), drawn);
  return drawn;
}

export function forgetSalt(table: string): void {
  keep(keyOf(table), undefined);
}
