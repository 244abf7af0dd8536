import { sql, type Kysely, type Selectable, type Transaction, type UpdateObject } from 'kysely';
import { textHash } from '../rows/chain';
import type { PersonId } from '../../identity/tokens';
import {
  audienceOfPeople,
  blanked,
  chatAudienceOf,
  oldestKept,
  withoutReader,
  type Said,
} from '../contract/chatLines';
import { heldAlready, noSuchTable, standsAnother, StoreDamage, wouldLeaveGap } from '../contract/errors';
import type { Writes } from '../rows/GroupCommit';
import { hashed } from '../rows/rowHashes';
import { chatOf, isSameJson, readersOf, wholeLineOf } from '../rows/rows';
import type { Schema } from '../rows/schema';
import { callingOf } from '../contract/openCall';
import { noteCalls } from './sqlCalls';
import { noteSeats } from './sqlLists';
import { joinSeries } from './sqlSeries';
import type { SeriesRecord } from '../contract/series';
import { storedTableOf } from '../rows/tableRows';
import { appending, readLog } from './sqlLog';
import type { Store } from '../contract/store';
import type { SpokenLine, StoredStatus, StoredTable, TableCore, TableRecord } from '../contract/table';

type Tables = Pick<
  Store,
  | 'create'
  | 'append'
  | 'saveTableRecord'
  | 'say'
  | 'blankLines'
  | 'linesOf'
  | 'load'
  | 'status'
  | 'saveDeadline'
  | 'due'
  | 'actedSince'
  | 'archive'
  | 'replaceRecord'
  | 'record'
>;

export function sqlTables(db: Kysely<Schema>, group: Writes): Tables {
  const append = appending(db);
  return {
    create: (core, tableRecord, series, chat = []) =>
      group.write(async (transaction) => {
        await create(transaction, core, tableRecord, series);
        for (const [index, said] of chat.entries()) await say(transaction, core.id, index, said);
      }),
    append: (table, index, entry, calls = []) =>
      group.write(
        async (transaction) => {
          const isNew = await append(transaction, table, index, entry);
          if (isNew) await noteCalls(transaction, { table, actions: index + 1, at: entry.at, calls });
        },
        calls.length === 0 ? { table, index, entry } : undefined,
      ),
    saveTableRecord: (table, tableRecord, calls = []) =>
      group.write(async (transaction) => {
        await update(transaction, table, rowOf(table, tableRecord));
        await noteSeats(transaction, table, tableRecord);
        await noteCalls(transaction, { ...callingOf(tableRecord), table, calls });
      }),
    say: (table, index, line, person) =>
      group.write((transaction) => say(transaction, table, index, { line, person })),
    linesOf: (person) => linesOf(db, person),
    blankLines: (person) => group.write((transaction) => blankLines(transaction, person)),
    load: (table) => loadTable(db, table),
    status: (table) => statusOf(db, table),
    saveDeadline: (table, at) =>
      group.write((transaction) => update(transaction, table, { deadline: at ?? null })),
    async due(at) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('deadline', '<=', at)
        .orderBy('deadline')
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },
    actedSince: (since) => actedSince(db, since),
    archive: (table, text) => group.write((transaction) => archive(transaction, table, text)),
    replaceRecord: (table, text) =>
      group.write((transaction) => update(transaction, table, recordRow(table, text))),
    record: (table) => recordOf(db, table),
  };
}

async function actedSince(db: Kysely<Schema>, since: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .innerJoin('log_heads', 'log_heads.table_id', 'tables.id')
    .leftJoin('finished', 'finished.table_id', 'tables.id')
    .select('tables.id')
    .where((row) => row.or([row('log_heads.at', '>=', since), row('log_heads.at', 'is', null)]))
    .where((row) =>
      row.or([
        row('status', '=', 'playing'),
        row.and([row('status', '=', 'ended'), row('finished.table_id', 'is', null)]),
      ]),
    )
    .orderBy('tables.id')
    .execute();
  return rows.map(({ id }) => id);
}

