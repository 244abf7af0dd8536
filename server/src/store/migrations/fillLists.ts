import type { Kysely } from 'kysely';
import { finishedGameOf, isPublic, peopleAt, type RecordFacts } from '../contract/finishedGames';
import { chatLineOf } from '../rows/rows';
import type { Schema } from '../rows/schema';
import { finishedRow } from '../sql/sqlLists';
import { storedTableOf } from '../rows/tableRows';

const AT_ONCE = 200;

/** Fills the lists from the tables that are there already. What cannot be read is left out. */
export const fillLists = (db: Kysely<Schema>): Promise<void> => forEachTable(db, (row) => fill(db, row));

/** Notes who wrote the lines of chat that are there already: the person who is on the seat now. */
export const fillSpeakers = (db: Kysely<Schema>): Promise<void> =>
  forEachTable(db, (row) => nameSpeakers(db, row));

async function forEachTable(db: Kysely<Schema>, work: (row: Row) => Promise<void>): Promise<void> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('tables')
      .select(['id', 'core', 'core_hash', 'affairs', 'affairs_hash', 'status'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) await work(row).catch(() => undefined);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

type Row = Parameters<typeof storedTableOf>[1] & { readonly id: string };

async function nameSpeakers(db: Kysely<Schema>, row: Row): Promise<void> {
  const { seats } = storedTableOf(row.id, row).tableRecord.seating;
  const lines = await db.selectFrom('chat').selectAll().where('table_id', '=', row.id).execute();
  for (const line of lines) {
    const person = seats[chatLineOf(line)?.seat ?? -1]?.person;
    if (person === undefined) continue;
    await db
      .updateTable('chat')
      .set({ person })
      .where('table_id', '=', row.id)
      .where('index', '=', line.index)
      .execute();
  }
}

/** These tables without the column that a later step adds. */
interface Unhashed {
  readonly seats_taken: { readonly person: string; readonly table_id: string };
  readonly finished: ReturnType<typeof finishedRow>;
}

async function fill(db: Kysely<Schema>, row: Row): Promise<void> {
  const { core, tableRecord } = storedTableOf(row.id, row);
  // At this step, rows have no hashes yet.
  const bare = db as unknown as Kysely<Unhashed>;
  const taken = peopleAt(tableRecord).map((person) => ({ person, table_id: row.id }));
  if (taken.length > 0) {
    await bare
      .insertInto('seats_taken')
      .values(taken)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const { record } = await db
    .selectFrom('tables')
    .select('record')
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  if (record === null) return;
  const facts = JSON.parse(record) as RecordFacts;
  await bare
    .insertInto('finished')
    .values(finishedRow(finishedGameOf(core, tableRecord, facts), isPublic(core, tableRecord)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
