import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A person, as seats refer to them. Never sent to anybody. */
export type PersonId = string;

const VERSION = 'g1';

/** Makes and checks guest tokens: `g1.<id>.<hmac>`. The bearer of a token is that person. */
export interface Tokens {
  issue(): string;
  /** The token of a known person. */
  of(person: PersonId): string;
  /** A seal over these words that only this hall can produce. */
  seal(words: string): string;
  /** The person, or undefined for anything that was not issued here. */
  check(token: unknown): PersonId | undefined;
}

export function guestTokens(secret: string): Tokens {
  const seal = (words: string): string => createHmac('sha256', secret).update(words).digest('base64url');
  const sign = (id: string): string => seal(`${VERSION}.${id}`);
  const tokenOf = (id: string): string => `${VERSION}.${id}.${sign(id)}`;
  return {
    issue() {
      return tokenOf(randomBytes(12).toString('base64url'));
    },
    of: tokenOf,
    seal,
    check(token) {
      if (typeof token !== 'string' || token.length > 200) return undefined;
      const [version, id, mac, ...rest] = token.split('.');
      if (version !== VERSION || !id || !mac || rest.length > 0) return undefined;
      return isEqual(mac, sign(id)) ? id : undefined;
    },
  };
}

export const newSecret = (): string => randomBytes(32).toString('hex');

export function isEqual(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
