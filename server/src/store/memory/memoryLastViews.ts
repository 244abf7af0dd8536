import type { Store } from '../contract/store';
import type { LastViews, StoredTable } from '../contract/table';

/** Like sqlLastViews.ts. */
export function lastViewsInMemory(rows: ReadonlyMap<string, Pick<StoredTable, 'core' | 'tableRecord'>>) {
  const all = new Map<string, LastViews>();
  return {
    async saveLastViews(table, views) {
      all.set(table, views);
    },
    async forgetLastViews(table) {
      all.delete(table);
    },
    lastViews: async (table) => (rows.has(table) ? all.get(table) : undefined),
    running: async () =>
      [...rows.values()].filter(({ tableRecord: { status } }) => status === 'playing' || status === 'paused'),
  } satisfies Partial<Store>;
}
