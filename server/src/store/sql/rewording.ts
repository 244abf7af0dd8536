import { type Rewording, withOptions } from '../contract/rewording';

import type { Kysely, Transaction } from 'kysely';
import { entryHash, textHash } from '../rows/chain';
import { noSuchTable } from '../contract/errors';
import type { Writes } from '../rows/GroupCommit';
import type { Schema } from '../rows/schema';
import type { Store } from '../contract/store';
import { storedTableOf } from '../rows/tableRows';

/** `Store.reword`: the rows, and the hashes that follow from them. */
export const sqlRewording = (group: Writes): Pick<Store, 'reword'> => ({
  reword: (table, rewording) =>
    group.write(async (transaction) => {
      const start = await rewordTable(transaction, table, rewording);
      await rewordLog(transaction, table, { start, ...rewording });
    }),
});

/** Returns the hash with which the log of the table begins. */
async function rewordTable(
  transaction: Transaction<Schema>,
  table: string,
  rewording: Rewording,
): Promise<string> {
  const row = await transaction
    .selectFrom('tables')
    .select(['core', 'core_hash', 'affairs', 'affairs_hash', 'status'])
    .where('id', '=', table)
    .executeTakeFirst();
  if (!row) throw noSuchTable(table);
  const reworded = withOptions(storedTableOf(table, row), rewording);
  const [core, affairs] = [JSON.stringify(reworded.core), JSON.stringify(reworded.tableRecord)];
  const hash = textHash(table, 'core', core);
  await transaction
    .updateTable('tables')
    .set({ core, core_hash: hash, affairs, affairs_hash: textHash(table, 'affairs', affairs) })
    .where('id', '=', table)
    .execute();
  return hash;
}

interface RewordedLog extends Pick<Rewording, 'actions'> {
  readonly start: string;
}

async function rewordLog(
  transaction: Transaction<Schema>,
  table: string,
  { start, actions }: RewordedLog,
): Promise<void> {
  let hash = start;
  for (const row of await entriesOf(transaction, table)) {
    const action = actions.get(row.index);
    const text = action ? JSON.stringify(action) : row.action;
    hash = entryHash(hash, row.index, [row.seat, text, row.at, row.by, row.person, row.n]);
    if (hash === row.hash) continue;
    await transaction
      .updateTable('entries')
      .set({ action: text, hash })
      .where('table_id', '=', table)
      .where('index', '=', row.index)
      .execute();
  }
  await transaction.updateTable('log_heads').set({ hash }).where('table_id', '=', table).execute();
}

const entriesOf = (db: Kysely<Schema>, table: string) =>
  db.selectFrom('entries').selectAll().where('table_id', '=', table).orderBy('index').execute();
