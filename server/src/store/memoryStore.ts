import type { FinishedGame } from '@gearhall/shared/core/hallPages';
import { withLine, withoutWordsOf, type StoredLine } from './chatLines';
import { heldAlready, noSuchSeries, noSuchTable, standsAnother, wouldLeaveGap } from './errors';
import { LEAST_ACTIONS, peopleAt, type PersonalTable } from './finishedGames';
import { callsInMemory } from './memoryCalls';
import { moderationInMemory } from './memoryModeration';
import { isSameJson } from './rows';
import { unstartedOf, type SeriesRecord, type SeriesStore } from './series';
import type { PushSubscription, Store, StoredEntry, StoredTable, TableRecord, TableCore } from './store';

interface Row {
  readonly core: TableCore;
  tableRecord: TableRecord;
  readonly entries: StoredEntry[];
  chat: readonly StoredLine[];
  deadline?: number;
  record?: string;
  waiting?: { readonly actions: number; readonly seats: readonly number[] };
  finished?: { readonly game: FinishedGame; readonly listed: boolean };
  /** The people whose table it is. */
  people: readonly string[];
}

/** Keeps everything in the process, and loses it at a restart: for development and tests. */
export function memoryStore(): Store {
  const rows = new Map<string, Row>();
  const series = new Map<string, SeriesRecord>();
  const { forgetTables, ...lists } = listsInMemory(rows);
  const { isSubscribed, ...hall } = hallInMemory();
  const calls = callsInMemory((table) => rows.get(table), isSubscribed);
  const { forgetReports, ...moderation } = moderationInMemory();
  return {
    ...tablesInMemory(rows, series, calls),
    ...chatInMemory(rows),
    ...recordsInMemory(rows),
    ...keepingInMemory(rows, series),
    ...seriesInMemory(rows, series, calls),
    ...lists,
    ...hall,
    takeCalls: calls.takeCalls,
    takeOldCalls: calls.takeOldCalls,
    ...moderation,
    async forgetPerson(person) {
      forgetTables(person);
      forgetReports(person);
      calls.forgetCalls(person);
      await hall.forgetPushes(person);
    },
  };
}

function tablesInMemory(
  rows: Map<string, Row>,
  allSeries: Map<string, SeriesRecord>,
  { noteCalls }: Pick<ReturnType<typeof callsInMemory>, 'noteCalls'>,
) {
  const rowOf = (table: string): Row => heldRow(rows, table);
  return {
    async create(core, tableRecord, series) {
      if (rows.has(core.id)) throw heldAlready(core.id);
      rows.set(core.id, { core, tableRecord, entries: [], chat: [], people: peopleAt(tableRecord) });
      if (series) allSeries.set(series.id, series);
    },
    async append(table, index, entry, calls = []) {
      const { entries } = rowOf(table);
      if (index > entries.length) throw wouldLeaveGap('Entry', index, table);
      const there = entries[index];
      if (!there) {
        entries.push(entry);
        noteCalls(table, entry.at, calls);
      } else if (!isSameJson(there, entry)) throw standsAnother('Entry', index, table);
    },
    async saveTableRecord(table, tableRecord, calls = []) {
      Object.assign(rowOf(table), { tableRecord, people: peopleAt(tableRecord) });
      noteCalls(table, tableRecord.startedAt ?? 0, calls);
    },
    async load(table): Promise<StoredTable | undefined> {
      const row = rows.get(table);
      if (!row) return undefined;
      const { core, tableRecord, entries, chat } = row;
      return { core, tableRecord, entries: [...entries], chat };
    },
    async status(table) {
      const row = rows.get(table);
      if (!row) return undefined;
      const { core, tableRecord, record } = row;
      return { game: core.game, status: tableRecord.status, hasRecord: record !== undefined };
    },
    async saveDeadline(table, at) {
      const row = rowOf(table);
      if (at === undefined) delete row.deadline;
      else row.deadline = at;
    },
    async due(at) {
      const waiting = [...rows].flatMap(([id, { deadline }]) =>
        deadline === undefined ? [] : [{ id, deadline }],
      );
      const due = waiting.filter(({ deadline }) => deadline <= at);
      return due.sort((one, other) => one.deadline - other.deadline).map(({ id }) => id);
    },
  } satisfies Partial<Store>;
}

function chatInMemory(rows: ReadonlyMap<string, Row>) {
  const rowOf = (table: string): Row => heldRow(rows, table);
  return {
    async say(table, index, line, person) {
      const row = rowOf(table);
      const next = (row.chat.at(-1)?.index ?? -1) + 1;
      if (index > next) throw wouldLeaveGap('Line', index, table);
      const there = row.chat.find((one) => one.index === index);
      if (there && !isSameJson(there.line, line)) throw standsAnother('Line', index, table);
      if (index === next) row.chat = withLine(row.chat, { line, person });
    },
    async linesOf(person) {
      return [...rows].flatMap(([table, { chat }]) =>
        chat.flatMap((one) => (one.person === person ? [{ table, text: one.line.text }] : [])),
      );
    },
    async blankLines(person) {
      for (const row of rows.values()) row.chat = withoutWordsOf(row.chat, person);
    },
  } satisfies Partial<Store>;
}

function heldRow(rows: ReadonlyMap<string, Row>, table: string): Row {
  const row = rows.get(table);
  if (!row) throw noSuchTable(table);
  return row;
}

function recordsInMemory(rows: ReadonlyMap<string, Row>) {
  const rowOf = (table: string): Row => heldRow(rows, table);
  return {
    async archive(table, record) {
      rowOf(table).record ??= record;
    },
    async replaceRecord(table, record) {
      rowOf(table).record = record;
    },
    record: async (table) => rows.get(table)?.record,
  } satisfies Partial<Store>;
}

