import type { Proxy } from '@gearhall/shared/core/coreEvents';
import type { ChatLine } from '@gearhall/shared/core/wire';
import type { Selectable } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { Schema } from './schema';
import type { StoredEntry, StoredTable } from './store';

type EntryRow = Omit<Selectable<Schema['entries']>, 'table_id' | 'index'>;

/** The values of an entry in the order of ENTRY_COLUMNS. */
export function valuesOf({ seat, action, at, by, person, n }: StoredEntry): readonly unknown[] {
  return [seat, JSON.stringify(action), at, by ?? null, person ?? null, n ?? null];
}

export function entryOf({ seat, action, at, by, person, n }: EntryRow): StoredEntry {
  return {
    seat,
    action: JSON.parse(action) as StoredEntry['action'],
    at,
    ...(by === null ? {} : { by: by as Proxy }),
    ...(person === null ? {} : { person }),
    ...(n === null ? {} : { n }),
  };
}

export function chatOf(rows: readonly Selectable<Schema['chat']>[]): StoredTable['chat'] {
  return rows.map(({ index, place, line }) => ({ index, place, line: JSON.parse(line) as ChatLine }));
}

/** Whether two values are the same once they are JSON. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));
}
