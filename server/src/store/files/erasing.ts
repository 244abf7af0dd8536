import type { Kysely } from 'kysely';
import type { DatabaseSync } from 'node:sqlite';
import { messageOf } from './faults';
import type { Schema } from '../rows/schema';

/**
 * What is deleted from an SQLite database is also gone from its files. SQLite overwrites deleted content with zeros
 * where it stood (`secure_delete`). Its log still has the pages as they were before, until it is emptied. Single copies
 * may be left in the gaps of pages that were split earlier, and files of older versions have free pages that were never
 * overwritten: after deletions, and once after the upgrade, the next start writes the whole file anew (`vacuum`).
 */

/** `user_version` of a file in which nothing is left of what was deleted; 0: something may be. */
const CLEAN = 1;

const RETRY_MS = 1000;

export interface Erasing {
  readonly database: DatabaseSync;
  readonly db: Kysely<Schema>;
  /** How long the database otherwise waits for other processes, in ms. */
  readonly waitMs: number;
}

export const overwriteDeleted = (database: DatabaseSync): void =>
  void database.prepare('pragma secure_delete = on').get();

/** Writes the file anew where something deleted may be left in it; later, when that fails now. */
export function cleanPages(database: DatabaseSync, warn: (sentence: string) => void): void {
  if (versionOf(database) === CLEAN) return;
  try {
    database.exec('vacuum');
    database.exec(`pragma user_version = ${CLEAN}`);
  } catch (error) {
    warn(
      `What was deleted before is still in the pages of the database, because it cannot be written anew now (${messageOf(error)}). The next start tries again.`,
    );
  }
}

const versionOf = (database: DatabaseSync): number =>
  Number(database.prepare('pragma user_version').get()?.['user_version']);

/** Empties SQLite's log, now or soon, and has the next start write the file anew; `stop` ends further attempts. */
export function logEraser({ database, db, waitMs }: Erasing) {
  let again: NodeJS.Timeout | undefined;
  const erase = async (): Promise<void> => {
    clearTimeout(again);
    // No transaction is open while the connection is ours.
    const isDone = await db.connection().execute(async () => isLogEmptied(database, waitMs));
    if (!isDone) again = setTimeout(() => void erase().catch(() => undefined), RETRY_MS).unref();
  };
  return { erase, stop: () => clearTimeout(again) };
}

/** False while somebody else, such as a backup, is reading, or nothing can be written. */
function isLogEmptied(database: DatabaseSync, waitMs: number): boolean {
  database.exec('pragma busy_timeout = 0');
  try {
    if (versionOf(database) === CLEAN) database.exec('pragma user_version = 0');
    return database.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0;
  } catch {
    return false;
  } finally {
    database.exec(`pragma busy_timeout = ${waitMs}`);
  }
}
