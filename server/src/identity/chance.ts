import { randomBytes } from 'node:crypto';
import type { Chance } from '../rooms/services';

/** Crockford's base32: no letters that look like digits. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 10;

export const trueChance: Chance = {
  seed: () => secretKey(),
  /** 50 random bits: short enough for a link, too many to guess. */
  tableId: () => Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join(''),
};

/** 32 bytes, hex: for keys. */
export const secretKey = (): string => randomBytes(32).toString('hex');

export function isTableId(id: string): boolean {
  return id.length === LENGTH && [...id].every((letter) => LETTERS.includes(letter));
}
