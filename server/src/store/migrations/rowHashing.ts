import { sql, type Kysely, type Transaction } from 'kysely';
import { HASHED_TABLES, rowHash, type HashedTable } from '../rows/rowHashes';
import type { Schema } from '../rows/schema';

/** The number of rows in memory at a time. */
const PIECE = 2000;

/** Which columns tell a row from the others. */
const KEYS: Readonly<Record<HashedTable, readonly string[]>> = {
  chat: ['table_id', 'index'],
  seats_taken: ['person', 'table_id'],
  finished: ['table_id'],
  series_tables: ['table_id'],
  secrets: ['name'],
  outages: ['from', 'to'],
  pushes: ['endpoint'],
  sanctions: ['kind', 'subject', 'subject_id'],
  announcements: ['id'],
  reports: ['id'],
  audit: ['id'],
};

/**
 * Gives the rows that are there already their hashes, as hashing.ts does for tables and logs. An interrupted step can
 * simply be repeated.
 */
export async function addRowHashes(db: Kysely<Schema>): Promise<void> {
  for (const table of HASHED_TABLES) {
    await addColumn(db, table);
    if (db.isTransaction) await hashRows(db, table);
    else await db.transaction().execute((transaction) => hashRows(transaction, table));
  }
}

async function addColumn(db: Kysely<Schema>, table: HashedTable): Promise<void> {
  const adding = db.schema.alterTable(table).addColumn('hash', 'text').execute();
  await adding.catch((error: unknown) => {
    // In SQLite an interrupted step has left it behind.
    if (!String(error).includes('duplicate column')) throw error;
  });
}

async function hashRows(db: Kysely<Schema> | Transaction<Schema>, table: HashedTable): Promise<void> {
  const place = sql.table(table);
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${place} where hash is null limit ${PIECE}`.execute(db);
    for (const row of rows) {
      const isIt = KEYS[table].map((column) => sql`${sql.ref(column)} = ${row[column]}`);
      await sql`
        update ${place} set hash = ${rowHash(table, row as never)}
        where ${sql.join(isIt, sql` and `)}`.execute(db);
    }
    if (rows.length < PIECE) return;
  }
}
