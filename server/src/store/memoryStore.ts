import { LIMITS, type ChatLine } from '@gearhall/shared/core/wire';
import type { Store, StoredEntry, StoredTable, TableAffairs, TableCore } from './store';

interface Row {
  readonly core: TableCore;
  affairs: TableAffairs;
  readonly entries: StoredEntry[];
  chatLength: number;
  lines: ChatLine[];
}

/** Keeps everything in the process: for development and tests; a restart forgets it. */
export function memoryStore(): Store {
  const rows = new Map<string, Row>();
  const rowOf = (table: string): Row => {
    const row = rows.get(table);
    if (!row) throw new Error(`The store holds no table ${table}.`);
    return row;
  };
  return {
    async create(core, affairs) {
      if (rows.has(core.id)) throw new Error(`The store holds a table ${core.id} already.`);
      rows.set(core.id, { core, affairs, entries: [], chatLength: 0, lines: [] });
    },
    async append(table, index, entry) {
      const { entries } = rowOf(table);
      if (index > entries.length) throw new Error(`Entry ${index} of table ${table} would leave a gap.`);
      if (index === entries.length) entries.push(entry);
    },
    async saveAffairs(table, affairs) {
      rowOf(table).affairs = affairs;
    },
    async say(table, index, line) {
      const row = rowOf(table);
      if (index < row.chatLength) return;
      row.lines = [...row.lines, line].slice(-LIMITS.chatLines);
      row.chatLength = index + 1;
    },
    async load(table): Promise<StoredTable | undefined> {
      const row = rows.get(table);
      if (!row) return undefined;
      const { core, affairs, entries, lines, chatLength } = row;
      return { core, affairs, entries: [...entries], chat: { from: chatLength - lines.length, lines } };
    },
    async close() {
      rows.clear();
    },
  };
}
