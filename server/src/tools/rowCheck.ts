import { sql, type Kysely } from 'kysely';
import { HASHED_TABLES, isWhole, type HashedTable } from '../store/rows/rowHashes';
import type { Schema } from '../store/rows/schema';

interface Parts {
  readonly db: Kysely<Schema>;
  readonly report: (line: string) => void;
}

/** The columns that tell the operator which row it is; the lines of a chat are checked with their table. */
const NAMES: Readonly<Record<Exclude<HashedTable, 'chat'>, string>> = {
  seats_taken: 'table_id',
  finished: 'table_id',
  series_tables: 'table_id',
  secrets: 'name',
  outages: 'from',
  pushes: 'person',
  sanctions: 'subject_id',
  announcements: 'id',
  reports: 'id',
  audit: 'id',
};

/** The number of rows in memory at a time. */
const PIECE = 2000;

/** Reports every row that stands alone and is not as it was stored. */
export async function checkRows({ db, report }: Parts): Promise<void> {
  for (const table of HASHED_TABLES) {
    if (table === 'chat') continue;
    for await (const row of rowsOf(db, table, NAMES[table])) {
      if (!isWhole(table, row as never)) report(`${table} ${JSON.stringify(row[NAMES[table]])}: changed`);
    }
  }
}

type Row = Readonly<Record<string, unknown>>;

async function* rowsOf(db: Kysely<Schema>, table: HashedTable, name: string): AsyncGenerator<Row> {
  for (let from = 0; ; from += PIECE) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} order by ${sql.ref(name)}, hash limit ${PIECE} offset ${from}`.execute(
      db,
    );
    yield* rows;
    if (rows.length < PIECE) return;
  }
}
