import { LIMITS, type ChatLine } from '@gearhall/shared/core/wire';
import { heldAlready, noSuchTable, standsAnother, wouldLeaveGap } from './errors';
import { isSameJson } from './rows';
import type { PushSubscription, Store, StoredEntry, StoredTable, TableAffairs, TableCore } from './store';

interface Row {
  readonly core: TableCore;
  affairs: TableAffairs;
  readonly entries: StoredEntry[];
  chatLength: number;
  lines: ChatLine[];
  deadline?: number;
  record?: string;
}

/** Keeps everything in the process: for development and tests; a restart forgets it. */
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
    async create(core, affairs) {
      if (rows.has(core.id)) throw heldAlready(core.id);
      rows.set(core.id, { core, affairs, entries: [], chatLength: 0, lines: [] });
    },
    async append(table, index, entry) {
      const { entries } = rowOf(table);
      if (index > entries.length) throw wouldLeaveGap('Entry', index, table);
      const there = entries[index];
      if (!there) entries.push(entry);
      else if (!isSameJson(there, entry)) throw standsAnother('Entry', index, table);
    },
    async saveAffairs(table, affairs) {
      rowOf(table).affairs = affairs;
    },
    async say(table, index, line) {
      const row = rowOf(table);
      if (index > row.chatLength) throw wouldLeaveGap('Line', index, table);
      if (index < row.chatLength) {
        const there = row.lines[index - row.chatLength + row.lines.length];
        if (there && !isSameJson(there, line)) throw standsAnother('Line', index, table);
        return;
      }
      row.lines = [...row.lines, line].slice(-LIMITS.chatLines);
      row.chatLength = index + 1;
    },
    async load(table): Promise<StoredTable | undefined> {
      const row = rows.get(table);
      if (!row) return undefined;
      const { core, affairs, entries, lines, chatLength } = row;
      return { core, affairs, entries: [...entries], chat: { from: chatLength - lines.length, lines } };
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
  return {
    async secret(name, make) {
      const secret = secrets.get(name) ?? make();
      secrets.set(name, secret);
      return secret;
    },
    // What lives in the process has no outages to remember.
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
    check: async () => undefined,
    close: async () => undefined,
  } satisfies Partial<Store>;
}
