import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/**
 * The hash of a password as an environment variable holds it: `scrypt:<N>:<r>:<p>:<salt>:<key>`, salt and key in
 * base64url. Colons, because Docker Compose reads a `$` as a variable.
 */
export interface PasswordHash {
  /** Cost, block size and parallelization (RFC 7914). */
  readonly cost: number;
  readonly blockSize: number;
  readonly parallelization: number;
  readonly salt: Buffer;
  readonly key: Buffer;
}

/** 64 MB and a fifth of a second: enough for a long password, and little enough for a small machine. */
const COST = { cost: 2 ** 16, blockSize: 8, parallelization: 1 } as const;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const MARK_DIGITS = 16;
/** Beyond this, the hall has better uses for its memory. */
const MOST_BYTES = 256 * 1024 * 1024;
const LEAST_COST = 2 ** 14;
const BYTES_PER_BLOCK = 128;

export const PASSWORD_LENGTH = { min: 12, max: 200 } as const;

const FORM = /^scrypt:(\d{1,8}):(\d{1,3}):(\d{1,2}):([\w-]{22,86}):([\w-]{43,86})$/u;

/** Undefined for what is no hash of a password that this hall would check. */
function parsePasswordHash(text: string): PasswordHash | undefined {
  const [, n, r, p, salt = '', key = ''] = FORM.exec(text) ?? [];
  const [cost, blockSize, parallelization] = [Number(n), Number(r), Number(p)];
  const isPower = cost >= LEAST_COST && Number.isInteger(Math.log2(cost));
  if (!isPower || blockSize < 1 || parallelization < 1) return undefined;
  if (memoryOf({ cost, blockSize, parallelization }) > MOST_BYTES) return undefined;
  return {
    ...{ cost, blockSize, parallelization },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

/** For the environment: the text of a hash. */
export const passwordHash = z.string().transform((text, { addIssue }): PasswordHash => {
  const parsed = parsePasswordHash(text);
  if (parsed) return parsed;
  addIssue({
    code: 'custom',
    message: 'must be what `npm run -s admin-link -- --hash-password` prints, and not the password itself',
  });
  return z.NEVER;
});

type Cost = Pick<PasswordHash, 'cost' | 'blockSize' | 'parallelization'>;

const memoryOf = ({ cost, blockSize, parallelization }: Cost): number =>
  BYTES_PER_BLOCK * blockSize * (cost + parallelization);

export async function hashPassword(password: string, by: Cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, { ...by, salt, length: KEY_BYTES });
  const { cost, blockSize, parallelization } = by;
  return [
    'scrypt',
    cost,
    blockSize,
    parallelization,
    salt.toString('base64url'),
    key.toString('base64url'),
  ].join(':');
}

export async function isPassword(password: string, hash: PasswordHash): Promise<boolean> {
  const key = await derive(password, { ...hash, length: hash.key.length });
  return timingSafeEqual(key, hash.key);
}

/** Tells one password setting from another, and nothing else of it. */
export const markOf = ({ salt, key }: PasswordHash): string =>
  createHash('sha256').update(salt).update(key).digest('hex').slice(0, MARK_DIGITS);

type Derivation = Cost & { readonly salt: Buffer; readonly length: number };

function derive(
  password: string,
  { cost, blockSize, parallelization, salt, length }: Derivation,
): Promise<Buffer> {
  const maxmem = 2 * memoryOf({ cost, blockSize, parallelization });
  return new Promise((resolve, reject) => {
    // The same password may be typed in several forms of Unicode.
    scrypt(
      password.normalize('NFKC'),
      salt,
      length,
      { cost, blockSize, parallelization, maxmem },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });
}
