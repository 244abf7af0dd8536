import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { newLineage } from '../files/commits';
import { StoreError } from '../contract/errors';
import { fillLists, fillSpeakers } from './fillLists';
import { addHashes } from './hashing';
import { createCalls, createLeases, createProcesses } from './leaseTables';
import { createModeration, renewSessions } from './moderationTables';
import { createLastViews } from '../sql/sqlLastViews';
import { createSeries } from './seriesTables';
import { signRecordsAgain } from './resigning';
import { addRowHashes } from './rowHashing';
import type { Schema } from '../rows/schema';

/** In the order of their names. A published step is never changed: a new one is added. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-tables': { up: createTables },
  '002-hall': { up: createHall },
  '003-hearers': { up: addHearers },
  '004-codes': { up: createCodes },
  '005-hashes': { up: addHashes },
  '006-commits': { up: createCommits },
  '007-lists': { up: createLists },
  '008-speakers': { up: addSpeakers },
  '009-moderation': { up: createModeration },
  '010-restored': { up: createRestored },
  '011-leases': { up: createLeases },
  '012-processes': { up: createProcesses },
  '013-calls': { up: createCalls },
  '014-series': { up: createSeries },
  '015-last-views': { up: createLastViews },
  '016-row-hashes': { up: addRowHashes },
  '017-sessions': { up: renewSessions },
  '018-record-signatures': { up: signRecordsAgain },
};
const DONE = 'kysely_migration';

async function createTables({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('tables')
    .addColumn('id', 'text', (id) => id.primaryKey())
    .addColumn('core', 'text', (core) => core.notNull())
    .addColumn('affairs', 'text', (affairs) => affairs.notNull())
    .addColumn('status', 'text', (status) => status.notNull())
    .addColumn('deadline', 'bigint')
    .addColumn('record', 'text')
    .execute();
  await schema.createIndex('tables_by_deadline').on('tables').column('deadline').execute();
  await schema
    .createTable('entries')
    .addColumn('table_id', 'text', (id) => id.notNull())
    .addColumn('index', 'integer', (index) => index.notNull())
    .addColumn('seat', 'integer', (seat) => seat.notNull())
    .addColumn('action', 'text', (action) => action.notNull())
    .addColumn('at', 'bigint', (at) => at.notNull())
    .addColumn('by', 'text')
    .addColumn('person', 'text')
    .addColumn('n', 'bigint')
    .addPrimaryKeyConstraint('entries_in_order', ['table_id', 'index'])
    .execute();
  await schema
    .createTable('chat')
    .addColumn('table_id', 'text', (id) => id.notNull())
    .addColumn('index', 'integer', (index) => index.notNull())
    .addColumn('line', 'text', (line) => line.notNull())
    .addPrimaryKeyConstraint('chat_in_order', ['table_id', 'index'])
    .execute();
}

async function createHall({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('secrets')
    .addColumn('name', 'text', (name) => name.primaryKey())
    .addColumn('value', 'text', (value) => value.notNull())
    .execute();
  await schema
    .createTable('beats')
    .addColumn('id', 'integer', (id) => id.primaryKey())
    .addColumn('at', 'bigint', (at) => at.notNull())
    .execute();
  await schema
    .createTable('outages')
    .addColumn('from', 'bigint', (from) => from.notNull())
    .addColumn('to', 'bigint', (to) => to.notNull())
    .execute();
  await schema
    .createTable('pushes')
    .addColumn('endpoint', 'text', (endpoint) => endpoint.primaryKey())
    .addColumn('person', 'text', (person) => person.notNull())
    .addColumn('subscription', 'text', (subscription) => subscription.notNull())
    .execute();
  await schema.createIndex('pushes_by_person').on('pushes').column('person').execute();
  await schema
    .createTable('probes')
    .addColumn('content', 'text', (content) => content.notNull())
    .execute();
}

/** Everything written until then was for everybody. */
async function addHearers(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable('chat')
    .addColumn('hearers', 'text', (hearers) => hearers.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('chat')
    .addColumn('place', 'integer', (place) => place.notNull().defaultTo(0))
    .execute();
  await sql`update chat set place = "index"`.execute(db);
}

async function createCodes({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('used_codes')
    .addColumn('hash', 'text', (hash) => hash.primaryKey())
    .addColumn('expires', 'bigint', (expires) => expires.notNull())
    .execute();
}

/** An interrupted step can simply be repeated. Rows that cannot be read are left out of the lists. */
async function createLists(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('seats_taken')
    .ifNotExists()
    .addColumn('person', 'text', (person) => person.notNull())
    .addColumn('table_id', 'text', (id) => id.notNull())
    .addPrimaryKeyConstraint('seats_taken_once', ['person', 'table_id'])
    .execute();
  await db.schema
    .createIndex('seats_taken_by_table')
    .ifNotExists()
    .on('seats_taken')
    .column('table_id')
    .execute();
  await db.schema
    .createTable('waits')
    .ifNotExists()
    .addColumn('table_id', 'text', (id) => id.primaryKey())
    .addColumn('actions', 'integer', (actions) => actions.notNull())
    .addColumn('seats', 'text', (seats) => seats.notNull())
    .execute();
  await db.schema
    .createTable('finished')
    .ifNotExists()
    .addColumn('table_id', 'text', (id) => id.primaryKey())
    .addColumn('game', 'text', (game) => game.notNull())
    .addColumn('listed', 'integer', (listed) => listed.notNull())
    .addColumn('at', 'bigint', (at) => at.notNull())
    .addColumn('actions', 'integer', (actions) => actions.notNull())
    .addColumn('summary', 'text', (summary) => summary.notNull())
    .execute();
  await db.schema.createIndex('finished_by_time').ifNotExists().on('finished').column('at').execute();
  await fillLists(db);
}

/** Who wrote what spectators said before is not known any more. */
async function addSpeakers(db: Kysely<Schema>): Promise<void> {
  const adding = db.schema.alterTable('chat').addColumn('person', 'text').execute();
  await adding.catch((error: unknown) => {
    // In SQLite an interrupted step has left it behind.
    if (!String(error).includes('duplicate column')) throw error;
  });
  await db.schema.createIndex('chat_by_person').ifNotExists().on('chat').column('person').execute();
  await fillSpeakers(db);
}

/** Each table has one row from the beginning. An interrupted step can simply be repeated. */
async function createCommits(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('commits')
    .ifNotExists()
    .addColumn('id', 'integer', (id) => id.primaryKey())
    .addColumn('number', 'bigint', (number) => number.notNull())
    .addColumn('at', 'bigint', (at) => at.notNull())
    .addColumn('lineage', 'text', (lineage) => lineage.notNull())
    .execute();
  await db.schema
    .createTable('fence')
    .ifNotExists()
    .addColumn('id', 'integer', (id) => id.primaryKey())
    .addColumn('epoch', 'integer', (epoch) => epoch.notNull())
    .execute();
  await db
    .insertInto('commits')
    .values({ id: 1, number: 0, at: Date.now(), lineage: newLineage() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('fence')
    .values({ id: 1, epoch: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** An interrupted step can simply be repeated. */
async function createRestored({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('restored')
    .ifNotExists()
    .addColumn('id', 'integer', (id) => id.primaryKey())
    .addColumn('from', 'bigint', (from) => from.notNull())
    .addColumn('at', 'bigint', (at) => at.notNull())
    .execute();
}

/** Where a hall's tables are in a database: for PostgreSQL, a schema. */
export interface Place {
  readonly db: Kysely<Schema>;
  readonly schemaName?: string;
  /** The name for messages, without a password. */
  readonly name: string;
}

/** Throws when the database was written by a newer version of this code. Changes nothing. */
export async function refuseNewer({ db, schemaName, name }: Place): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const isHere = tables.some(
    (table) => table.name === DONE && (schemaName === undefined || table.schema === schemaName),
  );
  if (!isHere) return;
  const done = await db.withTables<{ [DONE]: { name: string } }>().selectFrom(DONE).select('name').execute();
  const unknown = done.find((migration) => !Object.hasOwn(MIGRATIONS, migration.name));
  if (unknown) {
    throw new StoreError(
      `The database ${name} was written by a newer version of Gearhall (step "${unknown.name}") and was left untouched.`,
    );
  }
}

/** Throws when the database has not been migrated by this code. Changes nothing. */
export async function refuseOlder({ db, name }: Place): Promise<void> {
  const done = await db
    .withTables<{ [DONE]: { name: string } }>()
    .selectFrom(DONE)
    .select('name')
    .execute()
    .catch(() => []);
  const names = new Set(done.map((migration) => migration.name));
  if (Object.keys(MIGRATIONS).some((step) => !names.has(step))) {
    throw new StoreError(
      `The database ${name} is not up to date. Start the hall once: that brings it up to date.`,
    );
  }
}

/** Migrates the database to what this code expects, or (for tests) only up to a step: to what an older one did. */
export async function migrate({ db, schemaName }: Place, upTo?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    ...(schemaName === undefined ? {} : { migrationTableSchema: schemaName }),
  });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error) throw error;
}
