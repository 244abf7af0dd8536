import { createHash, randomBytes } from 'node:crypto';
import { isEqual, type PersonId, type Tokens } from './tokens';

const VERSION = 'd1';
const LIFE_MS = 10 * 60_000;

/** Why a code is not taken; or whose it is. */
type Claimed = { readonly person: PersonId } | 'wrong' | 'expired' | 'used';

interface UsedCodes {
  /** Resolves with whether this is the first use of the code. Times in ms since 1970. */
  useCode(hash: string, expires: number, now: number): Promise<boolean>;
}

export interface DeviceCodes {
  make(person: PersonId): { readonly code: string; readonly expires: number };
  /** Accepts a code once, even across restarts and with concurrent claims. Rejects when the store is down. */
  claim(code: string): Promise<Claimed>;
}

/**
 * Codes that bring a person to another device: `d1.<person>.<expiry>.<nonce>.<seal>`. They contain everything needed to
 * check them, so they survive a restart; only used codes are stored, until their expiry.
 */
export function deviceCodes(tokens: Pick<Tokens, 'seal'>, used: UsedCodes, now: () => number): DeviceCodes {
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
      const isFirst = await used.useCode(hashOf(read.seal), read.expires, now());
      return isFirst ? { person: read.person } : 'used';
    },
  };
}

/** What the store keeps of a code: a hash, so that a backup contains no usable codes. */
const hashOf = (seal: string): string => createHash('sha256').update(seal).digest('hex');

function readCode(code: string) {
  const [version, person, expiry, nonce, seal, ...rest] = code.split('.');
  if (version !== VERSION || !person || !expiry || !nonce || !seal || rest.length > 0) return undefined;
  return { person, expires: parseInt(expiry, 36), seal, words: [version, person, expiry, nonce].join('.') };
}
