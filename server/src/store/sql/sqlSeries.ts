import type { Kysely, Transaction } from 'kysely';
import { textHash } from '../rows/chain';
import { noSuchSeries, StoreDamage } from '../contract/errors';
import type { Writes } from '../rows/GroupCommit';
import { hashed, isWhole } from '../rows/rowHashes';
import type { Schema } from '../rows/schema';
import type { SeriesRecord, SeriesStore } from '../contract/series';
import { BETWEEN_MATCHES, noteCalls } from './sqlCalls';
import { tablesIn } from './sqlLists';
import type { TableCore } from '../contract/table';
import { whole } from '../rows/tableRows';

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
      if (place && !isWhole('series_tables', place))
        throw new StoreDamage(table, { part: 'series', fault: 'changed' });
      return place && seriesIn(db, place.series_id);
    },
    betweenMatches: () => betweenMatches(db),
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
  const row = hashed('series_tables', { table_id: id, series_id: place.id });
  await transaction.insertInto('series_tables').values(row).execute();
}

/** How a table record tells of the table after it: in texts, the quotation marks are escaped. */
const KNOWS_NEXT = '%"rematch":"%';

async function betweenMatches(db: Kysely<Schema>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('series_tables')
    .innerJoin('tables', 'tables.id', 'series_tables.table_id')
    .select('tables.id')
    .where((row) =>
      row.or([
        row('status', '=', 'gathering'),
        row.and([row('status', '=', 'ended'), row('affairs', 'not like', KNOWS_NEXT)]),
      ]),
    )
    .orderBy('tables.id')
    .execute();
  return rows.map(({ id }) => id);
}

const placeOf = (db: Kysely<Schema>, table: string) =>
  db.selectFrom('series_tables').selectAll().where('table_id', '=', table).executeTakeFirst();

/** A table is deleted; with the last one goes its series. */
export async function leaveSeries(transaction: Transaction<Schema>, table: string): Promise<void> {
  const place = await placeOf(transaction, table);
  if (!place) return;
  await transaction.deleteFrom('series_tables').where('table_id', '=', table).execute();
  const ofSeries = transaction
    .selectFrom('series_tables')
    .select('table_id')
    .where('series_id', '=', place.series_id);
  if (await ofSeries.executeTakeFirst()) return;
  await transaction.deleteFrom('series').where('id', '=', place.series_id).execute();
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
