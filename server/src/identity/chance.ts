import { randomBytes } from 'node:crypto';

/** Random values that must not be predictable: drawn by the operating system, except when a test fixes them. */
export interface Chance {
  /** 32 bytes, hex: the origin of all dice of a match. */
  seed(): string;
  tableId(): string;
}

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
