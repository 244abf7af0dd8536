import type { FinishedGame } from '@gearhall/shared/core/pages/hallPages';
import { withLine, withoutWordsOf, type StoredLine } from '../contract/chatLines';
import { heldAlready, noSuchSeries, noSuchTable, standsAnother, wouldLeaveGap } from '../contract/errors';
import { LEAST_ACTIONS, peopleAt, type PersonalTable } from '../contract/finishedGames';
import { callsInMemory } from './memoryCalls';
import { hallInMemory } from './memoryHall';
import { lastViewsInMemory } from './memoryLastViews';
import { moderationInMemory } from './memoryModeration';
import { callingOf } from '../contract/openCall';
import { withOptions } from '../contract/rewording';
import { isSameJson } from '../rows/rows';
import { unstartedOf, type SeriesRecord, type SeriesStore } from '../contract/series';
import type { Store } from '../contract/store';
import type { StoredEntry, StoredTable, TableCore, TableRecord } from '../contract/table';

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
    ...dueInMemory(rows),
    ...chatInMemory(rows),
    ...recordsInMemory(rows),
    ...retentionInMemory(rows, series),
    ...lastViewsInMemory(rows),
    ...seriesInMemory(rows, series, calls),
    ...lists,
    ...hall,
    takeCalls: calls.takeCalls,
    eraseDeleted: () => Promise.resolve(),
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
    async create(core, tableRecord, series, said = []) {
      if (rows.has(core.id)) throw heldAlready(core.id);
      const chat = said.reduce<readonly StoredLine[]>((lines, one) => withLine(lines, one), []);
      rows.set(core.id, { core, tableRecord, entries: [], chat, people: peopleAt(tableRecord) });
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
      noteCalls(table, callingOf(tableRecord).at, calls);
    },
    async reword(table, rewording) {
      const row = rowOf(table);
      const entries = row.entries.map((entry, index) => ({
        ...entry,
        action: rewording.actions.get(index) ?? entry.action,
      }));
      Object.assign(row, withOptions(row, rewording), { entries });
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
  } satisfies Partial<Store>;
}

function dueInMemory(rows: ReadonlyMap<string, Row>) {
  return {
    async saveDeadline(table, at) {
      const row = heldRow(rows, table);
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
    async actedSince(since) {
      const isLeft = ({ tableRecord: { status }, entries, finished }: Row): boolean =>
        (entries.at(-1)?.at ?? since) >= since && (status === 'playing' || (status === 'ended' && !finished));
      return [...rows].flatMap(([id, row]) => (isLeft(row) ? [id] : [])).sort();
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
    async betweenMatches() {
      const isBetween = ({ core, tableRecord: { status, rematch } }: Row): boolean =>
        core.series !== undefined &&
        (status === 'gathering' || (status === 'ended' && rematch === undefined));
      return [...rows].flatMap(([id, row]) => (isBetween(row) ? [id] : [])).sort();
    },
    tablesOfSeries: async (id) =>
      [...rows.values()].filter(({ core }) => core.series?.id === id).map(personal),
  };
}

function retentionInMemory(rows: Map<string, Row>, allSeries: Map<string, SeriesRecord>) {
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
