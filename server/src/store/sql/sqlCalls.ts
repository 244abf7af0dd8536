import type { Kysely, Transaction } from 'kysely';
import type { Writes } from '../rows/GroupCommit';
import type { Schema } from '../rows/schema';
import { openCall } from '../contract/openCall';
import type { Store } from '../contract/store';
import type { Call, CallKind, OpenCall, TableCore } from '../contract/table';

/** Calls of people who are not at their tables: each is taken on once, by whichever process. */
export function sqlCalls(db: Kysely<Schema>, group: Writes): Pick<Store, 'takeCalls' | 'takeOldCalls'> {
  return {
    takeCalls: (table) =>
      group.write(async (transaction) =>
        opened(
          transaction,
          await transaction.deleteFrom('calls').where('table_id', '=', table).returningAll().execute(),
        ),
      ),
    async takeOldCalls(before) {
      const old = await db.selectFrom('calls').select('at').where('at', '<', before).limit(1).execute();
      // Writing is for what there is.
      if (old.length === 0) return [];
      return group.write(async (transaction) =>
        opened(
          transaction,
          await transaction.deleteFrom('calls').where('at', '<', before).returningAll().execute(),
        ),
      );
    },
  };
}

/** In place of a number of actions, for what is decided between two matches. */
export const BETWEEN_MATCHES = -1;

/** The calls after this number of actions, at this time. */
interface Calling {
  readonly table: string;
  readonly actions: number;
  readonly at: number;
  readonly calls: readonly Call[];
}

export async function noteCalls(
  transaction: Transaction<Schema>,
  { table, actions, at, calls }: Calling,
): Promise<void> {
  if (calls.length === 0) return;
  const people = calls.map(({ person }) => person);
  const known = await transaction
    .selectFrom('pushes')
    .select('person')
    .distinct()
    .where('person', 'in', people)
    .execute();
  const reachable = new Set(known.map(({ person }) => person));
  const rows = calls.filter(({ person }) => reachable.has(person));
  if (rows.length === 0) return;
  await transaction
    .insertInto('calls')
    .values(rows.map(({ person, kind }) => ({ table_id: table, actions, person, kind, at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface CallRow {
  readonly table_id: string;
  readonly person: string;
  readonly kind: string;
}

async function opened(
  transaction: Transaction<Schema>,
  rows: readonly CallRow[],
): Promise<readonly OpenCall[]> {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ table_id: id }) => id))];
  const tables = await transaction
    .selectFrom('tables')
    .select(['id', 'core', 'deadline'])
    .where('id', 'in', ids)
    .execute();
  return rows.flatMap(({ table_id: id, person, kind }) => {
    const table = tables.find((one) => one.id === id);
    if (!table) return [];
    const { deadline } = table;
    const call = { person, kind: kind as CallKind };
    return openCall(call, JSON.parse(table.core) as TableCore, deadline ?? undefined);
  });
}
