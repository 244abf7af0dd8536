import type { Kysely } from 'kysely';
import { finishedGameOf, peopleAt, type RecordFacts } from './finishedGames';
import type { Schema } from './schema';
import { listFinished } from './sqlLists';
import { storedTableOf } from './tableRows';

const AT_ONCE = 200;

/** Fills the lists from the tables that are there already. What cannot be read is left out. */
export async function fillLists(db: Kysely<Schema>): Promise<void> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('tables')
      .select(['id', 'core', 'core_hash', 'affairs', 'affairs_hash', 'status'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) await fill(db, row).catch(() => undefined);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

type Row = Parameters<typeof storedTableOf>[1] & { readonly id: string };

async function fill(db: Kysely<Schema>, row: Row): Promise<void> {
  const { core, tableRecord } = storedTableOf(row.id, row);
  const taken = peopleAt(tableRecord).map((person) => ({ person, table_id: row.id }));
  if (taken.length > 0) {
    await db
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
  await listFinished(db, finishedGameOf(core, tableRecord, facts), core.listed);
}
