import type { FinishedGame } from '@gearhall/shared/core/pages/hallPages';
import type { Kysely, Transaction } from 'kysely';
import { LEAST_ACTIONS, peopleAt, type FinishedQuery, type PersonalTable } from '../contract/finishedGames';
import type { Writes } from '../rows/GroupCommit';
import type { Schema } from '../rows/schema';
import { hashed, isWhole, readable, readableRow } from '../rows/rowHashes';
import { forgetReports } from './sqlModeration';
import type { Store } from '../contract/store';
import type { TableRecord } from '../contract/table';
import { storedTableOf } from '../rows/tableRows';

type Lists = Pick<Store, 'listFinished' | 'finished' | 'saveWaiting' | 'tablesOf' | 'forgetPerson'>;

/** Queries over all tables: the finished games, and the tables of a person. */
export function sqlLists(db: Kysely<Schema>, group: Writes): Lists {
  return {
    listFinished: (finished, listed) =>
      group.write((transaction) => listFinished(transaction, finished, listed)),
    finished: (query) => finishedGames(db, query),
    async saveWaiting(table, actions, seats) {
      const values = { actions, seats: JSON.stringify(seats) };
      await group.write((transaction) =>
        transaction
          .insertInto('waits')
          .values({ table_id: table, ...values })
          .onConflict((conflict) => conflict.column('table_id').doUpdateSet(values))
          .execute(),
      );
    },
    tablesOf: (person, limit) => tablesOf(db, person, limit),
    forgetPerson: (person) =>
      group.write(async (transaction) => {
        await transaction.deleteFrom('pushes').where('person', '=', person).execute();
        await transaction.deleteFrom('calls').where('person', '=', person).execute();
        await transaction.deleteFrom('seats_taken').where('person', '=', person).execute();
        await forgetReports(transaction, person);
      }),
  };
}

/** Keeps who has a seat at a table. */
export async function noteSeats(
  transaction: Transaction<Schema>,
  table: string,
  tableRecord: TableRecord,
): Promise<void> {
  const people = peopleAt(tableRecord);
  const rows = people.map((person) => hashed('seats_taken', { person, table_id: table }));
  const gone = transaction.deleteFrom('seats_taken').where('table_id', '=', table);
  await (people.length > 0 ? gone.where('person', 'not in', people) : gone).execute();
  if (rows.length === 0) return;
  await transaction
    .insertInto('seats_taken')
    .values(rows)
    // A damaged row gets its hash back.
    .onConflict((conflict) =>
      conflict.columns(['person', 'table_id']).doUpdateSet(({ ref }) => ({ hash: ref('excluded.hash') })),
    )
    .execute();
}

async function listFinished(db: Kysely<Schema>, finished: FinishedGame, listed: boolean): Promise<void> {
  const row = hashed('finished', finishedRow(finished, listed));
  await db
    .insertInto('finished')
    .values(row)
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet(row))
    .execute();
}

/** Without its hash. */
export const finishedRow = ({ table, game, at, actions, ...summary }: FinishedGame, listed: boolean) => ({
  table_id: table,
  game,
  at,
  actions,
  listed: listed ? 1 : 0,
  summary: JSON.stringify(summary),
});

async function finishedGames(db: Kysely<Schema>, { game, limit }: FinishedQuery): Promise<FinishedGame[]> {
  const all = db
    .selectFrom('finished')
    .selectAll()
    .where('listed', '=', 1)
    .where('actions', '>=', LEAST_ACTIONS);
  const rows = await (game === undefined ? all : all.where('game', '=', game))
    .orderBy('at', 'desc')
    .orderBy('table_id')
    .limit(limit)
    .execute();
  return readable('finished', rows, finishedIn);
}

interface FinishedRow {
  readonly table_id: string;
  readonly game: string;
  readonly at: number;
  readonly actions: number;
  readonly summary: string;
}

const finishedIn = ({ table_id: table, game, at, actions, summary }: FinishedRow): FinishedGame => ({
  table,
  game,
  at: Number(at),
  actions,
  ...(JSON.parse(summary) as Omit<FinishedGame, 'table' | 'game' | 'at' | 'actions'>),
});

/** The tables of a person. */
async function tablesOf(db: Kysely<Schema>, person: string, limit: number): Promise<PersonalTable[]> {
  const taken = await db.selectFrom('seats_taken').selectAll().where('person', '=', person).execute();
  const damaged = taken.filter((row) => !isWhole('seats_taken', row)).map(({ table_id: table }) => table);
  return tablesIn(db, (all) =>
    (damaged.length > 0 ? all.where('tables.id', 'not in', damaged) : all)
      .where('tables.id', 'in', (of) =>
        of.selectFrom('seats_taken').select('seats_taken.table_id').where('person', '=', person),
      )
      .orderBy((row) => row.case().when('status', '=', 'ended').then(1).else(0).end())
      .orderBy(({ fn, val }) => fn.coalesce('log_heads.at', val(Number.MAX_SAFE_INTEGER)), 'desc')
      .orderBy('tables.id')
      .limit(limit),
  );
}

const listedTables = (db: Kysely<Schema>) =>
  db
    .selectFrom('tables')
    .innerJoin('log_heads', 'log_heads.table_id', 'tables.id')
    .leftJoin('waits', 'waits.table_id', 'tables.id')
    .leftJoin('finished', 'finished.table_id', 'tables.id')
    .select(['tables.id', 'core', 'core_hash', 'affairs', 'affairs_hash', 'status'])
    .select([
      'log_heads.length',
      'log_heads.at as last',
      'waits.actions as waitedFrom',
      'waits.seats as waited',
    ])
    .select(['finished.game', 'finished.listed', 'finished.at', 'finished.actions', 'summary'])
    .select('finished.hash as finishedHash');
type ListedTables = ReturnType<typeof listedTables>;

/** Those tables that `choose` leaves; one that cannot be read is left out. */
export async function tablesIn(
  db: Kysely<Schema>,
  choose: (all: ListedTables) => ListedTables,
): Promise<PersonalTable[]> {
  const rows = await choose(listedTables(db)).execute();
  return rows.flatMap((row): PersonalTable[] => {
    const stored = attempt(() => storedTableOf(row.id, row));
    if (!stored) return [];
    const finished = finishedAt(row);
    const waiting = row.waitedFrom === row.length ? waitedIn(row.waited) : undefined;
    return [
      {
        ...stored,
        ...(row.last === null ? {} : { at: Number(row.last) }),
        ...(waiting ? { waiting } : {}),
        ...(finished ? { finished } : {}),
      },
    ];
  });
}

type ListedRow = Awaited<ReturnType<ListedTables['execute']>>[number];

/** What lists show of its game; undefined while it is not over, or when that is damaged. */
function finishedAt({
  id,
  game,
  listed,
  at,
  actions,
  summary,
  finishedHash,
}: ListedRow): FinishedGame | undefined {
  if (game === null || listed === null || at === null || actions === null || summary === null)
    return undefined;
  const row = { table_id: id, game, listed, at, actions, summary, hash: finishedHash };
  return readableRow('finished', row, finishedIn);
}

/** The seats in a row of `waits`, which has no hash; undefined when they cannot be read. */
function waitedIn(text: string | null): readonly number[] | undefined {
  const seats = text === null ? undefined : attempt<unknown>(() => JSON.parse(text));
  return Array.isArray(seats) && seats.every((seat) => Number.isInteger(seat)) ? seats : undefined;
}

/** The value; undefined instead of an error. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
