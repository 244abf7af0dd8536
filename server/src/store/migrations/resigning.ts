import { canonical } from '@gearhall/shared/core/json/canonical';
import { isNoRecord, parseRecord } from '@gearhall/shared/core/record/parseRecord';
import type { GameRecord, RecordFormat } from '@gearhall/shared/core/record/record';
import {
  digestOf,
  isSigned,
  keyPairOf,
  signDigest,
  type KeyPair,
} from '@gearhall/shared/core/record/signing';
import type { Kysely } from 'kysely';
import { textHash } from '../rows/chain';
import { isWhole } from '../rows/rowHashes';
import type { Schema } from '../rows/schema';

/** Records are large: few at a time. */
const PIECE = 20;

/** A row may have been damaged before it got its hash. */
const SECRET = /^[0-9a-f]{64}$/u;

const OLDER: RecordFormat = 'gearhall-record-1';
/** As what a record of the older format was signed when a name was taken out of it. */
const SIGNED_AS: RecordFormat = 'gearhall-record-2';

/**
 * Signs again the records of the older format from which a hall of before has taken a name, and whose signature it made
 * as that of the newer one. Only where that can be proved: the hash of the row and the digest fit what is there, the key
 * is the hall's own, and the signature is its own under the other format's name. All else stays as it is, and is told of
 * as damage. An interrupted step can simply be repeated.
 */
export async function signRecordsAgain(db: Kysely<Schema>): Promise<void> {
  const keys = await ownKeys(db);
  if (!keys) return;
  for (let last = ''; ;) {
    const rows = await someRecords(db, last);
    for (const { id, record, record_hash: hash } of rows) {
      if (record === null || hash !== textHash(id, 'record', record)) continue;
      const again = signedAgain(id, record, keys);
      if (again === undefined) continue;
      await db
        .updateTable('tables')
        .set({ record: again, record_hash: textHash(id, 'record', again) })
        .where('id', '=', id)
        .execute();
    }
    const next = rows.at(-1);
    if (!next) return;
    last = next.id;
  }
}

/** Undefined where there are none yet, or the row is damaged. */
async function ownKeys(db: Kysely<Schema>): Promise<KeyPair | undefined> {
  const row = await db.selectFrom('secrets').selectAll().where('name', '=', 'record key').executeTakeFirst();
  return row && isWhole('secrets', row) && SECRET.test(row.value) ? keyPairOf(row.value) : undefined;
}

const someRecords = (db: Kysely<Schema>, after: string) =>
  db
    .selectFrom('tables')
    .select(['id', 'record', 'record_hash'])
    .where('id', '>', after)
    .where('record', 'is not', null)
    .orderBy('id')
    .limit(PIECE)
    .execute();

/** The record with its proper signature; undefined where it is not one that was signed wrongly. */
function signedAgain(table: string, text: string, keys: KeyPair): string | undefined {
  if (!text.includes(OLDER)) return undefined;
  const record = parseRecord(text);
  if (isNoRecord(record) || record.table !== table || !isWronglySigned(record, keys)) return undefined;
  return canonical({ ...record, signature: signDigest(record.digest, keys, record.format) });
}

const isWronglySigned = (record: GameRecord, keys: KeyPair): boolean =>
  record.format === OLDER &&
  record.key === keys.public &&
  isSigned(record.digest, { ...record, format: SIGNED_AS }) &&
  digestOf(record) === record.digest;
