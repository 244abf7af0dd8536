import { sql, type Kysely, type Transaction } from 'kysely';
import { LeaseLost } from '../contract/errors';
import type { WriteGuard, Writes } from '../rows/GroupCommit';
import type { Lease, Leases, Owner } from '../contract/leases';
import type { Schema } from '../rows/schema';
import type { Store } from '../contract/store';
import type { Outage } from '../contract/table';

/** The time of the database itself; that of the transaction would be its beginning. */
export const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

interface LeaseParts {
  readonly db: Kysely<Schema>;
  readonly group: Writes;
  readonly guard: WriteGuard;
  readonly lastsMs: number;
  /** The store over other writes. */
  readonly storeOver: (writes: Writes) => Store;
}

/** The leases in PostgreSQL. */
export function sqlLeases({ db, group, guard, lastsMs, storeOver }: LeaseParts): Leases {
  return {
    lastsMs,
    // Not in the group: it waits for the last transaction of an owner, and nothing must wait for it.
    acquire: (table, owner) =>
      db.transaction().execute(async (transaction) => {
        await guard.enter(transaction);
        return acquire(transaction, table, owner, lastsMs);
      }),
    renew: (leases) => group.write((transaction) => renew(transaction, leases, lastsMs)),
    release: (lease, leaving) =>
      group.write(async (transaction) => {
        await transaction
          .updateTable('leases')
          .set({ owner: NOBODY, until: leaving === 'moving' ? NOW : IDLE })
          .where('table_id', '=', lease.table)
          .where('fence', '=', lease.fence)
          .execute();
      }),
    async ownerOf(table) {
      const row = await db
        .selectFrom('leases')
        .select(['owner', 'address'])
        .where('table_id', '=', table)
        .where('until', '>', NOW)
        .executeTakeFirst();
      return row && { process: row.owner, address: row.address };
    },
    async left() {
      const rows = await db
        .selectFrom('leases')
        .select('table_id as id')
        .where('owner', '!=', NOBODY)
        .where('until', '<=', NOW)
        .orderBy('table_id')
        .execute();
      return rows.map(({ id }) => id);
    },
    storeUnder: (lease, onLost) => storeOver(fenced(group, lease, onLost)),
  };
}

/** The owner of a lease that was released, and its end if nobody was at the table. */
const NOBODY = '';
const IDLE = 0;

/** Of several processes that ask at once, the insertion gives one a row. */
async function acquire(
  transaction: Transaction<Schema>,
  table: string,
  { process, address }: Owner,
  lastsMs: number,
): Promise<Lease | undefined> {
  const before = await transaction
    .selectFrom('leases')
    .select(['owner', 'until'])
    .where('table_id', '=', table)
    .forUpdate()
    .executeTakeFirst();
  const { rows } = await sql<{ fence: number; now: number }>`
    insert into leases (table_id, owner, address, fence, until)
    select id, ${process}, ${address}, 1, ${NOW} + ${lastsMs}::bigint from tables where id = ${table}
    on conflict (table_id) do update
      set owner = excluded.owner, address = excluded.address, fence = leases.fence + 1, until = ${NOW} + ${lastsMs}::bigint
      where leases.until <= ${NOW}
    returning fence, ${NOW} as now`.execute(transaction);
  const [row] = rows;
  if (!row) return undefined;
  const gap = before && gapAfter(before, row.now, lastsMs);
  return { table, fence: row.fence, ...(gap ? { gap } : {}) };
}

/**
 * The time since the last owner was at work; undefined if nobody was there. A lease that ran out was renewed last when
 * it began. If nobody comes for longer than another lease lasts, the table counts as closed from then on.
 */
function gapAfter(
  { owner, until }: { readonly owner: string; readonly until: number },
  now: number,
  lastsMs: number,
): Outage | undefined {
  if (until === IDLE) return undefined;
  return { from: owner === NOBODY ? until : until - lastsMs, to: Math.min(now, until + lastsMs) };
}

async function renew(
  transaction: Transaction<Schema>,
  leases: readonly Lease[],
  lastsMs: number,
): Promise<ReadonlySet<string>> {
  const [tables, fences] = [leases.map(({ table }) => table), leases.map(({ fence }) => fence)];
  const { rows } = await sql<{ table: string }>`
    update leases set until = ${NOW} + ${lastsMs}::bigint
    from unnest(${tables}::text[], ${fences}::bigint[]) as mine (table_id, fence)
    where leases.table_id = mine.table_id and leases.fence = mine.fence and leases.until > ${NOW}
    returning leases.table_id as table`.execute(transaction);
  return new Set(rows.map(({ table }) => table));
}

/** Writes under a lease. Once it is lost, nothing is tried any more. */
function fenced(group: Writes, lease: Lease, onLost: () => void): Writes {
  let isLost = false;
  return {
    async write(work, appended) {
      if (isLost) throw new LeaseLost(lease.table);
      try {
        return await group.write(
          async (transaction) => {
            await mustOwn(transaction, lease);
            return work(transaction);
          },
          appended && { ...appended, fence: lease.fence },
        );
      } catch (error) {
        if (error instanceof LeaseLost && !isLost) {
          isLost = true;
          onLost();
        }
        throw error;
      }
    },
  };
}

/** A process that acquires the table waits for this row until the transaction has ended. */
async function mustOwn(transaction: Transaction<Schema>, { table, fence }: Lease): Promise<void> {
  const { rows } = await sql`
    select 1 from leases where table_id = ${table} and fence = ${fence} and until > ${NOW} for share`.execute(
    transaction,
  );
  if (rows.length === 0) throw new LeaseLost(table);
}

const unowned = (table: string): Promise<never> => Promise.reject(new LeaseLost(table));

/**
 * What changes a table and is refused without its lease. The record of a finished game is not among it: it follows from
 * the log, whichever process makes it.
 */
export const WITHOUT_LEASE = {
  append: unowned,
  saveTableRecord: unowned,
  reword: unowned,
  saveSeries: ({ id }) => unowned(id),
  say: unowned,
  saveDeadline: unowned,
  saveWaiting: unowned,
  saveLastViews: unowned,
  clearChat: unowned,
  remove: unowned,
} satisfies Partial<Store>;
