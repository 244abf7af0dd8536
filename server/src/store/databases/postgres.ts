import { Kysely, sql } from 'kysely';
import { Pool, types, type CustomTypesConfig } from 'pg';
import { StoreError } from '../contract/errors';
import { messageOf } from '../files/faults';
import { CurrentSchemaDialect } from './postgresDialect';
import { PostgresLock, type PostgresListeners } from './PostgresLock';
import type { Schema } from '../rows/schema';
import type { Signals } from '../sql/sqlProcesses';
import { sqlStore, type Sharing } from './sqlStore';
import type { Store } from '../contract/store';

const SECOND = 1000;
const BIGINT = types.builtins.INT8;

/** Writes use one transaction at a time; the other connections are for opening tables. */
const CONNECTIONS = 8;

/** Times in milliseconds, which fit a number. */
export const NUMBERS: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: never) =>
    oid === BIGINT ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/**
 * The store in PostgreSQL. Its schema belongs to this process until the store is closed, or with `sharing` to all
 * processes that share it.
 */
export async function postgresStore(
  url: string,
  listeners: PostgresListeners,
  sharing?: Sharing,
): Promise<Store> {
  const name = placeOf(url);
  let lock: PostgresLock | undefined;
  try {
    const signals: Signals = new Set();
    const onSignal = (): void => {
      for (const tell of signals) tell();
    };
    const held = await PostgresLock.take(url, name, { ...listeners, onSignal }, sharing ? 'shared' : 'alone');
    lock = held;
    return await openTables(url, name, {
      lock: held,
      listeners,
      sharing: sharing && { ...sharing, signals },
    });
  } catch (error) {
    await lock?.close();
    if (error instanceof StoreError) throw error;
    throw new StoreError(`The database ${name} cannot be used: ${messageOf(error)}.`, { cause: error });
  }
}

interface Opening {
  readonly lock: PostgresLock;
  readonly listeners: PostgresListeners;
  readonly sharing: Sharing | undefined;
}

async function openTables(url: string, name: string, { lock, listeners, sharing }: Opening): Promise<Store> {
  const pool = poolOf(url, listeners, sharing !== undefined);
  const db = new Kysely<Schema>({ dialect: new CurrentSchemaDialect({ pool }) });
  try {
    const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
    const place = { db, name, ...(rows[0] ? { schemaName: rows[0].name } : {}) };
    const begin = async (): Promise<PostgresLock> => {
      await lock.beginEpoch();
      return lock;
    };
    return await sqlStore(place, begin, sharing);
  } catch (error) {
    if (!pool.ended) await db.destroy();
    throw error;
  }
}

function poolOf(url: string, { onLost }: PostgresListeners, isShared: boolean): Pool {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 3 * SECOND,
    idleTimeoutMillis: 60 * SECOND,
    statement_timeout: 5 * SECOND,
    // The server's own limit applies first; this one is for a server that no longer answers.
    query_timeout: 7 * SECOND,
    // Others wait for the tables of a frozen process as long as this.
    idle_in_transaction_session_timeout: (isShared ? 2 : 10) * SECOND,
    keepAlive: true,
    application_name: 'gearhall',
    types: NUMBERS,
  });
  pool.on('error', onLost);
  // Between two statements of a transaction nobody else would handle the error, and the process would end.
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}

/** The URL without the password. */
export function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'that DATABASE_URL names';
  const { hostname, port, pathname } = new URL(url);
  return `${pathname.slice(1)} at ${hostname}${port === '' ? '' : `:${port}`}`;
}
