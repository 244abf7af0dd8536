import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { StoreError } from './errors';
import { refuseNewer } from './migrations';
import type { Schema } from './schema';
import { sqlStore } from './sqlStore';
import type { Store } from './store';

export const SYNCS = ['full', 'normal'] as const;
export type Sync = (typeof SYNCS)[number];

/** How long to wait for another process that writes, a backup for instance. */
const PATIENCE_MS = 2000;

/** The store in an SQLite file, which is made if there is none. Throws a StoreError, and leaves the file untouched. */
export async function sqliteStore(file: string, sync: Sync, onOpen = leaveAsIs): Promise<Store> {
  try {
    mkdirSync(dirname(file), { recursive: true });
    if (existsSync(file)) await inspect(file);
    const database = openToWrite(file, sync);
    const store = await sqlStore({ db: kyselyOver(database), name: file });
    onOpen(database);
    return store;
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(`The database ${file} cannot be used: ${sentence(error)}.`, { cause: error });
  }
}

function leaveAsIs(_database: DatabaseSync): void {
  // Only tests that fill the disk, or take the right to write away, have anything to do here.
}

function openToWrite(file: string, sync: Sync): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: PATIENCE_MS });
  database.exec(`pragma journal_mode = wal; pragma synchronous = ${sync}`);
  return database;
}

/**
 * Looks at the whole file before anything is written. A file that a killed process left has its last
 * changes in a log beside it, which must be read too; whatever reading it adds is taken away again.
 */
async function inspect(file: string): Promise<void> {
  const isMade = [`${file}-wal`, `${file}-shm`].filter((beside) => !existsSync(beside));
  const address = pathToFileURL(file);
  if (isMade.includes(`${file}-wal`)) address.searchParams.set('immutable', '1');
  const database = new DatabaseSync(address, { readOnly: true, timeout: PATIENCE_MS });
  const db = kyselyOver(database);
  try {
    const faults = faultsOf(database);
    if (faults !== undefined) {
      throw new StoreError(`The database ${file} is damaged (${faults}) and was left untouched.`);
    }
    await refuseNewer({ db, name: file });
  } catch (error) {
    await db.destroy();
    for (const beside of isMade) rmSync(beside, { force: true });
    throw error;
  }
  await db.destroy();
}

function faultsOf(database: DatabaseSync): string | undefined {
  try {
    const found = database.prepare('pragma quick_check(1)').get()?.quick_check;
    return found === 'ok' ? undefined : String(found).split('\n').join(', ');
  } catch (error) {
    return sentence(error);
  }
}

function sentence(error: unknown): string {
  return (error as Partial<Error>).message ?? String(error);
}

function kyselyOver(database: DatabaseSync): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapted(database) }) });
}

/** Node's own SQLite as Kysely expects one. Each statement is prepared once; there are few. */
function adapted(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, ReturnType<typeof statementOf>>();
  return {
    close: () => database.close(),
    prepare(text) {
      // A full disk ends a transaction by itself.
      if (text === 'rollback' && !database.isTransaction) return NOTHING;
      const statement = prepared.get(text) ?? statementOf(database.prepare(text));
      prepared.set(text, statement);
      return statement;
    },
  };
}

const NOTHING = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

function statementOf(statement: StatementSync) {
  const bound = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...bound(parameters)),
    run: (parameters: readonly unknown[]) => statement.run(...bound(parameters)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...bound(parameters)),
  };
}
