import { sql, type Kysely } from 'kysely';
import { entryHash, type Head } from '../rows/chain';
import type { Appended, AppendAll } from '../rows/GroupCommit';
import { valuesOf } from '../rows/rows';
import type { Schema } from '../rows/schema';
import { NOW } from './sqlLeases';
import { Heads } from './sqlLog';

/** An entry with what is stored beside it: the hash before it, and its own. */
interface Chained extends Appended {
  readonly values: readonly unknown[];
  readonly before: string;
  readonly hash: string;
}

/**
 * Writes entries of several tables in PostgreSQL with one statement, where each would take two or three: what an action waits
 * for is mostly the way to the database and back. Of each table, one entry.
 */
export function appendingTogether(): AppendAll {
  const heads = new Heads();
  return async (transaction, appended) => {
    const first = firstOfEach(appended);
    await learnHeads(transaction, heads, first);
    const chained = first.flatMap((one) => chainedTo(heads.get(one.table), one));
    if (chained.length === 0) return new Set();
    const { rows } = await statement(chained).execute(transaction);
    const written = new Set(rows.map(({ table }) => table));
    for (const { table, index, hash } of chained) {
      // What is not written is explained by who tries it alone.
      if (written.has(table)) heads.set(table, { length: index + 1, hash });
      else heads.forget(table);
    }
    return new Set(first.filter(({ table }) => written.has(table)));
  };
}

const firstOfEach = (appended: readonly Appended[]): readonly Appended[] => [
  ...new Map(appended.toReversed().map((one) => [one.table, one])).values(),
];

/** Reads the heads that are not known, or not as they were. */
async function learnHeads(db: Kysely<Schema>, heads: Heads, appended: readonly Appended[]): Promise<void> {
  const unknown = appended.filter(({ table, index }) => heads.get(table)?.length !== index);
  if (unknown.length === 0) return;
  const rows = await db
    .selectFrom('log_heads')
    .select(['table_id', 'length', 'hash'])
    .where(
      'table_id',
      'in',
      unknown.map(({ table }) => table),
    )
    .execute();
  for (const { table_id, length, hash } of rows) heads.set(table_id, { length, hash });
}

function chainedTo(head: Head | undefined, appended: Appended): Chained[] {
  if (head?.length !== appended.index) return [];
  const values = valuesOf(appended.entry);
  return [{ ...appended, values, before: head.hash, hash: entryHash(head.hash, appended.index, values) }];
}

/**
 * The tables whose entries were written. What `isWritten` (sqlLog.ts) and `mustOwn` (sqlLeases.ts) look at is looked at here:
 * the head, and the lease, which stays as it is until the transaction has ended.
 */
function statement(chained: readonly Chained[]) {
  const values = (column: number): unknown[] => chained.map((one) => one.values[column]);
  return sql<{ table: string }>`
    with wanted as (
      select * from unnest(
        ${chained.map(({ table }) => table)}::text[], ${chained.map(({ index }) => index)}::integer[],
        ${values(0)}::integer[], ${values(1)}::text[], ${values(2)}::bigint[], ${values(3)}::text[],
        ${values(4)}::text[], ${values(5)}::bigint[], ${chained.map(({ hash }) => hash)}::text[],
        ${chained.map(({ before }) => before)}::text[], ${chained.map(({ fence }) => fence ?? null)}::bigint[]
      ) as one (table_id, "index", seat, action, at, "by", person, n, hash, before, fence)
    ), owned as (
      select leases.table_id from leases join wanted using (table_id)
      where leases.fence = wanted.fence and leases.until > ${NOW}
      for share of leases
    ), written as (
      insert into entries (table_id, "index", seat, action, at, "by", person, n, hash)
      select table_id, "index", seat, action, wanted.at, "by", person, n, wanted.hash
      from wanted join log_heads using (table_id)
      where log_heads.length = wanted."index" and log_heads.hash = wanted.before
        and (wanted.fence is null or table_id in (select table_id from owned))
      on conflict do nothing
      returning table_id
    ), moved as (
      update log_heads set length = wanted."index" + 1, hash = wanted.hash, at = wanted.at
      from wanted join written using (table_id)
      where log_heads.table_id = wanted.table_id
    )
    select table_id as "table" from written`;
}
