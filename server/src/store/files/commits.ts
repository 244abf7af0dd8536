import { CompiledQuery, sql, type Kysely, type Transaction } from 'kysely';
import { randomBytes } from 'node:crypto';
import { fdatasync, openSync, closeSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { WriteGuard } from '../rows/GroupCommit';
import type { Schema } from '../rows/schema';
import { StoreError } from '../contract/errors';
import { commitMark, SequenceFile, type CommitMark } from './sequence';

/** How often the sequence file is flushed to the disk. */
const EVERY_MS = 1000;

const flushed = promisify(fdatasync);

/** A name for a database, or for its continuation after a loss was accepted. */
export const newLineage = (): string => randomBytes(16).toString('hex');

const numberOf = (value: unknown): unknown => (typeof value === 'bigint' ? Number(value) : value);

/**
 * The last commit of a database; undefined when it is empty or older than the counting of commits. Throws a StoreError
 * when it cannot be read.
 */
export function lastCommit(database: DatabaseSync): CommitMark | undefined {
  const isCounted = database.prepare("select 1 from sqlite_master where name = 'commits'").get();
  const count = database.prepare(isCounted ? 'select lineage, number, at from commits' : 'select 1 where 0');
  count.setReadBigInts(true);
  const row = count.get();
  if (!row) return undefined;
  const { lineage, number, at } = row;
  const mark = commitMark.safeParse({ lineage, number: numberOf(number), at: numberOf(at) });
  if (!mark.success)
    throw new StoreError('The count of commits in the database is damaged: restore a backup.');
  return mark.data;
}

export interface CountedFiles {
  readonly sequence: string;
  /** SQLite's write-ahead log. */
  readonly wal: string;
}

/**
 * Counts the commits of an SQLite database, in the database and in the sequence file beside it. `full`: a commit is in
 * the file before it is acknowledged, and a second later on the disk, because another wait for the disk would halve the
 * speed. `normal`: a commit is in the file at most a second later, and only once it is on the disk itself. So the file
 * is never ahead of an intact database, however the process ends.
 */
export async function countCommits(
  db: Kysely<Schema>,
  files: CountedFiles,
  sync: 'full' | 'normal',
): Promise<WriteGuard> {
  const first = await db.selectFrom('commits').select(['lineage', 'number', 'at']).executeTakeFirstOrThrow();
  // The last writes of a killed process may be in the log, but not yet on the disk.
  await syncLog(files.wal);
  const sequence = SequenceFile.create(files.sequence, first);
  const count = counter(db, first);
  return following(count, sequence, { wal: files.wal, isSynced: sync === 'full' });
}

interface Counter {
  readonly enter: WriteGuard['enter'];
  readonly reached: () => CommitMark;
}

function counter(db: Kysely<Schema>, first: CommitMark): Counter {
  const statement = sql`update commits set number = number + 1, at = ${0} returning number`.compile(db).sql;
  let reached = first;
  return {
    async enter(transaction: Transaction<Schema>) {
      const at = Date.now();
      const { rows } = await transaction.executeQuery<{ number: number }>(CompiledQuery.raw(statement, [at]));
      const [row] = rows;
      if (!row) throw new Error('The database has lost its count of commits.');
      reached = { ...first, number: row.number, at };
    },
    reached: () => reached,
  };
}

interface Following {
  readonly wal: string;
  /** Whether a commit is already on the disk when it is acknowledged. */
  readonly isSynced: boolean;
}

function following(
  { enter, reached }: Counter,
  sequence: SequenceFile,
  { wal, isSynced }: Following,
): WriteGuard {
  let committed = reached();
  let onDisk = committed;
  let failure: { readonly error: unknown } | undefined;
  let flushing: Promise<void> | undefined;
  const flush = async (): Promise<void> => {
    const now = committed;
    if (now === onDisk) return;
    try {
      if (!isSynced) {
        await syncLog(wal);
        sequence.write(now);
      }
      await sequence.flush();
      onDisk = now;
      failure = undefined;
    } catch (error) {
      failure = { error };
    }
  };
  const timer = setInterval(() => {
    flushing ??= flush().finally(() => (flushing = undefined));
  }, EVERY_MS).unref();
  return {
    enter,
    async committed() {
      committed = reached();
      if (isSynced) sequence.write(committed);
      // Nothing is acknowledged until the file can be written again.
      if (failure) throw failure.error;
    },
    async close() {
      clearInterval(timer);
      await flushing;
      await flush();
      sequence.close();
    },
  };
}

/** Flushes SQLite's log to the disk. */
async function syncLog(wal: string): Promise<void> {
  const descriptor = openSync(wal, 'r+');
  try {
    await flushed(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
