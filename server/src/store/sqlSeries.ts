import type { Kysely, Transaction } from 'kysely';
import { textHash } from './chain';
import { noSuchSeries } from './errors';
import type { Writes } from './GroupCommit';
import type { Schema } from './schema';
import type { SeriesRecord, SeriesStore } from './series';
import { BETWEEN_MATCHES, noteCalls } from './sqlCalls';
import { tablesIn } from './sqlLists';
import type { TableCore } from './store';
import { whole } from './tableRows';

/** Series, and which tables belong to them. */
export function sqlSeries(db: Kysely<Schema>, group: Writes): SeriesStore {
  return {
    saveSeries: (record, calling) =>
      group.write(async (transaction) => {
        await saveSeries(transaction, record);
        if (calling) await noteCalls(transaction, { ...calling, actions: BETWEEN_MATCHES });
      }),
    series: (id) => seriesIn(db, id),
    seriesOf: async (table) => {
      const place = await placeOf(db, table);
      return place && seriesIn(db, place.id);
    },
    tablesOfSeries: (id) =>
      tablesIn(db, (all) =>
        all.where('tables.id', 'in', (of) =>
          of.selectFrom('series_tables').select('series_tables.table_id').where('series_id', '=', id),
        ),
      ),
  };
}

/** Like `SeriesStore.series`, for any database with the tables. */
export async function seriesIn(db: Kysely<Schema>, id: string): Promise<SeriesRecord | undefined> {
  const row = await db.selectFrom('series').selectAll().where('id', '=', id).executeTakeFirst();
  return row && whole<SeriesRecord>(id, 'series', { text: row.record, hash: row.hash });
}

/** A new table takes its place in its series, which may be new as well. */
export async function joinSeries(
  transaction: Transaction<Schema>,
  { id, series: place }: TableCore,
  series: SeriesRecord | undefined,
): Promise<void> {
  if (series) await transaction.insertInto('series').values(rowOf(series)).execute();
  if (!place) return;
  await transaction.insertInto('series_tables').values({ table_id: id, series_id: place.id }).execute();
}

const placeOf = (db: Kysely<Schema>, table: string) =>
  db.selectFrom('series_tables').select('series_id as id').where('table_id', '=', table).executeTakeFirst();

/** A table is deleted; with the last one goes its series. */
export async function leaveSeries(transaction: Transaction<Schema>, table: string): Promise<void> {
  const place = await placeOf(transaction, table);
  if (!place) return;
  await transaction.deleteFrom('series_tables').where('table_id', '=', table).execute();
  const ofSeries = transaction
    .selectFrom('series_tables')
    .select('table_id')
    .where('series_id', '=', place.id);
  if (await ofSeries.executeTakeFirst()) return;
  await transaction.deleteFrom('series').where('id', '=', place.id).execute();
}

async function saveSeries(transaction: Transaction<Schema>, series: SeriesRecord): Promise<void> {
  const { id, ...values } = rowOf(series);
  const { numUpdatedRows } = await transaction
    .updateTable('series')
    .set(values)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw noSuchSeries(id);
}

function rowOf(series: SeriesRecord) {
  const text = JSON.stringify(series);
  return { id: series.id, record: text, hash: textHash(series.id, 'series', text) };
}
