import { withLine, type StoredLine } from './chatLines';
import { heldAlready, noSuchTable, standsAnother, wouldLeaveGap } from './errors';
import { isSameJson } from './rows';
import type { PushSubscription, Store, StoredEntry, StoredTable, TableRecord, TableCore } from './store';

interface Row {
  readonly core: TableCore;
  tableRecord: TableRecord;
  readonly entries: StoredEntry[];
  chat: readonly StoredLine[];
  deadline?: number;
  record?: string;
}

/** Keeps everything in the process, and loses it at a restart: for development and tests. */
export function memoryStore(): Store {
  return { ...tablesInMemory(), ...hallInMemory() };
}

function tablesInMemory() {
  const rows = new Map<string, Row>();
  const rowOf = (table: string): Row => {
    const row = rows.get(table);
    if (!row) throw noSuchTable(table);
    return row;
  };
  return {
    async create(core, tableRecord) {
      if (rows.has(core.id)) throw heldAlready(core.id);
      rows.set(core.id, { core, tableRecord, entries: [], chat: [] });
    },
    async append(table, index, entry) {
      const { entries } = rowOf(table);
      if (index > entries.length) throw wouldLeaveGap('Entry', index, table);
      const there = entries[index];
      if (!there) entries.push(entry);
      else if (!isSameJson(there, entry)) throw standsAnother('Entry', index, table);
    },
    async saveTableRecord(table, tableRecord) {
      rowOf(table).tableRecord = tableRecord;
    },
    async say(table, index, line) {
      const row = rowOf(table);
      const next = (row.chat.at(-1)?.index ?? -1) + 1;
      if (index > next) throw wouldLeaveGap('Line', index, table);
      const there = row.chat.find((one) => one.index === index);
      if (there && !isSameJson(there.line, line)) throw standsAnother('Line', index, table);
      if (index === next) row.chat = withLine(row.chat, line);
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
    async archive(table, record) {
      rowOf(table).record ??= record;
    },
    record: async (table) => rows.get(table)?.record,
  } satisfies Partial<Store>;
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
    async useCode(hash, expires, now) {
      for (const [used, end] of usedCodes) if (end <= now) usedCodes.delete(used);
      if (usedCodes.has(hash)) return false;
      usedCodes.set(hash, expires);
      return true;
    },
    check: async () => undefined,
    close: async () => undefined,
  } satisfies Partial<Store>;
}
