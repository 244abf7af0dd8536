import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { StoreError } from './errors';
import type { Schema } from './schema';
import { sqlStore } from './sqlStore';
import type { Store } from './store';

const SECOND = 1000;
const BIGINT = types.builtins.INT8;

/** Writes go one transaction after the other; the rest is for those who open tables. */
const CONNECTIONS = 8;

/** The store in PostgreSQL. `onLost` hears of every connection that was lost. */
export async function postgresStore(url: string, onLost: (error: Error) => void): Promise<Store> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 3 * SECOND,
    idleTimeoutMillis: 60 * SECOND,
    statement_timeout: 5 * SECOND,
    // The server's own limit comes first; this one is for a server that does not answer any more.
    query_timeout: 7 * SECOND,
    idle_in_transaction_session_timeout: 10 * SECOND,
    keepAlive: true,
    application_name: 'gearhall',
    // Times in milliseconds, which fit a number.
    types: {
      getTypeParser: ((oid: number, format?: never) =>
        oid === BIGINT ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  });
  pool.on('error', onLost);
  // Between two statements of a transaction nobody else would hear of it, and the process would end.
  pool.on('connect', (client) => client.on('error', onLost));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const name = placeOf(url);
  try {
    const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
    return await sqlStore({ db, name, ...(rows[0] ? { schemaName: rows[0].name } : {}) });
  } catch (error) {
    if (!pool.ended) await db.destroy();
    if (error instanceof StoreError) throw error;
    throw new StoreError(`The database ${name} cannot be used: ${String(error)}.`, { cause: error });
  }
}

/** The address without the password. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'that DATABASE_URL names';
  const { hostname, port, pathname } = new URL(url);
  return `${pathname.slice(1)} at ${hostname}${port === '' ? '' : `:${port}`}`;
}
