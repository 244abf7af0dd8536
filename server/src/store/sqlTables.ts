import type { ChatLine } from '@gearhall/shared/core/wire';
import { CompiledQuery, sql, type Kysely, type Transaction, type UpdateObject } from 'kysely';
import { hearersOf, oldestKept } from './chatLines';
import { heldAlready, noSuchTable, standsAnother, wouldLeaveGap } from './errors';
import type { GroupCommit } from './GroupCommit';
import { chatOf, entryOf, isSameJson, valuesOf } from './rows';
import type { Schema } from './schema';
import type { Store, StoredEntry, StoredTable, TableCore } from './store';

type Tables = Pick<
  Store,
  'create' | 'append' | 'saveAffairs' | 'say' | 'load' | 'saveDeadline' | 'due' | 'archive' | 'record'
>;

export function sqlTables(db: Kysely<Schema>, group: GroupCommit): Tables {
  const append = appending(db);
  return {
    create: (core, affairs) =>
      group.write(async (transaction) => {
        const { numInsertedOrUpdatedRows: inserted } = await transaction
          .insertInto('tables')
          .values({
            id: core.id,
            core: JSON.stringify(core),
            affairs: JSON.stringify(affairs),
            status: affairs.status,
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (inserted !== 1n) throw heldAlready(core.id);
      }),
    append: (table, index, entry) => group.write((transaction) => append(transaction, table, index, entry)),
    saveAffairs: (table, affairs) =>
      group.write((transaction) =>
        update(transaction, table, { affairs: JSON.stringify(affairs), status: affairs.status }),
      ),
    say: (table, index, line) => group.write((transaction) => say(transaction, table, index, line)),
    load: (table) => load(db, table),
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
    archive: (table, record) =>
      group.write((transaction) =>
        update(transaction, table, { record: sql<string>`coalesce(record, ${record})` }),
      ),
    async record(table) {
      const row = await db.selectFrom('tables').select('record').where('id', '=', table).executeTakeFirst();
      return row?.record ?? undefined;
    },
  };
}

/** The one statement that every action waits for: compiled once, and prepared by the databases. */
function appending(db: Kysely<Schema>) {
  const statement = sql`
    insert into entries (table_id, "index", seat, action, at, "by", person, n)
    select cast(${''} as text), cast(${0} as integer), cast(${0} as integer), cast(${''} as text),
      cast(${0} as bigint), cast(${''} as text), cast(${''} as text), cast(${0} as bigint)
    where exists (select 1 from tables where id = ${''})
      and (cast(${0} as integer) = 0 or exists
        (select 1 from entries where table_id = ${''} and "index" = cast(${0} as integer)))
    on conflict do nothing`.compile(db).sql;
  return async (
    transaction: Transaction<Schema>,
    table: string,
    index: number,
    entry: StoredEntry,
  ): Promise<void> => {
    const values = [table, index, ...valuesOf(entry), table, index, table, index - 1];
    const { numAffectedRows } = await transaction.executeQuery(CompiledQuery.raw(statement, values));
    if (numAffectedRows === 0n) await explain(transaction, table, index, entry);
  };
}

/** Why an entry was not written: it is there already, or must not be. */
async function explain(
  transaction: Transaction<Schema>,
  table: string,
  index: number,
  entry: StoredEntry,
): Promise<void> {
  const there = await transaction
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table)
    .where('index', '=', index)
    .executeTakeFirst();
  if (!there) throw wouldLeaveGap('Entry', index, table);
  if (!isSameJson(entryOf(there), entry)) throw standsAnother('Entry', index, table);
}

async function say(
  transaction: Transaction<Schema>,
  table: string,
  index: number,
  line: ChatLine,
): Promise<void> {
  await mustHold(transaction, table);
  const ofTable = transaction.selectFrom('chat').where('table_id', '=', table);
  const hearers = hearersOf(line);
  const last = await ofTable
    .select(({ fn }) => [
      fn.max('index').as('index'),
      fn.max('place').filterWhere('hearers', '=', hearers).as('place'),
    ])
    .executeTakeFirstOrThrow();
  // Of no rows there is no greatest.
  const next = Number(last.index ?? -1) + 1;
  const place = Number(last.place ?? -1) + 1;
  if (index > next) throw wouldLeaveGap('Line', index, table);
  if (index < next) {
    const there = await ofTable.select('line').where('index', '=', index).executeTakeFirst();
    if (there && !isSameJson(JSON.parse(there.line), line)) throw standsAnother('Line', index, table);
    return;
  }
  await transaction
    .insertInto('chat')
    .values({ table_id: table, index, line: JSON.stringify(line), hearers, place })
    .execute();
  await transaction
    .deleteFrom('chat')
    .where('table_id', '=', table)
    .where('hearers', '=', hearers)
    .where('place', '<', oldestKept(place))
    .execute();
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

async function load(db: Kysely<Schema>, table: string): Promise<StoredTable | undefined> {
  const row = await db
    .selectFrom('tables')
    .select(['core', 'affairs'])
    .where('id', '=', table)
    .executeTakeFirst();
  if (!row) return undefined;
  const [entries, lines] = await Promise.all([
    db.selectFrom('entries').selectAll().where('table_id', '=', table).orderBy('index').execute(),
    db.selectFrom('chat').selectAll().where('table_id', '=', table).orderBy('index').execute(),
  ]);
  return {
    core: JSON.parse(row.core) as TableCore,
    affairs: JSON.parse(row.affairs) as StoredTable['affairs'],
    entries: entries.map(entryOf),
    chat: chatOf(lines),
  };
}