function listsInMemory(rows: ReadonlyMap<string, Row>) {
  return {
    async listFinished(game, listed) {
      const row = rows.get(game.table);
      if (row) row.finished = { game, listed };
    },
    async finished({ game, limit }) {
      const listed = [...rows.values()].flatMap(({ finished }) => (finished?.listed ? [finished.game] : []));
      return listed
        .filter((one) => one.actions >= LEAST_ACTIONS && (game === undefined || one.game === game))
        .sort((one, other) => other.at - one.at || one.table.localeCompare(other.table))
        .slice(0, limit);
    },
    async saveWaiting(table, actions, seats) {
      const row = rows.get(table);
      if (row) row.waiting = { actions, seats };
    },
    async tablesOf(person, limit) {
      const own = [...rows.values()].filter(({ people }) => people.includes(person)).map(personal);
      return own
        .sort(
          (one, other) =>
            Number(isEnded(one)) - Number(isEnded(other)) ||
            (other.at ?? Infinity) - (one.at ?? Infinity) ||
            idOf(one).localeCompare(idOf(other)),
        )
        .slice(0, limit);
    },
    forgetTables(person: string) {
      for (const row of rows.values()) row.people = row.people.filter((one) => one !== person);
    },
  } satisfies Partial<Store> & { forgetTables(person: string): void };
}

function seriesInMemory(
  rows: ReadonlyMap<string, Row>,
  all: Map<string, SeriesRecord>,
  { noteCalls }: Pick<ReturnType<typeof callsInMemory>, 'noteCalls'>,
): SeriesStore {
  return {
    async saveSeries(record, calling) {
      if (!all.has(record.id)) throw noSuchSeries(record.id);
      all.set(record.id, record);
      if (calling) noteCalls(calling.table, calling.at, calling.calls);
    },
    series: async (id) => all.get(id),
    seriesOf: async (table) => all.get(rows.get(table)?.core.series?.id ?? ''),
    tablesOfSeries: async (id) =>
      [...rows.values()].filter(({ core }) => core.series?.id === id).map(personal),
  };
}

function keepingInMemory(rows: Map<string, Row>, allSeries: Map<string, SeriesRecord>) {
  const lastAt = ({ entries }: Row): number | undefined => entries.at(-1)?.at;
  const idsOf = (which: (row: Row) => boolean): string[] =>
    [...rows].flatMap(([id, row]) => (which(row) ? [id] : [])).sort();
  const isQuiet = (row: Row, before: number): boolean => (lastAt(row) ?? Infinity) < before;
  return {
    async unstarted() {
      return idsOf(({ tableRecord }) => tableRecord.status === 'gathering').map((id) => {
        const { core, tableRecord } = heldRow(rows, id);
        return unstartedOf(core, tableRecord);
      });
    },
    async talkedBefore(before) {
      return idsOf((row) => row.chat.length > 0 && isQuiet(row, before));
    },
    async endedBefore(before) {
      return idsOf((row) => row.tableRecord.status === 'ended' && isQuiet(row, before));
    },
    async unseenSince(before) {
      const all = [...rows.values()];
      const people = [...new Set(all.flatMap((row) => row.people))].sort();
      return people.filter((person) =>
        all.filter((row) => row.people.includes(person)).every((row) => isQuiet(row, before)),
      );
    },
    async clearChat(table) {
      const row = rows.get(table);
      if (row) row.chat = [];
    },
    async remove(table) {
      const series = rows.get(table)?.core.series?.id;
      if (rows.get(table)?.tableRecord.status !== 'playing') rows.delete(table);
      const isLeft = [...rows.values()].some(({ core }) => core.series?.id === series);
      if (series !== undefined && !isLeft) allSeries.delete(series);
    },
  } satisfies Partial<Store>;
}

const isEnded = ({ tableRecord }: PersonalTable): boolean => tableRecord.status === 'ended';
const idOf = ({ core }: PersonalTable): string => core.id;

function personal({ core, tableRecord, entries, waiting, finished }: Row): PersonalTable {
  const at = entries.at(-1)?.at;
  return {
    core,
    tableRecord,
    ...(at === undefined ? {} : { at }),
    ...(waiting?.actions === entries.length ? { waiting: waiting.seats } : {}),
    ...(finished ? { finished: finished.game } : {}),
  };
}

function hallInMemory() {
  const secrets = new Map<string, string>();
  const pushes = new Map<string, { person: string; subscription: PushSubscription }>();
  const usedCodes = new Map<string, number>();
  return {
    async secret(name, make) {
      const secret = secrets.get(name) ?? make();
      secrets.set(name, secret);
      return secret;
    },
    // Data in the process has no outages to remember.
    beat: async () => undefined,
    outages: async () => [],
    async subscribe(person, subscription) {
      pushes.set(subscription.endpoint, { person, subscription });
    },
    async unsubscribe(endpoint) {
      pushes.delete(endpoint);
    },
    subscriptions: async (person) =>
      [...pushes.values()].flatMap((one) => (one.person === person ? [one.subscription] : [])),
    isSubscribed: (person: string) => [...pushes.values()].some((one) => one.person === person),
    async forgetPushes(person: string) {
      for (const [endpoint, one] of pushes) if (one.person === person) pushes.delete(endpoint);
    },
    async useCode(hash, expires, now) {
      for (const [used, end] of usedCodes) if (end <= now) usedCodes.delete(used);
      if (usedCodes.has(hash)) return false;
      usedCodes.set(hash, expires);
      return true;
    },
    check: async () => undefined,
    close: async () => undefined,
  } satisfies Partial<Store> & {
    isSubscribed(person: string): boolean;
    forgetPushes(person: string): Promise<void>;
  };
}
