import {
  PostgresDialect,
  PostgresIntrospector,
  sql,
  type DatabaseIntrospector,
  type Kysely,
  type TableMetadata,
} from 'kysely';

/**
 * PostgreSQL as Kysely knows it, but a look for tables sees the current schema alone. Kysely's own looks at
 * the whole database, and fails when somebody drops another schema at that moment.
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

/** Their names; nobody here asks for columns. */
async function tablesOf(db: Kysely<unknown>): Promise<TableMetadata[]> {
  const { rows } = await sql<{ name: string; schema: string }>`
    select tablename as name, schemaname as schema from pg_catalog.pg_tables
    where schemaname = current_schema()`.execute(db);
  return rows.map((row) => ({ ...row, isView: false, isForeign: false, columns: [] }));
}
