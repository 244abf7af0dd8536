import type { Selectable } from 'kysely';
import { textHash } from './chain';
import { StoreDamage } from '../contract/errors';
import type { Schema } from './schema';
import type { StoredTable, TableCore, TableRecord } from '../contract/table';

type TableRow = Pick<
  Selectable<Schema['tables']>,
  'core' | 'core_hash' | 'affairs' | 'affairs_hash' | 'status'
>;

/** A table as its row tells. Throws when it is not as it was stored. */
export function storedTableOf(table: string, row: TableRow): Pick<StoredTable, 'core' | 'tableRecord'> {
  const core = whole<TableCore>(table, 'core', { text: row.core, hash: row.core_hash });
  const stored = whole<StoredTableRecord>(table, 'affairs', { text: row.affairs, hash: row.affairs_hash });
  const tableRecord = inTodaysWords(stored);
  if (tableRecord.status !== row.status) throw new StoreDamage(table, { part: 'affairs', fault: 'changed' });
  return { core, tableRecord };
}

/** Halls before version 0.2.0 wrote `chairs` instead of `seats`. */
type StoredTableRecord = TableRecord & {
  readonly seating: { readonly chairs?: TableRecord['seating']['seats'] };
};

function inTodaysWords({ seating: { chairs, ...seating }, ...others }: StoredTableRecord): TableRecord {
  return { ...others, seating: chairs ? { ...seating, seats: chairs } : seating };
}

interface HashedText {
  readonly text: string;
  readonly hash: string | null;
}

/** Parses a stored text. Throws when it is not as it was written. */
export function whole<T>(table: string, part: 'core' | 'affairs' | 'series', { text, hash }: HashedText): T {
  if (hash !== textHash(table, part, text)) throw new StoreDamage(table, { part, fault: 'changed' });
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new StoreDamage(table, { part, fault: 'unreadable' });
  }
}
