import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The only source of randomness in the hall. Every draw depends on the seed and on the number of draws before it.
 *
 * @example
 * ```ts
 * import type { Dice } from '@gearhall/shared/core/dice/dice';
 *
 * export const dealt = (dice: Dice): string[] => dice.shuffle(['jack', 'queen', 'king']).slice(0, 2);
 * export const isHit = (dice: Dice): boolean => dice.roll(6) >= 5;
 * ```
 */
export interface Dice {
  /** Draws made so far; a match stores it to continue the same sequence. */
  readonly drawn: number;
  /** A whole number from 1 to `sides`, each equally likely. */
  roll(sides: number): number;
  /** One of the items, each equally likely. Throws on an empty list. */
  pick<T>(items: readonly T[]): T;
  /** A new list with the same items in random order (Fisher-Yates). */
  shuffle<T>(items: readonly T[]): T[];
}

/** A die that was rolled: its sides, the result, and the number of the draw that decided it (from 0). */
export type Roll = readonly [sides: number, value: number, draw: number];

/** Dice that record what they rolled (not what they picked or shuffled). */
export interface SeededDice extends Dice {
  readonly rolls: readonly Roll[];
}

const WORD = 2 ** 32;

/** Dice derived from `seed` (hex) alone, continuing after `drawn` earlier draws. */
export function seededDice(seed: string, drawn = 0): SeededDice {
  return diceOf(wordsOf(seed), drawn);
}

/** The key's part of the hash is computed once, on the first draw: it is half of the work. */
function wordsOf(seed: string): (counter: number) => number {
  const key = hexToBytes(seed);
  const forKey = once(() => hmac.create(sha256, key));
  const forDraw = once(() => forKey().clone());
  return (counter) => {
    const [a = 0, b = 0, c = 0, d = 0] = forKey()
      ._cloneInto(forDraw())
      .update(utf8ToBytes(`gearhall:${counter}`))
      .digest();
    return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/**
 * Dice that are also derived from `seed` (hex), but a hundred times as fast (the generator sfc32): for simulations,
 * never for a match.
 */
export function quickDice(seed: string): Dice {
  const bytes = hexToBytes(seed);
  const words = new DataView(bytes.buffer, bytes.byteOffset);
  let [a, b, c, count] = [words.getUint32(0), words.getUint32(4), words.getUint32(8), 1];
  return diceOf(() => {
    const sum = (a + b + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }, 0);
}

/** Words from this limit on would favour low faces of such a die, so they are discarded. */
const limitOf = (sides: number): number => WORD - (WORD % sides);

/**
 * What the draws of `seed` (hex) give, by their numbers from 0: the value of a die, or undefined if the word is
 * discarded for a die with this number of sides.
 */
export function facesOf(seed: string): (sides: number, draw: number) => number | undefined {
  const wordAt = wordsOf(seed);
  return (sides, draw) => {
    const word = wordAt(draw);
    return word < limitOf(sides) ? (word % sides) + 1 : undefined;
  };
}

/** Dice from 32-bit words: `wordAt` gives the next word and receives the number of words before it. */
function diceOf(wordAt: (counter: number) => number, drawn: number): SeededDice {
  const rolls: Roll[] = [];
  let counter = drawn;

  function word(): number {
    const next = wordAt(counter);
    counter += 1;
    return next;
  }

  function draw(sides: number): number {
    if (!Number.isInteger(sides) || sides < 1 || sides > WORD) {
      throw new RangeError(`A die has between 1 and ${WORD} sides, not ${sides}.`);
    }
    const limit = limitOf(sides);
    let value = word();
    while (value >= limit) value = word();
    return (value % sides) + 1;
  }

  function roll(sides: number): number {
    const value = draw(sides);
    rolls.push([sides, value, counter - 1]);
    return value;
  }

  function pick<T>(items: readonly T[]): T {
    const item = items[draw(items.length) - 1];
    return item as T;
  }

  function shuffle<T>(items: readonly T[]): T[] {
    const mixed = [...items];
    for (let last = mixed.length - 1; last > 0; last -= 1) {
      const other = draw(last + 1) - 1;
      [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
    }
    return mixed;
  }

  return {
    get drawn() {
      return counter;
    },
    rolls,
    roll,
    pick,
    shuffle,
  };
}

/**
 * The seed of a match's dice: the hall's own seed, which was sealed before anybody gave a salt, and the salts of the
 * seats' browsers in the order of the seats ('' if none). So neither the hall nor a player can choose the rolls.
 */
export function matchSeed(hallSeed: string, salts: readonly string[]): string {
  return seedFrom('gearhall match', hallSeed, ...salts);
}

/** A seed (hex, 32 bytes) derived from words: for tests, bots and playouts. */
export function seedFrom(...words: readonly (string | number)[]): string {
  return bytesToHex(sha256(utf8ToBytes(words.join('\n'))));
}

/** What is published before the first roll: it commits to the seed without revealing it. */
export function sealOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}