async function create(
  transaction: Transaction<Schema>,
  core: TableCore,
  tableRecord: TableRecord,
  series: SeriesRecord | undefined,
): Promise<void> {
  const { id } = core;
  const text = JSON.stringify(core);
  const hash = textHash(id, 'core', text);
  const { numInsertedOrUpdatedRows: inserted } = await transaction
    .insertInto('tables')
    .values({ id, core: text, core_hash: hash, ...rowOf(id, tableRecord) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted !== 1n) throw heldAlready(id);
  await transaction.insertInto('log_heads').values({ table_id: id, length: 0, hash }).execute();
  await noteSeats(transaction, id, tableRecord);
  await joinSeries(transaction, core, series);
}

function rowOf(table: string, tableRecord: TableRecord) {
  const text = JSON.stringify(tableRecord);
  return { affairs: text, affairs_hash: textHash(table, 'affairs', text), status: tableRecord.status };
}

/** More than a number of a line can be: what is not less stands in a damaged row. */
const NO_NUMBER = 2 ** 31 - 1;

async function say(
  transaction: Transaction<Schema>,
  table: string,
  index: number,
  { line, person, readers }: Said,
): Promise<void> {
  await mustHold(transaction, table);
  const ofTable = transaction.selectFrom('chat').where('table_id', '=', table);
  const hearers = chatAudienceOf({ line, ...(readers ? { readers } : {}) });
  const last = await ofTable
    .select(({ fn }) => [
      fn.max('index').filterWhere('index', '<', NO_NUMBER).as('index'),
      fn.max('place').filterWhere('hearers', '=', hearers).filterWhere('place', '<', NO_NUMBER).as('place'),
    ])
    .executeTakeFirstOrThrow();
  // Without rows there is no maximum.
  const next = Number(last.index ?? -1) + 1;
  const place = Number(last.place ?? -1) + 1;
  if (index > next) throw wouldLeaveGap('Line', index, table);
  if (index < next) {
    const there = await ofTable.selectAll().where('index', '=', index).executeTakeFirst();
    // An unreadable line was written once, and is not worth stopping a game for.
    const known = there && wholeLineOf(there);
    if (known && !isSameJson(known, line)) throw standsAnother('Line', index, table);
    return;
  }
  const row = {
    ...{ table_id: table, index, line: JSON.stringify(line), hearers, place, person: person ?? null },
  };
  await transaction.insertInto('chat').values(hashed('chat', row)).execute();
  await transaction
    .deleteFrom('chat')
    .where('table_id', '=', table)
    .where('hearers', '=', hearers)
    .where('place', '<', oldestKept(place))
    .execute();
}

async function linesOf(db: Kysely<Schema>, person: PersonId): Promise<SpokenLine[]> {
  const rows = await db
    .selectFrom('chat')
    .selectAll()
    .where('person', '=', person)
    .orderBy('table_id')
    .orderBy('index')
    .execute();
  return rows.flatMap((row) => {
    const line = wholeLineOf(row);
    return line ? [{ table: row.table_id, text: line.text }] : [];
  });
}

async function blankLines(transaction: Transaction<Schema>, person: PersonId): Promise<void> {
  const rows = await transaction.selectFrom('chat').selectAll().where('person', '=', person).execute();
  for (const row of rows) {
    const known = wholeLineOf(row);
    // A line that cannot be read stays unreadable, but nobody's, and without the words that may be in it.
    if (!known) await changeLine(transaction, { ...row, person: null, line: '' });
    else await changeLine(transaction, { ...row, person: null, line: JSON.stringify(blanked(known)) });
  }
  await forgetReader(transaction, person);
}

/** Writes what stands in a line now; one that was damaged stays so. */
async function changeLine(transaction: Transaction<Schema>, row: Selectable<Schema['chat']>): Promise<void> {
  const { line, hearers, person } = row;
  const { hash } = line === '' ? { hash: '' } : hashed('chat', row);
  await transaction
    .updateTable('chat')
    .set({ line, hearers, person, hash })
    .where('table_id', '=', row.table_id)
    .where('index', '=', row.index)
    .execute();
}

/** Lines of a table before that this person could read stay with the others. */
async function forgetReader(transaction: Transaction<Schema>, person: PersonId): Promise<void> {
  const rows = await transaction
    .selectFrom('chat')
    .selectAll()
    .where('hearers', 'like', `people:%${person}%`)
    .execute();
  for (const row of rows) {
    const readers = readersOf(row);
    if (!readers?.includes(person)) continue;
    const line = wholeLineOf(row) ? row.line : '';
    await changeLine(transaction, {
      ...row,
      line,
      hearers: audienceOfPeople(withoutReader(readers, person)),
    });
  }
}

type Change = UpdateObject<Schema, 'tables'>;

async function update(transaction: Transaction<Schema>, table: string, change: Change): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('tables')
    .set(change)
    .where('id', '=', table)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw noSuchTable(table);
}

