import type { Kysely } from 'kysely';
import type { Schema } from '../rows/schema';

/** An interrupted step can simply be repeated. */
export async function createLeases({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('leases')
    .ifNotExists()
    .addColumn('table_id', 'text', (id) => id.primaryKey())
    .addColumn('owner', 'text', (owner) => owner.notNull())
    .addColumn('address', 'text', (address) => address.notNull())
    .addColumn('fence', 'bigint', (fence) => fence.notNull())
    .addColumn('until', 'bigint', (until) => until.notNull())
    .execute();
  await schema
    .createTable('sharing')
    .ifNotExists()
    .addColumn('id', 'integer', (id) => id.primaryKey())
    .addColumn('epoch', 'integer', (epoch) => epoch.notNull())
    .execute();
}

/** An interrupted step can simply be repeated. */
export async function createProcesses({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('processes')
    .ifNotExists()
    .addColumn('id', 'text', (id) => id.primaryKey())
    .addColumn('address', 'text', (address) => address.notNull())
    .addColumn('until', 'bigint', (until) => until.notNull())
    .addColumn('drain_since', 'bigint')
    .addColumn('tables', 'text', (tables) => tables.notNull())
    .execute();
}

/** An interrupted step can simply be repeated. */
export async function createCalls({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('calls')
    .ifNotExists()
    .addColumn('table_id', 'text', (id) => id.notNull())
    .addColumn('actions', 'integer', (actions) => actions.notNull())
    .addColumn('person', 'text', (person) => person.notNull())
    .addColumn('kind', 'text', (kind) => kind.notNull())
    .addColumn('at', 'bigint', (at) => at.notNull())
    .addPrimaryKeyConstraint('calls_once', ['table_id', 'actions', 'person'])
    .execute();
}
