import { BrokenRule, isRefusal } from '@gearhall/shared/core/ground/result';
import { StoreConflict, StoreDamage } from '../../store/contract/errors';
import type { StoredEntry, StoredTable } from '../../store/contract/table';
import { applyCommitted, planBots } from './acting';
import type { Table } from '../model/Table';
import { announce } from '../chat/talking';

/** Shows a table as paused while the store is down, and resumes it automatically. Returns the stop function. */
export function followStore(table: Table): () => void {
  const { health } = table.services;
  return health.onChange(() => {
    if (!health.isWell) {
      table.publish();
      return;
    }
    void table.queue.add(async () => {
      await adoptStored(table);
      table.publish();
      planBots(table);
    });
  });
}

/**
 * A write whose answer was lost may or may not have been stored. Before anything else happens, the table takes over the
 * stored state, so that nothing is overwritten.
 */
async function adoptStored(table: Table): Promise<void> {
  const { health, store } = table.services;
  const { id } = table.core;
  if (!health.isWell || !health.isInDoubt(id)) return;
  const stored = await store.load(id);
  if (!stored) throw new Error(`Table ${id} is open, but the store does not hold it.`);
  if (stored.damage) throw new StoreDamage(id, stored.damage);
  for (const entry of stored.entries.slice(table.match?.length ?? 0)) await adopt(table, entry);
  table.callAbsent();
  adoptChat(table, stored.chat);
  // Nothing was shown that is not in memory, so the value in memory counts.
  await store.saveTableRecord(id, table.tableRecord);
  health.settle(id);
}

/** Makes a change of a table. If the store turns out to be ahead of the table, repeats the change after catching up. */
export async function reconcile<T>(table: Table, change: () => Promise<T>): Promise<T> {
  await adoptStored(table);
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof StoreConflict)) throw error;
    table.services.log.warn({ err: error, table: table.core.id }, 'the store knew more than the table');
    table.services.health.doubt(table.core.id);
    await adoptStored(table);
    return change();
  }
}

async function adopt(table: Table, entry: StoredEntry): Promise<void> {
  const played = table.match?.play(entry.seat, entry.action);
  if (!played || isRefusal(played)) {
    throw new BrokenRule(`A stored action of table ${table.core.id} does not follow from the others.`);
  }
  await applyCommitted(table, played, entry);
  if (entry.person === undefined) return;
  for (const connection of table.people.connectionsOf(entry.person)) table.welcome(connection);
}

function adoptChat(table: Table, lines: StoredTable['chat']): void {
  for (const said of lines) if (said.index >= table.chat.length) announce(table, said);
}
