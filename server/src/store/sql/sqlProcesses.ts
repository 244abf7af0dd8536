import { sql, type Kysely, type Transaction } from 'kysely';
import type { Writes } from '../rows/GroupCommit';
import type { ListedTable, Processes } from '../contract/processes';
import { NOW } from './sqlLeases';
import type { Schema } from '../rows/schema';

/** A process that tells nothing for so long is not listed any more. */
const LISTED_MS = 8000;

interface ProcessParts {
  readonly db: Kysely<Schema>;
  readonly group: Writes;
  readonly signals: Signals;
}

/** Those who want to know of signals. */
export type Signals = Set<() => void>;

/** The name of the channel of a schema in PostgreSQL; others of the same database have their own. */
export const CHANNEL = `(select 'gearhall_' || oid from pg_namespace where nspname = current_schema())`;

/** The list of processes in PostgreSQL. */
export function sqlProcesses({ db, group, signals }: ProcessParts): Processes {
  return {
    tell: ({ process, address }, tables) =>
      group.write(async (transaction) => {
        const list = tables === undefined ? undefined : JSON.stringify(tables);
        await sql`
          insert into processes (id, address, until, tables)
          values (${process}, ${address}, ${NOW} + ${LISTED_MS}::bigint, ${list ?? '[]'})
          on conflict (id) do update set
            until = excluded.until, tables = coalesce(${list ?? null}, processes.tables)`.execute(
          transaction,
        );
        await transaction.deleteFrom('processes').where('until', '<', NOW).execute();
        if (tables !== undefined) await signal(transaction);
      }),
    leave: (process) =>
      group.write(async (transaction) => {
        await transaction.deleteFrom('processes').where('id', '=', process).execute();
        await signal(transaction);
      }),
    async running() {
      const rows = await db
        .selectFrom('processes')
        .selectAll()
        .where('until', '>=', NOW)
        .orderBy('id')
        .execute();
      return rows.map(({ id, address, drain_since: since, tables }) => ({
        ...{ process: id, address, tables: JSON.parse(tables) as ListedTable[] },
        ...(since === null ? {} : { drainSince: since }),
      }));
    },
    drain: (process, since) =>
      group.write(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('processes')
          .set({ drain_since: since ?? null })
          .where('id', '=', process)
          .where('until', '>=', NOW)
          .executeTakeFirst();
        await signal(transaction);
        return numUpdatedRows === 1n;
      }),
    signal: () => group.write(signal),
    onSignal(listener) {
      signals.add(listener);
      return () => signals.delete(listener);
    },
    async now() {
      const { rows } = await sql<{ now: number }>`select ${NOW} as now`.execute(db);
      return rows[0]?.now ?? Date.now();
    },
  };
}

/** It arrives when the transaction is committed. */
async function signal(transaction: Transaction<Schema>): Promise<void> {
  await sql`select pg_notify(${sql.raw(CHANNEL)}, '')`.execute(transaction);
}
