import { RULES } from '@gearhall/shared/games/rules';
import { EXAMPLE_RULES } from '../../examples/rules';
import { newSecret } from './identity/tokens';
import { join } from 'node:path';
import { createHall, type Hall, type HallParts } from './app';
import { readConfig, type Config, type Storage } from './ground/config';
import { makeLog } from './ground/logs/log';
import { RecentErrors } from './ground/logs/RecentErrors';
import { startFault } from './startFault';
import { followDatabaseTime } from './owning/databaseTime';
import { openStore } from './store/openStore';
import { restoredInPostgres } from './store/postgresRestored';
import { readRestored, type Restored } from './store/files/restored';

/** Relative to this file's folder, both in the sources and in the build. */
const CLIENT_FOLDER = join(__dirname, '..', '..', 'client', 'dist');
/** The thread of bots, in the sources or in the build. */
const BOT_THREAD = join(__dirname, __filename.endsWith('.ts') ? 'table/bots/botThread.ts' : 'botThread.js');
/** The secret's name in the store. */
const GUEST_TOKENS = 'guest tokens';
const TIMEOUT_MS = 10_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const recentErrors = new RecentErrors();
  const log = makeLog(config.logLevel, undefined, recentErrors);
  const store = await openStore(config.storage, log, giveUp);
  const hall = await open(config, { store, log, recentErrors }).catch(async (error: unknown) => {
    await store.close().catch(() => undefined);
    throw error;
  });
  let closing = false;
  const close = async (signal: string): Promise<void> => {
    if (closing) return;
    closing = true;
    log.info({ signal }, 'the hall closes');
    setTimeout(() => process.exit(1), TIMEOUT_MS).unref();
    await hall.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void close(signal));
}

async function open(config: Config, parts: Pick<HallParts, 'store' | 'log' | 'recentErrors'>): Promise<Hall> {
  const { store, log } = parts;
  const secret = config.secret ?? (await store.secret(GUEST_TOKENS, newSecret));
  const hall = createHall({
    config,
    secret,
    games: [...Object.values(RULES), ...(config.examples ? Object.values(EXAMPLE_RULES) : [])],
    ...parts,
    ...(store.processes ? { timeOfDay: await followDatabaseTime(store.processes) } : {}),
    clientFolder: CLIENT_FOLDER,
    botThread: BOT_THREAD,
    restored: await restoredIn(config.storage),
  });
  const port = await hall.listen();
  log.info({ port, host: config.host, url: `http://localhost:${port}` }, 'the hall is open');
  return hall;
}

async function restoredIn(storage: Storage): Promise<Restored | undefined> {
  if (storage.type === 'sqlite') return readRestored(storage.folder);
  return storage.type === 'postgres' ? restoredInPostgres(storage.url) : undefined;
}

/** Ends the process with a sentence. Everything acknowledged is stored. */
function giveUp(error: unknown): void {
  process.stderr.write(`${startFault(error)}\n`);
  process.exit(1);
}

main().catch(giveUp);
