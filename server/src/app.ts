import { setLogger } from '@colyseus/core/Logger';
import type { AnyGame } from '@gearhall/shared/core/game';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { Load } from './admin/Load';
import { admin } from './admin/routes';
import type { Config } from './ground/config';
import { webApp, type WebParts } from './http/webApp';
import { webServer } from './http/webServer';
import { type Chance, trueChance } from './identity/chance';
import { guestTokens } from './identity/tokens';
import { Lobby } from './lobby/Lobby';
import { tableStream } from './lobby/stream';
import { Moderation } from './moderation/Moderation';
import { ReportLimit } from './moderation/ReportLimit';
import { CpuBudget } from './ground/work/CpuBudget';
import { colyseusLog } from './ground/logs/log';
import { guardedStore } from './store/health/guardedStore';
import { Damages } from './store/health/Damages';
import { Heartbeat } from './store/health/heartbeat';
import { makeMetrics, type Metrics } from './ground/logs/metrics';
import { RecentErrors } from './ground/logs/RecentErrors';
import { RefusalLog } from './ground/logs/RefusalLog';
import { StoreHealth } from './store/health/StoreHealth';
import { WordList } from './ground/WordList';
import { Pushes } from './push/Pushes';
import { sendByNet, type SendPush } from './push/sending';
import { answersOf } from './answers';
import { Sharing } from './owning/Sharing';
import { Archive } from './table/model/Archive';
import { WorkerPool } from './ground/threads/WorkerPool';
import { BackgroundQueue, machineTimes, type Times } from './ground/work/BackgroundQueue';
import { Clock } from './ground/clock/Clock';
import { watchDeadlines } from './hall/deadlines';
import { watchRetention } from './hall/retention';
import { watchLeftovers } from './hall/leftovers';
import { countOtherRules } from './hall/otherRules';
import { HallTransport } from './transport/HallTransport';
import type { TableServices } from './table/model/services';
import { SteadyTime } from './ground/clock/SteadyTime';
import { Tables } from './hall/tables';
import { toldAt, toldToOperator, type Restored } from './store/files/restored';
import type { Store } from './store/contract/store';

export interface HallParts {
  readonly config: Config;
  /** Signs guest tokens. */
  readonly secret: string;
  readonly games: readonly AnyGame[];
  readonly store: Store;
  readonly log: Logger;
  /** What the log has said of late, for the operator. */
  readonly recentErrors?: RecentErrors;
  /** The module that the threads of bots run (table/bots/botThread.ts); without it, no bot thinks. */
  readonly botThread?: string | undefined;
  /** Folder of the built client. */
  readonly clientFolder?: string | undefined;
  readonly chance?: Chance;
  /** The time of day that the hall follows, if not that of this machine. */
  readonly timeOfDay?: () => number;
  /** The time of day, for tests that fix it. */
  readonly wall?: () => number;
  /** For tests that move the time by hand. */
  readonly clock?: Clock;
  /** The clocks by which expensive work is measured, for tests that fix them. */
  readonly workTimes?: Partial<Times>;
  /** When this hall was set back, and to what. */
  readonly restored?: Restored | undefined;
  /** How a push is sent, if not over the network. */
  readonly sendPush?: SendPush;
}

export interface Hall {
  /** Resolves with the port once people can connect. */
  listen(): Promise<number>;
  /** Disconnects everybody and resolves when everything is stored and closed. */
  close(): Promise<void>;
}

/** The whole server. Colyseus keeps its rooms per process, so only one hall can exist at a time. */
export function createHall(parts: HallParts): Hall {
  const { config, games, log, recentErrors = new RecentErrors() } = parts;
  const metrics = makeMetrics({ games: games.map(({ about }) => about.id), maxTables: config.maxTables });
  const clock = hallClock(parts);
  metrics.loss.set(toldToOperator(parts.restored, clock.wall()) ? 1 : 0);
  const lobby = new Lobby(() => clock.wall());
  const refusals = refusalLog(config, log, clock);
  const { store, health, damages } = watchedStore(parts, metrics, clock);
  const pushes = new Pushes({ config, store, log, send: parts.sendPush ?? sendByNet() });
  const dear = dearWork(parts, metrics, clock);
  const heartbeat = new Heartbeat(store, clock);
  const moderation = new Moderation({ store, clock, log });
  const archive = new Archive(games, { store, log, damages, ...dear });
  const sharing = new Sharing({
    ...{ config, store, lobby, moderation, clock, log, metrics },
    ...{ budget: dear.budget, secret: parts.secret },
  });
  const tables = tablesOf(parts, {
    ...{ store, health, damages, heartbeat, clock, refusals, lobby, metrics, archive, pushes },
    ...sharedServices(sharing),
    ...dear,
    ...moderating(parts, { moderation, clock, counts: sharing.counts }),
  });
  const stream = tableStream(lobby, { perAddress: config.streamsPerAddress }, moderation);
  const page = pageParts({ ...parts, recentErrors }, { tables, stream, pushes, clock });
  const app = webApp(page, admin(page));
  const server = webServer(app, config, log);
  const transport = new HallTransport(server, config, log, refusals);
  let stopWatching = (): void => undefined;
  return {
    async listen() {
      try {
        await heartbeat.start();
        await pushes.key();
        await archive.key();
        await moderation.start();
        await sharing.start(answersOf({ tables, recentErrors, load: new Load(metrics) }));
        stopWatching = watched(tables);
        return await listening(transport, server, config);
      } catch (error) {
        // The timer of its pings would keep the process.
        transport.shutdown();
        throw error;
      }
    },
    async close() {
      stopWatching();
      moderation.stop();
      refusals.flush();
      clock.stop();
      stream.close();
      await sharing.stop();
      await dear.botThreads.close();
      transport.shutdown();
      server.closeAllConnections();
      metrics.registry.clear();
      await store.beat(clock.wall()).catch(() => undefined);
      await store.close();
    },
  };
}

