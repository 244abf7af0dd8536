import { sql, type Kysely, type Selectable } from 'kysely';
import { entryHash, textHash } from '../rows/chain';
import type { Schema } from '../rows/schema';

/** The number of rows in memory at a time. */
const PIECE = 500;

type Db = Kysely<Schema>;

/**
 * Adds hashes to all existing rows: earlier damage stays undetected (except for what cannot be read or replayed), later
 * damage is found in old tables as in new ones. All or nothing, so that a hall that is killed meanwhile simply starts
 * again.
 */
export async function addHashes(db: Db): Promise<void> {
  if (db.isTransaction) await hashAll(db);
  else if (!(await isDone(db))) await db.transaction().execute(hashAll);
}

/**
 * If tables cannot be changed and the step be recorded in one transaction (SQLite), the record of the step may have
 * been lost.
 */
async function isDone(db: Db): Promise<boolean> {
  const tables = await db.introspection.getTables();
  return tables.some(({ name }) => name === 'log_heads');
}

async function hashAll(db: Db): Promise<void> {
  await addColumns(db);
  for (let last: string | undefined; ;) {
    const tables = await someTables(db, last);
    for (const table of tables) await hashTable(db, table);
    last = tables.at(-1)?.id;
    if (last === undefined) return;
  }
}

async function addColumns({ schema }: Db): Promise<void> {
  await schema.alterTable('entries').addColumn('hash', 'text').execute();
  for (const column of ['core_hash', 'affairs_hash', 'record_hash']) {
    await schema.alterTable('tables').addColumn(column, 'text').execute();
  }
  await schema
    .createTable('log_heads')
    .addColumn('table_id', 'text', (id) => id.primaryKey())
    .addColumn('length', 'integer', (length) => length.notNull())
    .addColumn('hash', 'text', (hash) => hash.notNull())
    .addColumn('at', 'bigint')
    .execute();
}

type Texts = Pick<Selectable<Schema['tables']>, 'id' | 'core' | 'affairs' | 'record'>;

/** Records are large: few tables at a time. */
const TABLES = 20;

async function someTables(db: Db, after = ''): Promise<Texts[]> {
  return db
    .selectFrom('tables')
    .select(['id', 'core', 'affairs', 'record'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(TABLES)
    .execute();
}

async function hashTable(db: Db, { id, core, affairs, record }: Texts): Promise<void> {
  const start = textHash(id, 'core', core);
  await sql`
    update tables set core_hash = ${start}, affairs_hash = ${textHash(id, 'affairs', affairs)},
      record_hash = ${record === null ? null : textHash(id, 'record', record)}
    where id = ${id}`.execute(db);
  const head = await hashLog(db, id, start);
  await db
    .insertInto('log_heads')
    .values({ table_id: id, ...head })
    .execute();
}

async function hashLog(db: Db, table: string, start: string) {
  let head = { length: 0, hash: start, at: null as number | null };
  for (let last = -1; ;) {
    const rows = await someEntries(db, table, last);
    const hashed = rows.map((row) => {
      const { index, seat, action, at, by, person, n } = row;
      const hash = entryHash(head.hash, index, [seat, action, at, by, person, n]);
      head = { length: head.length + 1, hash, at };
      return { ...row, hash };
    });
    for (const some of inChunks(hashed)) await writeHashes(db, some);
    last = rows.at(-1)?.index ?? last;
    if (rows.length < PIECE) return head;
  }
}

/** Rows are written in lists of these lengths, so that the databases prepare few statements. */
const CHUNKS = [256, 64, 16, 4, 1];

function* inChunks<T>(list: readonly T[]): Generator<readonly T[]> {
  let from = 0;
  for (const size of CHUNKS) {
    for (; list.length - from >= size; from += size) yield list.slice(from, from + size);
  }
}

/** All the rows exist: the conflict is intended, since it turns the insert into an update. */
async function writeHashes(db: Db, rows: readonly Selectable<Schema['entries']>[]): Promise<void> {
  await db
    .insertInto('entries')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['table_id', 'index']).doUpdateSet(({ ref }) => ({ hash: ref('excluded.hash') })),
    )
    .execute();
}

function someEntries(db: Db, table: string, after: number) {
  return db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table)
    .where('index', '>', after)
    .orderBy('index')
    .limit(PIECE)
    .execute();
}
