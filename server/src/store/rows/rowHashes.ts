import type { Insertable, Selectable } from 'kysely';
import { hashOf } from './hashOf';
import type { Schema } from './schema';

/**
 * Rows that stand alone have a hash over their own columns. A damaged one is left out where rows are listed; what
 * tables, logs and series have instead is in chain.ts.
 */

/** The columns that are hashed, in this order. */
export const COVERED = {
  chat: ['table_id', 'index', 'line', 'hearers', 'place', 'person'],
  seats_taken: ['person', 'table_id'],
  finished: ['table_id', 'game', 'listed', 'at', 'actions', 'summary'],
  series_tables: ['table_id', 'series_id'],
  secrets: ['name', 'value'],
  outages: ['from', 'to'],
  pushes: ['endpoint', 'person', 'subscription'],
  sanctions: ['kind', 'subject', 'subject_id', 'name', 'reason', 'at', 'until'],
  announcements: ['id', 'text', 'at', 'until'],
  reports: [
    ...(['id', 'at', 'reporter', 'accused', 'table_id', 'game', 'about', 'content', 'done_at'] as const),
  ],
  audit: [...(['id', 'at', 'session', 'by', 'address', 'action', 'subject', 'detail', 'until'] as const)],
} as const satisfies { readonly [Table in keyof Schema]?: readonly (keyof Schema[Table])[] };

export type HashedTable = keyof typeof COVERED;
export const HASHED_TABLES = Object.keys(COVERED) as readonly HashedTable[];

/** Tables whose texts or logs have hashes of their own. */
export const CHAINED_TABLES = ['tables', 'entries', 'log_heads', 'series', 'last_views'] as const;
type ChainedTable = (typeof CHAINED_TABLES)[number];

/** Tables whose rows have no hash, and why. */
export const WITHOUT_HASH = {
  waits: 'a hint, which the next action replaces',
  calls: 'deleted within seconds',
  beats: 'a single time, written anew every ten seconds',
  used_codes: 'its key is a hash, and is needed for minutes',
  admin_links: 'its key is a hash, and is needed for minutes',
  admin_sessions: 'its key is a hash, and is needed for hours',
  commits: 'compared with the sequence file at each start',
  fence: 'a number that only grows, checked in each transaction',
  restored: 'told for two weeks, and decides nothing',
  sharing: 'a number that the processes compare',
  leases: 'needed for seconds, and numbered',
  processes: 'needed for seconds',
  probes: 'deleted at once',
} as const satisfies Readonly<Record<Exclude<keyof Schema, HashedTable | ChainedTable>, string>>;

type Unhashed<Table extends HashedTable> = Omit<Insertable<Schema[Table]>, 'hash'>;
type Stored<Table extends HashedTable> = Selectable<Schema[Table]>;

/** The hash of a row of this table. */
export function rowHash<Table extends HashedTable>(table: Table, row: Unhashed<Table>): string {
  const values: Readonly<Record<string, unknown>> = row;
  return hashOf('row', table, JSON.stringify(COVERED[table].map((column) => asStored(values[column]))));
}

/** No database keeps half of a pair of surrogates. */
const asStored = (value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : (value ?? null);

/** A row with its hash. */
export const hashed = <Table extends HashedTable, Row extends Unhashed<Table>>(table: Table, row: Row) => ({
  ...row,
  hash: rowHash(table, row),
});

/** Whether a row is as it was stored. */
export const isWhole = <Table extends HashedTable>(
  table: Table,
  row: Unhashed<Table> & { readonly hash: string | null },
): boolean => row.hash === rowHash(table, row);

/** What rows tell; damaged ones are left out. */
export function readable<Table extends HashedTable, T>(
  table: Table,
  rows: readonly Stored<Table>[],
  read: (row: Stored<Table>) => T,
): T[] {
  return rows.flatMap((row) => {
    const value = readableRow(table, row, read);
    return value === undefined ? [] : [value];
  });
}

/** What a row tells; undefined when it is damaged. */
export function readableRow<Table extends HashedTable, T>(
  table: Table,
  row: Stored<Table>,
  read: (row: Stored<Table>) => T,
): T | undefined {
  if (!isWhole(table, row as never)) return undefined;
  try {
    return read(row);
  } catch {
    // It was damaged before it got its hash.
    return undefined;
  }
}