/** Resolves to the port on which the hall can be reached. */
async function listening(transport: HallTransport, server: Server, { port, host }: Config): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    transport.listen(port, host, undefined, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** What tables need of how the hall is shared. */
const sharedServices = ({ ownership, neighbours, asking, counts }: Sharing) => ({
  ...{ ownership, neighbours, asking, counts },
});

/** What the hall does by itself from time to time; returns what ends it. */
function watched(tables: Tables): () => void {
  void countOtherRules(tables);
  const ends = [watchDeadlines(tables), watchLeftovers(tables), watchRetention(tables)];
  return () => {
    for (const end of ends) end();
  };
}

/** What HTTP requests are answered from. */
const pageParts = (
  { games, secret, clientFolder, restored, recentErrors }: HallParts & Pick<WebParts, 'recentErrors'>,
  { clock, ...open }: Pick<WebParts, 'tables' | 'stream' | 'pushes'> & { readonly clock: Clock },
): WebParts => ({
  ...open,
  games,
  clientFolder,
  recentErrors,
  tokens: guestTokens(secret),
  restored: () => toldAt(restored, clock.wall()),
  loss: () => toldToOperator(restored, clock.wall()),
});

/** The hall's own clock. A step of its time, however it came about, is worth a line in the log. */
function hallClock({ clock, wall, timeOfDay = Date.now, log }: HallParts): Clock {
  const onError = (error: unknown): void => log.error({ err: error }, 'a planned job failed');
  if (clock || wall) return clock ?? new Clock(onError, { wall: wall ?? Date.now });
  const time = new SteadyTime({ timeOfDay, monotonic: () => performance.now() });
  const steady = new Clock(onError, { wall: () => time.wall(), now: () => time.now(), timeOfDay });
  time.onSetBack = (ms) =>
    log.warn({ ms }, 'the time of day was set back; the hall goes on as if it had not been');
  time.onGap = (gap) => {
    log.warn(gap, 'the time of day went ahead, or this process stood still; no clock runs for that time');
    steady.passOver(gap);
  };
  return steady;
}

/** Misbehaviour of strangers is sampled, whether we or Colyseus notice it. */
function refusalLog(config: Config, log: Logger, clock: Clock): RefusalLog {
  const refusals = new RefusalLog({ log, clock, perMinute: config.refusalLines });
  setLogger(colyseusLog(log, refusals));
  return refusals;
}

/** The store as the hall uses it, and its health. */
function watchedStore({ store, log }: HallParts, metrics: Metrics, clock: Clock) {
  const health = new StoreHealth(() => store.check(), clock, log);
  const damages = new Damages(log, metrics);
  metrics.storeUp.set(1);
  health.onChange(() => metrics.storeUp.set(health.isWell ? 1 : 0));
  return { store: guardedStore(store, { health, metrics, damages }), health, damages };
}

type OpenServices = Omit<ConstructorParameters<typeof Tables>[1], 'config' | 'log' | 'chance'>;

const tablesOf = ({ games, config, log, chance = trueChance }: HallParts, open: OpenServices): Tables =>
  new Tables(games, { config, log, chance, ...open });

/** What keeps people from harming others. */
const moderating = (
  { config }: HallParts,
  { moderation, clock, counts }: Pick<TableServices, 'moderation' | 'clock' | 'counts'>,
) => ({
  moderation,
  reportLimit: new ReportLimit(() => clock.now(), counts),
  hiddenWords: new WordList(config.hiddenWords),
});

/** The queue for expensive work, the budgets for it, and the threads of bots that think. */
function dearWork({ config, workTimes, botThread }: HallParts, { botThreads }: Metrics, clock: Clock) {
  const budget = new CpuBudget(config.cpuPerPerson, () => clock.now());
  const pool: TableServices['botThreads'] = new WorkerPool(botThread, config.thinking, (threads) =>
    botThreads.set(threads),
  );
  const background = new BackgroundQueue(budget, { ...machineTimes(), ...workTimes });
  return { budget, background, botThreads: pool };
}
