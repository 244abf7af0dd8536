import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody can guess: 256 bits in base64url. */
export const newAdminSecret = (): string => randomBytes(32).toString('base64url');

const FORM = /^[\w-]{43}$/u;

/** What the store keeps of it: a backup holds nothing that opens the door. Undefined for what cannot be one. */
export function hashOfSecret(secret: string): string | undefined {
  return FORM.test(secret) ? createHash('sha256').update(secret).digest('hex') : undefined;
}

/** How long a link may lie about before it is used. */
export const LINK_LIFE_MS = 10 * 60_000;
