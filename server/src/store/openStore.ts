import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Storage } from '../ground/config';
import type { StoreError } from './contract/errors';
import { memoryStore } from './memory/memoryStore';
import { postgresStore } from './databases/postgres';
import type { Sharing } from './databases/sqlStore';
import { sqliteStore } from './databases/sqlite';
import type { Store } from './contract/store';

/** Tables of a process that was killed go on elsewhere after at most as long as a lease. */
const SHARING: Sharing = { leaseMs: 6000, leastOutageMs: 15_000 };

/** The database's file in the data folder. */
export const fileIn = (folder: string): string => join(folder, 'gearhall.sqlite');

/**
 * The store that the settings name. Throws a StoreError when it cannot be used. `onTaken` is called when another server
 * has taken over the database; then this process must end.
 */
export async function openStore(
  storage: Storage,
  log: Logger,
  onTaken: (error: StoreError) => void,
): Promise<Store> {
  if (storage.type === 'memory') return memoryStore();
  if (storage.type === 'postgres') {
    const onLost = (error: Error): void => log.warn({ err: error }, 'a connection to the store was lost');
    return postgresStore(storage.url, { onLost, onTaken }, storage.isShared ? SHARING : undefined);
  }
  return sqliteStore(fileIn(storage.folder), storage.sync, {
    warn: (sentence) => log.warn(sentence),
    ...(storage.acceptLoss === undefined ? {} : { acceptLoss: storage.acceptLoss }),
  });
}
