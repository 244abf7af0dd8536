import { matchMaker } from '@colyseus/core';
import type { Sanction } from '@gearhall/shared/core/pages/adminPages';
import { isRefusal } from '@gearhall/shared/core/ground/result';
import { setImmediate } from 'node:timers/promises';
import type { PersonId } from '../identity/tokens';
import type { Payer } from '../ground/work/CpuBudget';
import type { PersonalTable } from '../store/contract/finishedGames';
import { withOptions } from '../store/contract/rewording';
import { readSeries, type SeriesRecord } from '../store/contract/series';
import type { StoredTable, TableCore, TableRecord } from '../store/contract/table';
import { isKeptOff, withoutNameOf } from '../tableRecord/keptOff';
import { GameRoom } from '../table/GameRoom';
import { TableElsewhere } from '../owning/Ownership';
import { rearranged } from '../table/series/rematch';
import { forgotten } from '../table/seats/sealedSeats';
import { silence, silenceAt } from '../table/chat/silencing';
import { detached, seatOf, stand } from '../tableRecord/seating';
import type { Seating } from '../store/contract/seating';
import type { TableServices } from '../table/model/services';
import type { Table } from '../table/model/Table';

/** The assumed CPU cost of reading a table, and each entry of its log. */
const MS_PER_TABLE = 1;
const MS_PER_ENTRY = 0.02;

const ALL = Number.MAX_SAFE_INTEGER;

export const openTable = (id: string): Table | undefined => {
  const room = matchMaker.getLocalRoomById(id);
  return room instanceof GameRoom ? room.opened : undefined;
};

/** Everything that the hall keeps about a person, as JSON. Other requests are served between two tables. */
export async function dataOf({ store, budget, moderation }: TableServices, person: PersonId, payer: Payer) {
  const tables = [];
  for (const table of await store.tablesOf(person, ALL)) {
    const stored = await store.load(table.core.id).catch(() => undefined);
    budget.charge(payer, MS_PER_TABLE + (stored?.entries.length ?? 0) * MS_PER_ENTRY);
    tables.push(dataAt(table, stored, person));
    await setImmediate();
  }
  const subscriptions = await store.subscriptions(person);
  const reports = await store.reportsBy(person);
  const isTheirs = ({ subject }: Sanction): boolean => subject.type === 'person' && subject.id === person;
  return {
    person,
    tables,
    chat: await store.linesOf(person),
    reminders: subscriptions.map(({ endpoint }) => endpoint),
    reports: reports.map(({ at, table, content: { type, accusedName, reason, words } }) => ({
      ...{ at, table, type, reason, words, name: accusedName },
    })),
    sanctions: moderation.all.filter(isTheirs).map(({ kind, at, until }) => ({ kind, at, until })),
  };
}

function dataAt(
  { core, tableRecord, finished }: PersonalTable,
  stored: StoredTable | undefined,
  person: PersonId,
) {
  const seat = seatOf(tableRecord.seating, person);
  const own = stored?.entries.filter((entry) => entry.person === person) ?? [];
  return {
    ...core,
    status: tableRecord.status,
    ...(seat === undefined ? {} : { seat, name: tableRecord.seating.seats[seat]?.name }),
    ...(finished ? { finished } : {}),
    ...(isKeptOff(tableRecord, person) ? { keptOff: true } : {}),
    actions: own.map(({ at, action }) => ({ at, action })),
  };
}

/**
 * Deletes what the hall keeps of a person: their seats before a start, their words, their name and their tie to finished
 * games, their subscriptions, and their reports. The moves of finished games stay, without a name. Returns the tables of
 * running games instead, where there are any: their players would wait for ever.
 */
export async function forget(services: TableServices, person: PersonId): Promise<readonly string[]> {
  const { store } = services;
  const all = await store.tablesOf(person, ALL);
  const running = all.filter((stored) => isPlaying(services, stored, person));
  if (running.length > 0) return running.map(({ core }) => core.id);
  const begun = [];
  for (const table of all) if (!(await leave(services, table, person))) begun.push(table.core.id);
  if (begun.length > 0) return begun;
  const seatedAt = all.map(({ core }) => core.id);
  await forgetWords(services, person, seatedAt);
  await store.forgetPerson(person);
  await store.eraseDeleted();
  return [];
}

/** Returns false if the game has begun in the meantime. */
async function leave(services: TableServices, table: PersonalTable, person: PersonId): Promise<boolean> {
  const { core, finished } = table;
  const changed = await changeAnywhere(services, table, person);
  // What they have written may be in it.
  if (changed?.startedAt !== undefined) await services.store.forgetLastViews(core.id);
  if (changed?.status === 'ended') await services.archive.rename(core, changed, finished);
  return changed !== undefined;
}

/** Undefined if the game has begun. */
async function changeAnywhere(
  services: TableServices,
  table: PersonalTable,
  person: PersonId,
): Promise<TableRecord | undefined> {
  const { core } = table;
  try {
    const series = await readSeries(services.store, core);
    const leaving = { core, series, person };
    return await changeTable(services, leaving, table.tableRecord);
  } catch (error) {
    const owner = error instanceof TableElsewhere && (await services.ownership.elsewhere(core.id));
    if (!owner) throw error;
    return (await services.asking.ask(owner.process, 'leave', { person, table: core.id })) ?? undefined;
  }
}

