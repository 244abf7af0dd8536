import { Kysely, sql } from 'kysely';
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { Pool } from 'pg';
import { StoreError } from '../contract/errors';
import { messageOf } from '../files/faults';
import { refuseNewer, refuseOlder, type Place } from '../migrations/migrations';
import { NUMBERS, placeOf } from './postgres';
import { CurrentSchemaDialect } from './postgresDialect';
import type { Schema } from '../rows/schema';
import { kyselyOver } from './nodeSqlite';

/** A database opened read-only, possibly while a hall uses it. */
export interface ReadOnlyDatabase {
  readonly db: Kysely<Schema>;
  /** What the database itself finds wrong with its file, one sentence each. */
  faults(): readonly string[];
  close(): Promise<void>;
}

const MOST_FAULTS = 20;

/** Opens an SQLite file for reading. Throws a StoreError when it cannot be used. */
export async function readSqlite(file: string): Promise<ReadOnlyDatabase> {
  if (!existsSync(file)) throw new StoreError(`There is no database ${file}.`);
  const wal = `${file}-wal`;
  const address = pathToFileURL(file);
  const hadLog = existsSync(wal);
  // Otherwise reading would create files beside it.
  if (!hadLog) address.searchParams.set('immutable', '1');
  const database = new DatabaseSync(address, { readOnly: true });
  const db = kyselyOver(database);
  await refuseStrange({ db, name: file });
  return {
    db,
    faults: () => faultsOf(database),
    async close() {
      await db.destroy();
      if (!hadLog && existsSync(wal))
        throw new StoreError('A hall was started meanwhile, so this has not seen everything. Check again.');
    },
  };
}

/** Opens a PostgreSQL database for reading. Throws a StoreError when it cannot be used. */
export async function readPostgres(url: string): Promise<ReadOnlyDatabase> {
  const pool = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 3000, types: NUMBERS });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    void client.query('set default_transaction_read_only = on').catch(() => undefined);
  });
  const db = new Kysely<Schema>({ dialect: new CurrentSchemaDialect({ pool }) });
  const name = placeOf(url);
  const schemaName = await sql<{ name: string }>`select current_schema() as name`.execute(db).then(
    ({ rows }) => rows[0]?.name,
    (error: unknown) => {
      throw new StoreError(`The database ${name} cannot be read: ${messageOf(error)}.`);
    },
  );
  await refuseStrange({ db, name, ...(schemaName === undefined ? {} : { schemaName }) });
  return { db, faults: () => [], close: () => db.destroy() };
}

/** Throws unless the database has exactly this version: others cannot be checked. */
async function refuseStrange(place: Place): Promise<void> {
  try {
    await refuseNewer(place);
    await refuseOlder(place);
  } catch (error) {
    await place.db.destroy();
    if (error instanceof StoreError) throw error;
    throw new StoreError(`The database ${place.name} cannot be read: ${messageOf(error)}.`);
  }
}

/** What SQLite finds wrong with the file, one sentence each. */
export function faultsOf(database: DatabaseSync): readonly string[] {
  try {
    const found = database.prepare(`pragma integrity_check(${MOST_FAULTS})`).all();
    const sentences = found.map(({ integrity_check: fault }) => String(fault).replaceAll('\n', ', '));
    return sentences.filter((sentence) => sentence !== 'ok');
  } catch (error) {
    return [(error as Error).message];
  }
}
