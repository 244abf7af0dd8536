import { BrokenRule, isRefusal } from '@gearhall/shared/core/result';
import { StoreConflict, StoreDamage } from '../store/errors';
import type { StoredEntry, StoredTable } from '../store/store';
import { makeSo, planBots } from './acting';
import type { Table } from './Table';
import { tell } from './talking';

/** Shows a table as paused while the store is down, and lets it go on by itself. Returns the way to stop. */
export function followStore(table: Table): () => void {
  const { health } = table.services;
  return health.onChange(() => {
    if (!health.isWell) {
      table.publish();
      return;
    }
    void table.queue.add(async () => {
      await makeSure(table);
      table.publish();
      planBots(table);
    });
  });
}

/**
 * A write whose answer was lost may have been stored or not. Before anything else happens at the
 * table it takes over what was, so that nothing is written over it.
 */
export async function makeSure(table: Table): Promise<void> {
  const { health, store } = table.services;
  const { id } = table.core;
  if (!health.isWell || !health.isInDoubt(id)) return;
  const stored = await store.load(id);
  if (!stored) throw new Error(`Table ${id} is open, but the store does not hold it.`);
  if (stored.damage) throw new StoreDamage(id, stored.damage);
  for (const entry of stored.entries.slice(table.match?.length ?? 0)) await adopt(table, entry);
  adoptChat(table, stored.chat);
  // Of these nothing was shown that is not here: what is here counts.
  await store.saveAffairs(id, table.affairs);
  health.settle(id);
}

/** Does a change of a table. When the store turns out to know more than the table, does it again upon that. */
export async function inStep<T>(table: Table, change: () => Promise<T>): Promise<T> {
  await makeSure(table);
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof StoreConflict)) throw error;
    table.services.log.warn({ err: error, table: table.core.id }, 'the store knew more than the table');
    table.services.health.doubt(table.core.id);
    await makeSure(table);
    return change();
  }
}

async function adopt(table: Table, entry: StoredEntry): Promise<void> {
  const played = table.match?.play(entry.seat, entry.action);
  if (!played || isRefusal(played)) {
    throw new BrokenRule(`A stored action of table ${table.core.id} does not follow from the others.`);
  }
  await makeSo(table, played, entry);
  if (entry.person === undefined) return;
  for (const line of table.people.linesOf(entry.person)) table.welcome(line);
}

function adoptChat(table: Table, lines: StoredTable['chat']): void {
  for (const { index, line } of lines) if (index >= table.chat.length) tell(table, line);
}