async function mustHold(transaction: Transaction<Schema>, table: string): Promise<void> {
  const row = await transaction.selectFrom('tables').select('id').where('id', '=', table).executeTakeFirst();
  if (!row) throw noSuchTable(table);
}

/** Like `Store.load`, for any database with the tables. */
export async function loadTable(db: Kysely<Schema>, table: string): Promise<StoredTable | undefined> {
  const row = await db
    .selectFrom('tables')
    .select(['core', 'affairs', 'core_hash', 'affairs_hash', 'status'])
    .where('id', '=', table)
    .executeTakeFirst();
  if (!row) return undefined;
  const { core, tableRecord } = storedTableOf(table, row);
  const [log, lines] = await Promise.all([readLog(db, table, row.core_hash), readChat(db, table)]);
  const { chat, lost } = chatOf(lines);
  return { core, tableRecord, ...log, chat, ...(lost.length > 0 ? { lostLines: lost } : {}) };
}

const readChat = (db: Kysely<Schema>, table: string) =>
  db.selectFrom('chat').selectAll().where('table_id', '=', table).orderBy('index').execute();

/** Like `Store.record`. */
export async function recordOf(db: Kysely<Schema>, table: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('tables')
    .select(['record as text', 'record_hash as hash'])
    .where('id', '=', table)
    .executeTakeFirst();
  const { text, hash } = row ?? { text: null, hash: null };
  if (text === null && hash === null) return undefined;
  const isWhole = text !== null && hash === textHash(table, 'record', text);
  if (!isWhole)
    throw new StoreDamage(table, { part: 'record', fault: text === null ? 'missing' : 'changed' });
  return text;
}

/** The first record stays, unless it is damaged. */
async function archive(transaction: Transaction<Schema>, table: string, text: string): Promise<void> {
  await mustHold(transaction, table);
  try {
    if ((await recordOf(transaction, table)) !== undefined) return;
  } catch (error) {
    if (!(error instanceof StoreDamage)) throw error;
  }
  await update(transaction, table, recordRow(table, text));
}

const recordRow = (table: string, text: string): Change => ({
  record: text,
  record_hash: textHash(table, 'record', text),
});

/** Like `Store.status`. */
async function statusOf(db: Kysely<Schema>, table: string): Promise<StoredStatus | undefined> {
  const row = await db
    .selectFrom('tables')
    .select(['core', 'core_hash', 'affairs', 'affairs_hash', 'status'])
    .select(sql<number | boolean>`record is not null or record_hash is not null`.as('recorded'))
    .where('id', '=', table)
    .executeTakeFirst();
  if (!row) return undefined;
  const { core, tableRecord } = storedTableOf(table, row);
  return { game: core.game, status: tableRecord.status, hasRecord: Boolean(row.recorded) };
}
