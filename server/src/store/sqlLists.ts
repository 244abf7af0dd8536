import type { FinishedGame } from '@gearhall/shared/core/hallPages';
import type { Kysely, Transaction } from 'kysely';
import { LEAST_ACTIONS, peopleAt, type FinishedQuery, type PersonalTable } from './finishedGames';
import type { Writes } from './GroupCommit';
import type { Schema } from './schema';
import { forgetReports } from './sqlModeration';
import type { Store, TableRecord } from './store';
import { storedTableOf } from './tableRows';

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
  const rows = people.map((person) => ({ person, table_id: table }));
  const gone = transaction.deleteFrom('seats_taken').where('table_id', '=', table);
  await (people.length > 0 ? gone.where('person', 'not in', people) : gone).execute();
  if (rows.length === 0) return;
  await transaction
    .insertInto('seats_taken')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listFinished(
  db: Kysely<Schema>,
  { table, game, at, actions, ...summary }: FinishedGame,
  listed: boolean,
): Promise<void> {
  const values = { game, at, actions, listed: listed ? 1 : 0, summary: JSON.stringify(summary) };
  await db
    .insertInto('finished')
    .values({ table_id: table, ...values })
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet(values))
    .execute();
}

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
  return rows.map(finishedIn);
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
const tablesOf = (db: Kysely<Schema>, person: string, limit: number): Promise<PersonalTable[]> =>
  tablesIn(db, (all) =>
    all
      .where('tables.id', 'in', (of) =>
        of.selectFrom('seats_taken').select('seats_taken.table_id').where('person', '=', person),
      )
      .orderBy((row) => row.case().when('status', '=', 'ended').then(1).else(0).end())
      .orderBy(({ fn, val }) => fn.coalesce('log_heads.at', val(Number.MAX_SAFE_INTEGER)), 'desc')
      .orderBy('tables.id')
      .limit(limit),
  );

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
    .select(['finished.game', 'finished.at', 'finished.actions', 'summary']);
type ListedTables = ReturnType<typeof listedTables>;

/** Those tables that `choose` leaves; one that cannot be read is left out. */
export async function tablesIn(
  db: Kysely<Schema>,
  choose: (all: ListedTables) => ListedTables,
): Promise<PersonalTable[]> {
  const rows = await choose(listedTables(db)).execute();
  return rows.flatMap((row): PersonalTable[] => {
    const stored = readable(() => storedTableOf(row.id, row));
    if (!stored) return [];
    const { game, at, actions, summary } = row;
    const isFinished = game !== null && at !== null && actions !== null && summary !== null;
    const isCurrent = row.waited !== null && row.waitedFrom === row.length;
    return [
      {
        ...stored,
        ...(row.last === null ? {} : { at: Number(row.last) }),
        ...(isCurrent ? { waiting: JSON.parse(row.waited ?? '[]') as number[] } : {}),
        ...(isFinished ? { finished: finishedIn({ table_id: row.id, game, at, actions, summary }) } : {}),
      },
    ];
  });
}

function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
