import type { Proxy } from '@gearhall/shared/core/coreEvents';
import type { ChatLine } from '@gearhall/shared/core/wire';
import type { Selectable } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { chatAudienceOf, type StoredLine } from './chatLines';
import type { Schema } from './schema';
import type { StoredEntry } from './store';

export type EntryRow = Omit<Selectable<Schema['entries']>, 'table_id' | 'index' | 'hash'>;

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

const chatLine = z.looseObject({
  name: z.string(),
  text: z.string(),
  seat: z.int().optional(),
  to: z.array(z.int()).optional(),
});

type LineRow = Pick<Selectable<Schema['chat']>, 'line' | 'hearers'>;

/** A line of chat; undefined for a row from which text or audience cannot be read. */
export function lineOf({ line, hearers }: LineRow): ChatLine | undefined {
  try {
    const value = JSON.parse(line) as ChatLine;
    return chatLine.safeParse(value).success && chatAudienceOf(value) === hearers ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The readable lines, and the numbers of the others. */
export function chatOf(rows: readonly Selectable<Schema['chat']>[]) {
  const chat: StoredLine[] = [];
  const lost: number[] = [];
  for (const row of rows) {
    const line = lineOf(row);
    const { index, place, person } = row;
    if (line) chat.push({ index, place, line, ...(person === null ? {} : { person }) });
    else lost.push(row.index);
  }
  return { chat, lost };
}

/** Whether two values are the same as JSON. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));
}
