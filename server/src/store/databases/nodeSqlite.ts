import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { Schema } from '../rows/schema';

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

type Row = ReturnType<StatementSync['all']>[number];

/** Numbers beyond the safe range stand only in damaged rows: the hash of the row does not fit what they become. */
function allRows(statement: StatementSync, parameters: readonly SQLInputValue[]): Row[] {
  try {
    return statement.all(...parameters);
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== 'ERR_OUT_OF_RANGE') throw error;
  }
  statement.setReadBigInts(true);
  try {
    return statement.all(...parameters).map(withNumbers);
  } finally {
    statement.setReadBigInts(false);
  }
}

const withNumbers = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, typeof value === 'bigint' ? Number(value) : value]),
  );

function statementOf(statement: StatementSync) {
  const bound = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => allRows(statement, bound(parameters)),
    run: (parameters: readonly unknown[]) => statement.run(...bound(parameters)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...bound(parameters)),
  };
}
