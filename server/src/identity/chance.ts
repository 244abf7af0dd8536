import { randomBytes } from 'node:crypto';
import type { Chance } from '../rooms/services';

/** Crockford's base32: no letters that look like digits. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 10;

export const trueChance: Chance = {
  seed: () => randomBytes(32).toString('hex'),
  /** 50 random bits: short enough for a link, too many to guess. */
  tableId: () => Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join(''),
};

export function isTableId(id: string): boolean {
  return id.length === LENGTH && [...id].every((letter) => LETTERS.includes(letter));
}
