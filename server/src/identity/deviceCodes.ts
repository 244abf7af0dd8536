import { createHash, randomBytes } from 'node:crypto';
import type { Store } from '../store/store';
import { isEqual, type PersonId, type Tokens } from './tokens';

const VERSION = 'd1';
const LIFE_MS = 10 * 60_000;

/** Why a code is not taken; or whose it is. */
export type Claimed = { readonly person: PersonId } | 'wrong' | 'expired' | 'used';

export interface DeviceCodes {
  make(person: PersonId): { readonly code: string; readonly expires: number };
  /** Grants a code once, also across restarts and to many claims at a time. Rejects when the store is down. */
  claim(code: string): Promise<Claimed>;
}

/**
 * Codes by which a person goes on at another device: `d1.<person>.<expiry>.<nonce>.<seal>`. They
 * hold all that is needed to check them, so they outlive a restart; only those that were used are
 * stored, until they would have expired anyway.
 */
export function deviceCodes(
  tokens: Pick<Tokens, 'seal'>,
  store: Pick<Store, 'useCode'>,
  now: () => number,
): DeviceCodes {
  return {
    make(person) {
      const expires = now() + LIFE_MS;
      const words = [VERSION, person, expires.toString(36), randomBytes(6).toString('base64url')].join('.');
      return { code: `${words}.${tokens.seal(words)}`, expires };
    },
    async claim(code) {
      const read = readCode(code);
      if (!read || !isEqual(read.seal, tokens.seal(read.words))) return 'wrong';
      if (read.expires <= now()) return 'expired';
      const isFirst = await store.useCode(hashOf(read.seal), read.expires, now());
      return isFirst ? { person: read.person } : 'used';
    },
  };
}

/** What the store remembers a code by: a backup of it is no list of codes. */
const hashOf = (seal: string): string => createHash('sha256').update(seal).digest('hex');

function readCode(code: string) {
  const [version, person, expiry, nonce, seal, ...rest] = code.split('.');
  if (version !== VERSION || !person || !expiry || !nonce || !seal || rest.length > 0) return undefined;
  return { person, expires: parseInt(expiry, 36), seal, words: [version, person, expiry, nonce].join('.') };
}
