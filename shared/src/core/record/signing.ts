import * as ed25519 from '@noble/ed25519';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalParts } from '../json/canonical';
import type { GameRecord, RecordFormat } from './record';
import { atOnce, type Work } from '../ground/timeSliced';

ed25519.hashes.sha512 = sha512;

/** All fields of a record but those that vouch for it. */
export type Unsigned = Omit<GameRecord, 'digest' | 'key' | 'signature'>;
export type Unproved = Unsigned & Partial<Pick<GameRecord, 'digest' | 'key' | 'signature'>>;

/** SHA-256 (hex) of the canonical text of the record without its digest, key and signature. */
export function digestOf(record: Unproved): string {
  return atOnce(digestWork(record));
}

export function* digestWork(record: Unproved): Work<string> {
  const hash = sha256.create();
  for (const part of canonicalParts({ ...record, digest: undefined, key: undefined, signature: undefined })) {
    hash.update(utf8ToBytes(part));
    yield 0;
  }
  return bytesToHex(hash.digest());
}

/** The signed text names what it is about, so that the signature cannot be reused for anything else. */
const signedText = (digest: string, format: RecordFormat): Uint8Array => utf8ToBytes(`${format} ${digest}`);

/** A hall's Ed25519 keys, hex. */
export interface KeyPair {
  readonly secret: string;
  readonly public: string;
}

/** The keys derived from a secret key of 32 bytes (hex). */
export function keyPairOf(secret: string): KeyPair {
  return { secret, public: bytesToHex(ed25519.getPublicKey(hexToBytes(secret))) };
}

/** Signs the digest of a record of this format. */
export function signDigest(digest: string, { secret }: KeyPair, format: RecordFormat): string {
  return bytesToHex(ed25519.sign(signedText(digest, format), hexToBytes(secret)));
}

/** Did the owner of the record's key sign this digest? */
export function isSigned(
  digest: string,
  { format, key, signature }: Pick<GameRecord, 'format' | 'key' | 'signature'>,
): boolean {
  try {
    return ed25519.verify(hexToBytes(signature), signedText(digest, format), hexToBytes(key));
  } catch {
    return false;
  }
}

/** Signs a record in its own format, with a new digest. */
export function* signWork(record: Unsigned, keys: KeyPair): Work<GameRecord> {
  const digest = yield* digestWork(record);
  return { ...record, digest, key: keys.public, signature: signDigest(digest, keys, record.format) };
}