/** Takes a person out of a table that is open here; null if the game has begun. */
export async function leaveHere(
  services: TableServices,
  id: string,
  person: PersonId,
): Promise<TableRecord | null> {
  const table = openTable(id);
  if (!table) throw new TableElsewhere(id);
  const { core, series } = table;
  return (await changeOpen(services, { core, series, person })) ?? null;
}

interface Leaving {
  readonly core: TableCore;
  readonly series: SeriesRecord | undefined;
  readonly person: PersonId;
}

/** The record of a table without a person; undefined while they are playing there. */
function withoutPerson(
  services: TableServices,
  { core, series, person }: Leaving,
  before: TableRecord,
): TableRecord | undefined {
  if (isPlaying(services, { core, tableRecord: before }, person)) return undefined;
  const { optionsBy } = before;
  const isAuthor = optionsBy === person;
  const tableRecord = { ...withoutNameOf(before, person), ...(isAuthor ? { optionsBy: undefined } : {}) };
  const { seating, status, startedAt } = tableRecord;
  const isSeated = seatOf(seating, person) !== undefined;
  const leftBy = (after: Seating): TableRecord => ({
    ...tableRecord,
    seating: forgotten(series, person, { before: seating, after }),
  });
  if (status === 'ended' || (isSeated && startedAt !== undefined)) return leftBy(detached(seating, person));
  // Somebody who has left their seat to another may still take no other one.
  if (startedAt !== undefined) return tableRecord;
  const left = stand(seating, person);
  return isRefusal(left) ? leftBy(seating) : rearranged(leftBy(left));
}

/** Whether they hold a seat of a game that can be played on. */
const isPlaying = (
  services: TableServices,
  stored: Pick<StoredTable, 'core' | 'tableRecord'>,
  person: PersonId,
): boolean => {
  const { seating, status, startedAt } = stored.tableRecord;
  const isSeated = seatOf(seating, person) !== undefined;
  return isSeated && startedAt !== undefined && status !== 'ended' && !isStuck(services, stored);
};

/** Nobody can go on with a game whose rules are gone, whose log is damaged, or that the operator has closed. */
function isStuck(
  { archive, moderation }: TableServices,
  stored: Pick<StoredTable, 'core' | 'tableRecord'>,
): boolean {
  const { core } = stored;
  if (moderation.isClosed(core.id)) return true;
  const pause = openTable(core.id)?.pauseShown ?? '';
  return !archive.hasRulesOf(stored) || (pause !== '' && pause !== 'store');
}

/** Takes somebody out of a table with what they have written there, through its room if it has one. */
async function changeTable(
  services: TableServices,
  leaving: Leaving,
  listed: TableRecord,
): Promise<TableRecord | undefined> {
  const { id } = leaving.core;
  if (!openTable(id)) {
    const changed = await services.ownership.whileOwned(id, async (store) => {
      // While people gather, it may have changed since it was listed.
      const stored = listed.status === 'ended' ? undefined : await store.load(id);
      return changeStored({ ...services, store }, leaving, stored?.tableRecord ?? listed);
    });
    if (!changed || !openTable(id)) return changed;
  }
  return changeOpen(services, leaving);
}

async function changeStored(
  services: TableServices,
  leaving: Leaving,
  before: TableRecord,
): Promise<TableRecord | undefined> {
  const { core, person } = leaving;
  if (!withoutPerson(services, leaving, before)) return undefined;
  const game = services.archive.gameOf(core);
  const rewording = await silence({ store: services.store, game, id: core.id }, person);
  const { tableRecord } = withOptions({ core, tableRecord: before }, rewording ?? {});
  const changed = withoutPerson(services, leaving, tableRecord);
  if (changed) await services.store.saveTableRecord(core.id, changed);
  return changed;
}

function changeOpen(services: TableServices, leaving: Leaving): Promise<TableRecord | undefined> {
  const { core, person } = leaving;
  return new Promise((resolve, reject) => {
    const table = openTable(core.id);
    if (!table) return reject(new Error(`Table ${core.id} was closed while somebody left it.`));
    void table.queue.add(async () => {
      if (!withoutPerson(services, leaving, table.tableRecord)) return resolve(undefined);
      await silenceAt(table, person, (code) => closeRoom(core.id, code)).catch(reject);
      const changed = withoutPerson(services, leaving, table.tableRecord);
      if (changed && changed !== table.tableRecord) await table.change(changed).catch(reject);
      resolve(changed);
    });
  });
}

function closeRoom(id: string, code: number): void {
  const room = matchMaker.getLocalRoomById(id);
  if (room instanceof GameRoom) void room.end(code);
}

/** `seatedAt`: where they can also read what others said at a table before. */
async function forgetWords(
  { store, asking }: TableServices,
  person: PersonId,
  seatedAt: readonly string[],
): Promise<void> {
  const spoken = await store.linesOf(person);
  await store.blankLines(person);
  const tables = [...new Set([...spoken.map(({ table }) => table), ...seatedAt])];
  blankHere(person, tables);
  if (tables.length > 0) await asking.askOthers('blank', { person, tables });
}

/** Takes the words of a person out of chats that are open in this process. */
export function blankHere(person: PersonId, tables: readonly string[]): void {
  for (const id of tables) {
    const table = openTable(id);
    table?.chat.blank(person);
    table?.lastWords.delete(person);
  }
}
