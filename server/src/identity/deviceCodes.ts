import { randomBytes } from 'node:crypto';
import { isEqual, type PersonId, type Tokens } from './tokens';

const VERSION = 'd1';
const LIFE_MS = 10 * 60_000;

/** Why a code is not taken; or whose it is. */
export type Claimed = { readonly person: PersonId } | 'wrong' | 'expired' | 'used';

export interface DeviceCodes {
  make(person: PersonId): { readonly code: string; readonly expires: number };
  claim(code: string): Claimed;
}

/**
 * Codes by which a person goes on at another device: `d1.<person>.<expiry>.<nonce>.<seal>`. They
 * hold all that is needed to check them, so they outlive a restart; only those that were used are
 * remembered, until they would have expired anyway.
 */
export function deviceCodes(tokens: Pick<Tokens, 'seal'>, now: () => number): DeviceCodes {
  /** By seal, when the code expires. */
  const used = new Map<string, number>();

  function forgetExpired(): void {
    for (const [seal, expires] of used) if (expires <= now()) used.delete(seal);
  }

  return {
    make(person) {
      const expires = now() + LIFE_MS;
      const words = [VERSION, person, expires.toString(36), randomBytes(6).toString('base64url')].join('.');
      return { code: `${words}.${tokens.seal(words)}`, expires };
    },
    claim(code) {
      const read = readCode(code);
      if (!read || !isEqual(read.seal, tokens.seal(read.words))) return 'wrong';
      if (read.expires <= now()) return 'expired';
      forgetExpired();
      if (used.has(read.seal)) return 'used';
      used.set(read.seal, read.expires);
      return { person: read.person };
    },
  };
}

function readCode(code: string) {
  const [version, person, expiry, nonce, seal, ...rest] = code.split('.');
  if (version !== VERSION || !person || !expiry || !nonce || !seal || rest.length > 0) return undefined;
  return { person, expires: parseInt(expiry, 36), seal, words: [version, person, expiry, nonce].join('.') };
}
