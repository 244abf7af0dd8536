import { hash } from 'node:crypto';

/** 128 bits: no accidental change gives a text with the same hash. */
const DIGITS = 32;

/** The hash that finds damage to what is stored. */
export const hashOf = (...parts: readonly string[]): string =>
  hash('sha256', parts.join('\n'), 'hex').slice(0, DIGITS);
