import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The only chance in the hall. Every draw depends on the seed and on how many went before. */
export interface Dice {
  /** Draws made so far; a match stores it to go on with the same sequence. */
  readonly drawn: number;
  /** A whole number from 1 to `sides`, each equally likely. */
  roll(sides: number): number;
  /** One of the items, each equally likely. Throws on an empty list. */
  pick<T>(items: readonly T[]): T;
  /** A new list with the same items in random order (Fisher-Yates). */
  shuffle<T>(items: readonly T[]): T[];
}

const WORD = 2 ** 32;

/** Dice that follow from `seed` (hex) alone, going on after `drawn` earlier draws. */
export function seededDice(seed: string, drawn = 0): Dice {
  const key = hexToBytes(seed);
  let counter = drawn;

  function word(): number {
    const mac = hmac(sha256, key, utf8ToBytes(`gearhall:${counter}`));
    counter += 1;
    return new DataView(mac.buffer, mac.byteOffset, 4).getUint32(0);
  }

  function roll(sides: number): number {
    if (!Number.isInteger(sides) || sides < 1 || sides > WORD) {
      throw new RangeError(`A die has between 1 and ${WORD} sides, not ${sides}.`);
    }
    const limit = WORD - (WORD % sides);
    let value = word();
    while (value >= limit) value = word();
    return (value % sides) + 1;
  }

  function pick<T>(items: readonly T[]): T {
    const item = items[roll(items.length) - 1];
    return item as T;
  }

  function shuffle<T>(items: readonly T[]): T[] {
    const mixed = [...items];
    for (let last = mixed.length - 1; last > 0; last -= 1) {
      const other = roll(last + 1) - 1;
      [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
    }
    return mixed;
  }

  return {
    get drawn() {
      return counter;
    },
    roll,
    pick,
    shuffle,
  };
}

/** A seed (hex, 32 bytes) that follows from words: for tests, bots and playouts. */
export function seedFrom(...words: readonly (string | number)[]): string {
  return bytesToHex(sha256(utf8ToBytes(words.join('\n'))));
}

/** What is published before the first roll: it fixes the seed without telling it. */
export function sealOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}
