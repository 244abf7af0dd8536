import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { Schema } from './schema';

export function kyselyOver(database: DatabaseSync): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapted(database) }) });
}

/** Node's own SQLite in the form that Kysely expects. Each statement is prepared once; there are few. */
function adapted(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, ReturnType<typeof statementOf>>();
  return {
    close: () => database.close(),
    prepare(text) {
      // A full disk ends a transaction by itself.
      if (text === 'rollback' && !database.isTransaction) return NOTHING;
      const statement = prepared.get(text) ?? statementOf(database.prepare(text));
      prepared.set(text, statement);
      return statement;
    },
  };
}

const NOTHING = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

function statementOf(statement: StatementSync) {
  const bound = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...bound(parameters)),
    run: (parameters: readonly unknown[]) => statement.run(...bound(parameters)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...bound(parameters)),
  };
}
