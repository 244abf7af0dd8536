import { Kysely } from 'kysely';
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Pool } from 'pg';
import type { Storage } from '../config';
import { StoreError } from './errors';
import { messageOf } from './faults';
import { refuseNewer, refuseOlder } from './migrations';
import { kyselyOver } from './nodeSqlite';
import { fileIn } from './openStore';
import { NUMBERS, placeOf } from './postgres';
import { CurrentSchemaDialect } from './postgresDialect';
import type { Schema } from './schema';

/** How long to wait for the hall, which may be writing, in ms. */
const TIMEOUT_MS = 5000;

/**
 * Keeps the hash of a link for an operator, beside the hall that uses the database. It is a single statement: the hall
 * counts its own commits, and this is none of them. Throws a StoreError when the database cannot be used.
 */
export async function keepLinkBeside(
  storage: Storage,
  link: { readonly hash: string; readonly until: number },
): Promise<void> {
  const { db, name } = await openBeside(storage);
  try {
    await refuseNewer({ db, name });
    await refuseOlder({ db, name });
    await db.insertInto('admin_links').values(link).execute();
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(`The database ${name} cannot be used: ${messageOf(error)}.`, { cause: error });
  } finally {
    await db.destroy();
  }
}

interface Beside {
  readonly db: Kysely<Schema>;
  /** The name for messages. */
  readonly name: string;
}

async function openBeside(storage: Storage): Promise<Beside> {
  if (storage.type === 'memory')
    throw new StoreError('A hall that keeps everything in memory takes no links: use ADMIN_PASSWORD.');
  if (storage.type === 'postgres') return { db: postgresBeside(storage.url), name: placeOf(storage.url) };
  const file = fileIn(storage.folder);
  if (!existsSync(file)) throw new StoreError(`There is no database ${file}. Start the hall first.`);
  return { db: kyselyOver(new DatabaseSync(file, { timeout: TIMEOUT_MS })), name: file };
}

function postgresBeside(url: string): Kysely<Schema> {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: TIMEOUT_MS,
    statement_timeout: TIMEOUT_MS,
    types: NUMBERS,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Schema>({ dialect: new CurrentSchemaDialect({ pool }) });
}
