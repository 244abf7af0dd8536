import { matchMaker } from '@colyseus/core';
import type { Seat } from '@gearhall/shared/core/seats';
import type { TableStatus } from '@gearhall/shared/core/table';
import type { PersonId } from '../identity/tokens';
import type { FinishedGame, PersonalTable } from '../store/finishedGames';
import type { StoredTable, TableRecord } from '../store/store';
import { GameRoom } from './GameRoom';
import { detached, seatOf, stand } from './seating';
import { isRefusal } from '@gearhall/shared/core/result';
import type { TableServices } from './services';
import type { Table } from './Table';

/** How many tables a person's page can list. */
const MOST_TABLES = 300;

/** A table of a person that is not over. */
interface RunningTable {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly seat: number;
  /** In the order of the seats; empty where nobody sits. */
  readonly names: readonly string[];
  /** When something was last done there, in ms since 1970. */
  readonly at?: number;
  /** Whether the game waits for this person; absent where that is not known. */
  readonly isMyTurn?: boolean;
}

/** A finished game of a person. */
type OwnFinished = FinishedGame & { readonly seat: number };

export interface PersonPage {
  readonly running: readonly RunningTable[];
  readonly finished: readonly OwnFinished[];
}

const openTable = (id: string): Table | undefined => {
  const room = matchMaker.getLocalRoomById(id);
  return room instanceof GameRoom ? room.opened : undefined;
};

/** The tables where a person has a seat: those that wait for them first. */
export async function pageOf({ store }: TableServices, person: PersonId): Promise<PersonPage> {
  const all = await store.tablesOf(person, MOST_TABLES);
  const running = all.filter(({ tableRecord }) => tableRecord.status !== 'ended');
  return {
    running: running
      .flatMap((one) => runningOf(one, person))
      .sort((one, other) => Number(other.isMyTurn ?? false) - Number(one.isMyTurn ?? false)),
    finished: all.flatMap(({ finished, tableRecord }) => {
      const seat = seatOf(tableRecord.seating, person);
      return finished && seat !== undefined ? [{ ...finished, seat }] : [];
    }),
  };
}

function runningOf({ core, tableRecord, at, waiting }: PersonalTable, person: PersonId): RunningTable[] {
  const open = openTable(core.id);
  const record = open?.tableRecord ?? tableRecord;
  const seat = seatOf(record.seating, person);
  if (seat === undefined || record.status === 'ended') return [];
  const toAct = open ? open.match?.toAct : waiting;
  return [
    {
      id: core.id,
      game: core.game,
      status: record.status,
      seat,
      names: record.seating.seats.map(({ name }) => name),
      ...(at === undefined ? {} : { at }),
      ...(record.status === 'playing' && toAct ? { isMyTurn: toAct.includes(seat) } : {}),
    },
  ];
}

/** Everything that the hall keeps about a person, as JSON. */
export async function dataOf(services: TableServices, person: PersonId) {
  const { store } = services;
  const tables = [];
  for (const { core, tableRecord, finished } of await store.tablesOf(person, MOST_TABLES)) {
    const stored = await store.load(core.id).catch(() => undefined);
    const seat = seatOf(tableRecord.seating, person);
    tables.push({
      ...core,
      status: tableRecord.status,
      seat,
      name: seat === undefined ? '' : tableRecord.seating.seats[seat]?.name,
      ...(finished ? { finished } : {}),
      actions: actionsOf(stored, person),
      chat: stored?.chat.flatMap(({ line }) => (line.seat === seat ? [line.text] : [])) ?? [],
    });
  }
  const subscriptions = await store.subscriptions(person);
  return { person, tables, reminders: subscriptions.map(({ endpoint }) => endpoint) };
}

const actionsOf = (stored: StoredTable | undefined, person: PersonId) =>
  stored?.entries.flatMap((entry) =>
    entry.person === person ? [{ at: entry.at, action: entry.action }] : [],
  ) ?? [];

/**
 * Deletes what the hall keeps of a person: their seats before a start, their words, their name and their tie to finished
 * games, and their subscriptions. The moves of finished games stay, without a name. Returns the tables of running games instead,
 * where there are any: their players would wait for ever.
 */
export async function forget(services: TableServices, person: PersonId): Promise<readonly string[]> {
  const { store, archive } = services;
  const all = await store.tablesOf(person, Number.MAX_SAFE_INTEGER);
  const isRunning = ({ tableRecord: { status } }: PersonalTable): boolean =>
    status === 'playing' || status === 'paused';
  const running = all.filter(isRunning).map(({ core }) => core.id);
  if (running.length > 0) return running;
  for (const { core, tableRecord } of all) {
    const seat = seatOf(tableRecord.seating, person);
    if (seat !== undefined) await blank(services, core.id, seat);
    const changed = await changeTable(services, core.id, tableRecord, (record) =>
      withoutPerson(record, person),
    );
    if (changed.status === 'ended') await archive.rename(core, changed);
  }
  await store.forgetPerson(person);
  return [];
}

async function blank({ store }: TableServices, id: string, seat: Seat): Promise<void> {
  await store.blankLines(id, seat);
  openTable(id)?.chat.blank(seat);
}

function withoutPerson(tableRecord: TableRecord, person: PersonId): TableRecord {
  if (tableRecord.status === 'ended')
    return { ...tableRecord, seating: detached(tableRecord.seating, person) };
  const seating = stand(tableRecord.seating, person);
  return isRefusal(seating) ? tableRecord : { ...tableRecord, seating };
}

/** Changes a table's record, through its room if it has one. */
async function changeTable(
  { store }: TableServices,
  id: string,
  stored: TableRecord,
  change: (tableRecord: TableRecord) => TableRecord,
): Promise<TableRecord> {
  const table = openTable(id);
  if (!table) {
    const changed = change(stored);
    await store.saveTableRecord(id, changed);
    return changed;
  }
  return new Promise((resolve, reject) => {
    void table.queue.add(async () => {
      await table.change(change(table.tableRecord)).catch(reject);
      resolve(table.tableRecord);
    });
  });
}
