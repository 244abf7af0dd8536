import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { StoreError } from '../contract/errors';
import { CHANNEL } from '../sql/sqlProcesses';

const SECOND = 1000;
/** How long a start waits for a server that is about to end, or whose end PostgreSQL has not yet noticed. */
const TIMEOUT_MS = 5 * SECOND;
/** How long one of several starting processes waits for the others. */
const START_TIMEOUT_MS = 60 * SECOND;
const RETRY_MS = 250;

/** The word "Gear", and the schema's number: each schema of a database has its own lock. */
const KEY = `(select (x'47656172'::bigint << 32) | oid::bigint from pg_namespace where nspname = current_schema())`;
/** PostgreSQL's own table of locks, with the same order: the upper and the lower half of the key. */
const IS_HELD = `select 1 from pg_locks where locktype = 'advisory' and pid = pg_backend_pid() and granted
  and (classid::bigint << 32 | objid::bigint) = ${KEY}`;
/** Lets PostgreSQL notice within seconds when this machine is gone. */
const KEEPALIVES = `set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3`;

/** A connection to PostgreSQL that can hold the lock. `onEnd` is called however it ends. */
export async function openSession(
  url: string,
  onEnd: (session: Client, error: Error) => void,
): Promise<Client> {
  const session = new Client({
    connectionString: url,
    connectionTimeoutMillis: 3 * SECOND,
    statement_timeout: 4 * SECOND,
    query_timeout: 5 * SECOND,
    keepAlive: true,
    application_name: 'gearhall lock',
  });
  session.on('error', (error) => onEnd(session, error));
  session.on('end', () => onEnd(session, new Error('The connection has ended.')));
  try {
    await session.connect();
    await session.query(KEEPALIVES);
    return session;
  } catch (error) {
    void session.end().catch(() => undefined);
    throw error;
  }
}

/**
 * `alone`: nobody else may have the lock; `shared`: others may share it; `start`: another lock, for the one of the
 * sharing processes that is starting.
 */
export type LockMode = 'alone' | 'shared' | 'start';

const TRY: Readonly<Record<LockMode, string>> = {
  alone: `select pg_try_advisory_lock(${KEY}) as held`,
  shared: `select pg_try_advisory_lock_shared(${KEY}) as held`,
  // The word "Geas".
  start: `select pg_try_advisory_lock(${KEY} + (1::bigint << 32)) as held`,
};
const END_START = `select pg_advisory_unlock(${KEY} + (1::bigint << 32))`;

/** Throws a StoreError when another server keeps the lock. `name` is the database's, for the message. */
export async function waitForLock(session: Client, name: string, mode: LockMode): Promise<void> {
  const end = performance.now() + (mode === 'start' ? START_TIMEOUT_MS : TIMEOUT_MS);
  while (!(await tryToLock(session, mode))) {
    if (performance.now() > end) {
      throw new StoreError(
        `Another Gearhall server is running on the database ${name}: stop that one first, or set DATABASE_URL to another database or schema.`,
      );
    }
    await pause(RETRY_MS);
  }
}

export async function tryToLock(session: Client, mode: LockMode): Promise<boolean> {
  const { rows } = await session.query<{ held: boolean }>(TRY[mode]);
  return rows[0]?.held === true;
}

/** Lets the next one start. */
export async function endStart(session: Client): Promise<void> {
  await session.query(END_START);
}

export async function isLocked(session: Client): Promise<boolean> {
  return (await session.query(IS_HELD)).rowCount === 1;
}

/** From now on the session is notified of the signals of this schema. */
export async function listenTo(session: Client): Promise<void> {
  const { rows } = await session.query<{ channel: string }>(`select ${CHANNEL} as channel`);
  const [channel] = rows;
  if (channel) await session.query(`listen ${channel.channel}`);
}
