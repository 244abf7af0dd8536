import type { Kysely, Transaction } from 'kysely';
import type { Writes } from '../rows/GroupCommit';
import type { Schema } from '../rows/schema';
import { leaveSeries } from './sqlSeries';
import { unstartedOf } from '../contract/series';
import type { Store } from '../contract/store';
import type { TableCore, TableRecord, Unstarted } from '../contract/table';

type Retention = Pick<
  Store,
  'unstarted' | 'talkedBefore' | 'endedBefore' | 'unseenSince' | 'clearChat' | 'remove'
>;

/** What is deleted when it has been kept for long enough. */
export function sqlRetention(db: Kysely<Schema>, group: Writes): Retention {
  return {
    async unstarted() {
      const rows = await db
        .selectFrom('tables')
        .select(['id', 'core', 'affairs'])
        .where('status', '=', 'gathering')
        .orderBy('id')
        .execute();
      return rows.flatMap(unstartedIn);
    },
    async talkedBefore(before) {
      const rows = await db
        .selectFrom('log_heads')
        .innerJoin('tables', 'tables.id', 'log_heads.table_id')
        .select('log_heads.table_id')
        .where('status', '!=', 'gathering')
        .where('log_heads.at', '<', before)
        .where('log_heads.table_id', 'in', db.selectFrom('chat').select('chat.table_id'))
        .orderBy('log_heads.table_id')
        .execute();
      return rows.map(({ table_id: id }) => id);
    },
    async endedBefore(before) {
      const rows = await db
        .selectFrom('log_heads')
        .innerJoin('tables', 'tables.id', 'log_heads.table_id')
        .select('log_heads.table_id')
        .where('status', '=', 'ended')
        .where('log_heads.at', '<', before)
        .orderBy('log_heads.table_id')
        .execute();
      return rows.map(({ table_id: id }) => id);
    },
    async unseenSince(before) {
      // A table without any action is one that people gather at, or have just begun.
      const seen = db
        .selectFrom('seats_taken')
        .innerJoin('log_heads', 'log_heads.table_id', 'seats_taken.table_id')
        .select('person')
        .where((row) => row.or([row('log_heads.at', 'is', null), row('log_heads.at', '>=', before)]));
      const rows = await db
        .selectFrom('seats_taken')
        .select('person')
        .distinct()
        .where('person', 'not in', seen)
        .orderBy('person')
        .execute();
      return rows.map(({ person }) => person);
    },
    clearChat: (table) =>
      group.write(async (transaction) => {
        await transaction.deleteFrom('chat').where('table_id', '=', table).execute();
      }),
    remove: (table) => group.write((transaction) => remove(transaction, table)),
  };
}

/** One that cannot be read is left as it is, for somebody to look at. */
function unstartedIn(row: {
  readonly id: string;
  readonly core: string;
  readonly affairs: string;
}): readonly Unstarted[] {
  try {
    return [unstartedOf(JSON.parse(row.core) as TableCore, JSON.parse(row.affairs) as TableRecord)];
  } catch {
    return [];
  }
}

/** Everything that names the table. */
const PARTS = [
  'log_heads',
  'entries',
  'chat',
  'seats_taken',
  'waits',
  'last_views',
  'finished',
  'leases',
  'calls',
] as const;

async function remove(transaction: Transaction<Schema>, table: string): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('tables')
    .where('id', '=', table)
    .where('status', 'in', ['gathering', 'ended'])
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  await leaveSeries(transaction, table);
  for (const part of PARTS) await transaction.deleteFrom(part).where('table_id', '=', table).execute();
}
