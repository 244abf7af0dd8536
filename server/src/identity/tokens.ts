import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A person, as seats know them. Never sent to anybody. */
export type PersonId = string;

const VERSION = 'g1';

/** Makes and checks guest tokens: `g1.<id>.<hmac>`. Whoever holds one is that person. */
export interface Tokens {
  issue(): string;
  /** The person, or undefined for anything that was not issued here. */
  check(token: unknown): PersonId | undefined;
}

export function guestTokens(secret: string): Tokens {
  const sign = (id: string): string =>
    createHmac('sha256', secret).update(`${VERSION}.${id}`).digest('base64url');
  return {
    issue() {
      const id = randomBytes(12).toString('base64url');
      return `${VERSION}.${id}.${sign(id)}`;
    },
    check(token) {
      if (typeof token !== 'string' || token.length > 200) return undefined;
      const [version, id, mac, ...rest] = token.split('.');
      if (version !== VERSION || !id || !mac || rest.length > 0) return undefined;
      return isEqual(mac, sign(id)) ? id : undefined;
    },
  };
}

export const newSecret = (): string => randomBytes(32).toString('hex');

function isEqual(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
