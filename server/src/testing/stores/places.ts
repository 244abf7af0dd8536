import { spawnSync } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { postgresStore } from '../../store/databases/postgres';
import { sqliteStore } from '../../store/databases/sqlite';
import type { Place } from './storeSuite';
import { temporaryFolder, type Folder } from '../temporaryFolder';

/** A place whose rows tests can change behind the store's back. */
export interface OpenPlace extends Place {
  run(statements: string): Promise<void>;
}

export async function sqlitePlace(): Promise<OpenPlace & { readonly folder: Folder }> {
  const folder = temporaryFolder();
  return {
    folder,
    open: () => sqliteStore(folder.file, 'full'),
    clear: async () => folder.remove(),
    run: async (statements) => {
      const database = new DatabaseSync(folder.file);
      database.exec(statements);
      database.close();
    },
  };
}

export const POSTGRES = process.env.GEARHALL_TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';

/** A separate schema for one test. `through` connects to it by another port of this machine. */
export async function postgresPlace(through?: number): Promise<OpenPlace & { readonly url: string }> {
  const schema = `gearhall_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await inPostgres(`create schema ${schema}`);
  const url = new URL(POSTGRES);
  url.searchParams.set('options', `-c search_path=${schema}`);
  if (through !== undefined) url.port = String(through);
  const open = () => postgresStore(url.href, { onLost: () => undefined, onTaken: () => undefined });
  return {
    url: url.href,
    open,
    clear: () => inPostgres(`drop schema ${schema} cascade`),
    run: (statements) => inPostgres(statements, url.href),
  };
}

/** A database of its own, for what happens to a whole one. */
export interface WholeDatabase {
  readonly url: string;
  create(): Promise<void>;
  /** Also while somebody is connected. */
  drop(): Promise<void>;
}

export function postgresDatabase(): WholeDatabase {
  const name = `gearhall_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const url = new URL(POSTGRES);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    create: () => inPostgres(`create database ${name}`),
    drop: () => inPostgres(`drop database if exists ${name} with (force)`),
  };
}

export const postgresPort = Number(new URL(POSTGRES).port || 5432);

async function inPostgres(statement: string, url = POSTGRES): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Defines tests that need a PostgreSQL server. If none answers, they fail under CI; elsewhere they report that they
 * were not run.
 */
export function withPostgres(define: () => void): void {
  if (process.env.CI || postgresAnswers()) define();
  else test.todo(`PostgreSQL: not run, because nothing answers at ${new URL(POSTGRES).host}`);
}

/** Asks in a separate process, because tests are defined synchronously. */
function postgresAnswers(): boolean {
  const script = `require('node:net').connect(${postgresPort}, '${new URL(POSTGRES).hostname}')
    .on('connect', () => process.exit(0)).on('error', () => process.exit(1))`;
  return spawnSync(process.execPath, ['-e', script], { timeout: 5000 }).status === 0;
}
