import {
  PostgresDialect,
  PostgresIntrospector,
  sql,
  type DatabaseIntrospector,
  type Kysely,
  type TableMetadata,
} from 'kysely';

/**
 * Kysely's PostgreSQL dialect, except that it lists only the tables of the current schema. Kysely's own list covers the
 * whole database, and fails when another schema is dropped at that moment.
 */
export class CurrentSchemaDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    const whole = new PostgresIntrospector(db);
    return {
      getSchemas: () => whole.getSchemas(),
      getTables: () => tablesOf(db),
    };
  }
}

/** Only their names; columns are not needed here. */
async function tablesOf(db: Kysely<unknown>): Promise<TableMetadata[]> {
  const { rows } = await sql<{ name: string; schema: string }>`
    select tablename as name, schemaname as schema from pg_catalog.pg_tables
    where schemaname = current_schema()`.execute(db);
  return rows.map((row) => ({ ...row, isView: false, isForeign: false, columns: [] }));
}
