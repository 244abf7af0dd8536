import { Kysely } from 'kysely';
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Pool } from 'pg';
import type { Storage } from '../ground/config';
import { StoreError } from './contract/errors';
import { kyselyOver } from './databases/nodeSqlite';
import { fileIn } from './openStore';
import { NUMBERS, placeOf } from './databases/postgres';
import { CurrentSchemaDialect } from './databases/postgresDialect';
import type { Schema } from './rows/schema';

/** How long to wait for the hall, which may be writing, in ms. */
const TIMEOUT_MS = 5000;

interface Beside {
  readonly db: Kysely<Schema>;
  /** The name for messages. */
  readonly name: string;
}

/** A database that a hall may be using. Throws a StoreError when there is none. */
export async function openBeside(storage: Storage): Promise<Beside> {
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
