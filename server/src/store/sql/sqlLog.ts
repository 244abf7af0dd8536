import { CompiledQuery, sql, type Kysely, type Transaction } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import { entryHash, LogCheck, type CheckedLog, type Head, type HashedRow } from '../rows/chain';
import { standsAnother, StoreDamage, wouldLeaveGap } from '../contract/errors';
import { entryOf, isSameJson, valuesOf } from '../rows/rows';
import type { Schema } from '../rows/schema';
import type { StoredEntry } from '../contract/table';

/** Resolves with false if the entry has been written before. */
type Appending = (
  transaction: Transaction<Schema>,
  table: string,
  index: number,
  entry: StoredEntry,
) => Promise<boolean>;

/** The number of tables whose heads are cached; the others' are read again. */
const MOST_HEADS = 10_000;

/** Heads of logs as last written or read. The database decides: see `insertion`. */
export class Heads {
  private readonly known = new Map<string, Head>();

  get(table: string): Head | undefined {
    return this.known.get(table);
  }

  forget(table: string): void {
    this.known.delete(table);
  }

  set(table: string, head: Head): void {
    // Moves a table that acts to the end, so that the first one is the longest inactive.
    this.known.delete(table);
    this.known.set(table, head);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_HEADS && oldest !== undefined) this.known.delete(oldest);
  }
}

/** The two statements that every action waits for: compiled once, and prepared by the databases. */
const insertion = (db: Kysely<Schema>): string =>
  sql`
    insert into entries (table_id, "index", seat, action, at, "by", person, n, hash)
    select cast(${''} as text), cast(${0} as integer), cast(${0} as integer), cast(${''} as text),
      cast(${0} as bigint), cast(${''} as text), cast(${''} as text), cast(${0} as bigint), cast(${''} as text)
    where exists (select 1 from log_heads where table_id = ${''} and length = ${0} and hash = ${''})
    on conflict do nothing`.compile(db).sql;

const advance = (db: Kysely<Schema>): string =>
  sql`
    update log_heads set length = ${0}, hash = ${''}, at = ${0}
    where table_id = ${''}`.compile(db).sql;

/** Writes entries, each with its hash, and the head of the log with them. */
export function appending(db: Kysely<Schema>): Appending {
  const [insert, move] = [insertion(db), advance(db)];
  const heads = new Heads();

  /** False if the log does not have this head, or an entry exists already. */
  async function isWritten(
    transaction: Transaction<Schema>,
    table: string,
    head: Head,
    entry: StoredEntry,
  ): Promise<boolean> {
    const { length: index, hash: before } = head;
    const values = valuesOf(entry);
    const next = { length: index + 1, hash: entryHash(before, index, values) };
    const inserted = await transaction.executeQuery(
      CompiledQuery.raw(insert, [table, index, ...values, next.hash, table, index, before]),
    );
    if (inserted.numAffectedRows !== 1n) return false;
    await transaction.executeQuery(CompiledQuery.raw(move, [next.length, next.hash, entry.at, table]));
    heads.set(table, next);
    return true;
  }

  return async (transaction, table, index, entry) => {
    const known = heads.get(table);
    if (known?.length === index && (await isWritten(transaction, table, known, entry))) return true;
    const head = await headOf(transaction, table);
    if (head?.length === index && (await isWritten(transaction, table, head, entry))) return true;
    await explain(transaction, { table, index, entry, head });
    return false;
  };
}

async function headOf(db: Kysely<Schema>, table: string): Promise<Head | undefined> {
  return db
    .selectFrom('log_heads')
    .select(['length', 'hash'])
    .where('table_id', '=', table)
    .executeTakeFirst();
}

interface Unwritten {
  readonly table: string;
  readonly index: number;
  readonly entry: StoredEntry;
  readonly head: Head | undefined;
}

/** Why an entry was not written: it exists already, is not allowed, or the log is damaged. */
async function explain(db: Kysely<Schema>, { table, index, entry, head }: Unwritten): Promise<void> {
  if (!head) throw await whyHeadless(db, table, index);
  if (index > head.length) throw wouldLeaveGap('Entry', index, table);
  const there = await db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table)
    .where('index', '=', index)
    .executeTakeFirst();
  const damaged = (fault: 'missing' | 'unexpected' | 'unreadable') =>
    new StoreDamage(table, { part: 'entry', fault, index });
  if (index === head.length) throw damaged('unexpected');
  if (!there) throw damaged('missing');
  if (!isSameEntry(there, entry, () => damaged('unreadable'))) throw standsAnother('Entry', index, table);
}

async function whyHeadless(db: Kysely<Schema>, table: string, index: number): Promise<Error> {
  const row = await db.selectFrom('tables').select('id').where('id', '=', table).executeTakeFirst();
  return row
    ? new StoreDamage(table, { part: 'head', fault: 'missing' })
    : wouldLeaveGap('Entry', index, table);
}

function isSameEntry(row: HashedRow, entry: StoredEntry, unreadable: () => Error): boolean {
  try {
    return isSameJson(entryOf(row), entry);
  } catch {
    throw unreadable();
  }
}

/** The number of entries that are read at once. */
const PAGE = 250;
/** Less than any index that fits its column. */
const LEAST = -(2 ** 31);

/** Reads and checks the log of a table, in pages: other work runs between them. */
export async function readLog(db: Kysely<Schema>, table: string, start: string): Promise<CheckedLog> {
  const head = await headOf(db, table);
  const check = new LogCheck(start, head);
  for (let last: number | undefined = LEAST; last !== undefined && !check.isOver; await setImmediate()) {
    const page: readonly HashedRow[] = await readPage(db, table, last);
    for (const row of page) check.add(row);
    last = page.length < PAGE ? undefined : page.at(-1)?.index;
  }
  return check.end(check.length > (head?.length ?? 0) ? await headOf(db, table) : head);
}

function readPage(db: Kysely<Schema>, table: string, after: number) {
  return db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table)
    .where('index', '>', after)
    .orderBy('index')
    .limit(PAGE)
    .execute();
}
