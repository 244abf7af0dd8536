import type { Proxy } from '@gearhall/shared/core/log/coreEvents';
import type { ChatLine } from '@gearhall/shared/core/wire/wire';
import type { Selectable } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { chatAudienceOf, readersIn, type StoredLine } from '../contract/chatLines';
import { isWhole } from './rowHashes';
import type { Schema } from './schema';
import type { StoredEntry } from '../contract/table';

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
  earlier: z.literal(true).optional(),
  few: z.literal(true).optional(),
});

type LineRow = Pick<Selectable<Schema['chat']>, 'line' | 'hearers'>;

/** The people whom the audience of a row names. A damaged row may hold bytes where there was text. */
export const readersOf = ({ hearers }: { readonly hearers: string | Uint8Array }) =>
  readersIn(typeof hearers === 'string' ? hearers : Buffer.from(hearers).toString());

/** A line of chat; undefined for a row from which text or audience cannot be read. */
export function chatLineOf({ line: text, hearers }: LineRow): ChatLine | undefined {
  try {
    const line = JSON.parse(text) as ChatLine;
    if (!chatLine.safeParse(line).success) return undefined;
    // What is in two places must agree: a damaged row opens no line to others.
    const isTheirs = line.few ? readersIn(hearers) !== undefined : chatAudienceOf({ line }) === hearers;
    return isTheirs ? line : undefined;
  } catch {
    return undefined;
  }
}

/** The same; undefined also for a row that is not as it was stored. */
export const wholeLineOf = (row: Selectable<Schema['chat']>): ChatLine | undefined =>
  isWhole('chat', row) ? chatLineOf(row) : undefined;

/** The readable lines, and the numbers of the others. */
export function chatOf(rows: readonly Selectable<Schema['chat']>[]) {
  const chat: StoredLine[] = [];
  const lost: number[] = [];
  for (const row of rows) {
    const line = wholeLineOf(row);
    const { index, place, person } = row;
    const readers = readersOf(row);
    const who = { ...(person === null ? {} : { person }), ...(readers ? { readers } : {}) };
    if (line) chat.push({ index, place, line, ...who });
    else if (Number.isSafeInteger(index)) lost.push(index);
  }
  return { chat, lost };
}

/** Whether two values are the same as JSON. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));
}
