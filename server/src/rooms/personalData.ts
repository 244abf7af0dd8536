import { matchMaker } from '@colyseus/core';
import type { Sanction } from '@gearhall/shared/core/adminPages';
import { isRefusal } from '@gearhall/shared/core/result';
import { setImmediate } from 'node:timers/promises';
import type { PersonId } from '../identity/tokens';
import type { Payer } from '../ops/CpuBudget';
import type { PersonalTable } from '../store/finishedGames';
import type { StoredTable, TableRecord } from '../store/store';
import { GameRoom } from './GameRoom';
import { TableElsewhere } from './Ownership';
import { rearranged } from './rematch';
import { detached, seatOf, stand } from './seating';
import type { TableServices } from './services';
import type { Table } from './Table';

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
  const running = all.filter(({ core, tableRecord }) => !withoutPerson(services, core, tableRecord, person));
  if (running.length > 0) return running.map(({ core }) => core.id);
  const begun = [];
  for (const table of all) if (!(await leave(services, table, person))) begun.push(table.core.id);
  if (begun.length > 0) return begun;
  await forgetWords(services, person);
  await store.forgetPerson(person);
  return [];
}

/** Returns false if the game has begun in the meantime. */
async function leave(services: TableServices, table: PersonalTable, person: PersonId): Promise<boolean> {
  const { core, finished } = table;
  const changed = await changeAnywhere(services, table, person);
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
    return await changeTable(services, table, (tableRecord) =>
      withoutPerson(services, core, tableRecord, person),
    );
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
  const change = (tableRecord: TableRecord) => withoutPerson(services, table.core, tableRecord, person);
  return (await changeOpen(id, change)) ?? null;
}

/** The record of a table without a person; undefined while they are playing there. */
function withoutPerson(
  services: TableServices,
  core: PersonalTable['core'],
  tableRecord: TableRecord,
  person: PersonId,
): TableRecord | undefined {
  const { seating, status, startedAt } = tableRecord;
  const isSeated = seatOf(seating, person) !== undefined;
  if (status === 'ended' || (isSeated && startedAt !== undefined && isStuck(services, core)))
    return { ...tableRecord, seating: detached(seating, person) };
  // Somebody who has left their seat to another may still take no other one.
  if (startedAt !== undefined) return isSeated ? undefined : tableRecord;
  const left = stand(seating, person);
  return isRefusal(left) ? tableRecord : rearranged({ ...tableRecord, seating: left });
}

/** Nobody can go on with a game whose rules are gone, whose log is damaged, or that the operator has closed. */
function isStuck({ archive, moderation }: TableServices, core: PersonalTable['core']): boolean {
  if (moderation.isClosed(core.id)) return true;
  const pause = openTable(core.id)?.pauseShown ?? '';
  return !archive.hasRulesOf(core) || (pause !== '' && pause !== 'store');
}

/** Changes a table's record, through its room if it has one. */
async function changeTable(
  { ownership }: TableServices,
  { core: { id }, tableRecord }: PersonalTable,
  change: (tableRecord: TableRecord) => TableRecord | undefined,
): Promise<TableRecord | undefined> {
  if (!openTable(id)) {
    const changed = await ownership.whileOwned(id, async (store) => {
      // While people gather, it may have changed since it was listed.
      const stored = tableRecord.status === 'ended' ? undefined : await store.load(id);
      const changedNow = change(stored?.tableRecord ?? tableRecord);
      if (changedNow) await store.saveTableRecord(id, changedNow);
      return changedNow;
    });
    if (!changed || !openTable(id)) return changed;
  }
  return changeOpen(id, change);
}

function changeOpen(
  id: string,
  change: (tableRecord: TableRecord) => TableRecord | undefined,
): Promise<TableRecord | undefined> {
  return new Promise((resolve, reject) => {
    const table = openTable(id);
    if (!table) return reject(new Error(`Table ${id} was closed while somebody left it.`));
    void table.queue.add(async () => {
      const changed = change(table.tableRecord);
      if (changed && changed !== table.tableRecord) await table.change(changed).catch(reject);
      resolve(changed);
    });
  });
}

async function forgetWords({ store, asking }: TableServices, person: PersonId): Promise<void> {
  const spoken = await store.linesOf(person);
  await store.blankLines(person);
  const tables = [...new Set(spoken.map(({ table }) => table))];
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
