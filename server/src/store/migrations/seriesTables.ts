import type { Kysely } from 'kysely';
import type { Schema } from '../rows/schema';

/** An interrupted step can simply be repeated. */
export async function createSeries({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('series')
    .ifNotExists()
    .addColumn('id', 'text', (id) => id.primaryKey())
    .addColumn('record', 'text', (record) => record.notNull())
    .addColumn('hash', 'text', (hash) => hash.notNull())
    .execute();
  await schema
    .createTable('series_tables')
    .ifNotExists()
    .addColumn('table_id', 'text', (id) => id.primaryKey())
    .addColumn('series_id', 'text', (id) => id.notNull())
    .execute();
  await schema
    .createIndex('series_tables_by_series')
    .ifNotExists()
    .on('series_tables')
    .column('series_id')
    .execute();
}
