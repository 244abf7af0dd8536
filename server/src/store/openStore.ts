import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Storage } from '../config';
import { memoryStore } from './memoryStore';
import { postgresStore } from './postgres';
import { sqliteStore } from './sqlite';
import type { Store } from './store';

const FILE = 'gearhall.sqlite';

/** The store that the settings name. Throws a sentence for whoever runs the hall when it cannot be used. */
export async function openStore(storage: Storage, log: Logger): Promise<Store> {
  if (storage.type === 'memory') return memoryStore();
  if (storage.type === 'sqlite') return sqliteStore(join(storage.folder, FILE), storage.sync);
  return postgresStore(storage.url, (error) =>
    log.warn({ err: error }, 'a connection to the store was lost'),
  );
}
