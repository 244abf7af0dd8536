import { setLogger } from '@colyseus/core/Logger';
import type { AnyGame } from '@gearhall/shared/core/game';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { Load } from './admin/Load';
import type { Config } from './config';
import { webApp, type WebParts } from './http/webApp';
import { webServer } from './http/webServer';
import { type Chance, trueChance } from './identity/chance';
import { guestTokens } from './identity/tokens';
import { Lobby } from './lobby/Lobby';
import { tableStream } from './lobby/stream';
import { Moderation } from './moderation/Moderation';
import { ReportLimit } from './moderation/ReportLimit';
import { CpuBudget } from './ops/CpuBudget';
import { colyseusLog } from './ops/log';
import { guardedStore } from './ops/guardedStore';
import { Damages } from './ops/Damages';
import { Heartbeat } from './ops/heartbeat';
import { makeMetrics, type Metrics } from './ops/metrics';
import { RecentErrors } from './ops/RecentErrors';
import { RefusalLog } from './ops/RefusalLog';
import { StoreHealth } from './ops/StoreHealth';
import { WordList } from './ops/WordList';
import { Pushes } from './push/Pushes';
import { sendByNet, type SendPush } from './push/sending';
import { answersOf } from './processes/answers';
import { Sharing } from './processes/Sharing';
import { Archive } from './rooms/Archive';
import { BackgroundQueue, machineTimes, type Times } from './rooms/BackgroundQueue';
import { Clock } from './rooms/Clock';
import { watchDeadlines } from './rooms/deadlines';
import { watchKeeping } from './rooms/keeping';
import { HallTransport } from './rooms/HallTransport';
import type { TableServices } from './rooms/services';
import { Tables } from './rooms/tables';
import { toldAt, type Restored } from './store/restored';
import type { Store } from './store/store';

export interface HallParts {
  readonly config: Config;
  /** Signs guest tokens. */
  readonly secret: string;
  readonly games: readonly AnyGame[];
  readonly store: Store;
  readonly log: Logger;
  /** What the log has said of late, for the operator. */
  readonly recentErrors?: RecentErrors;
  /** Folder of the built client. */
  readonly clientFolder?: string | undefined;
  readonly chance?: Chance;
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
  const { config, games, log, wall, recentErrors = new RecentErrors() } = parts;
  const metrics = makeMetrics({ games: games.map(({ about }) => about.id), maxTables: config.maxTables });
  const clock = parts.clock ?? new Clock((error) => log.error({ err: error }, 'a planned job failed'), wall);
  const lobby = new Lobby(() => clock.wall());
  const refusals = refusalLog(config, log, clock);
  const { store, health, damages } = watchedStore(parts, metrics, clock);
  const pushes = new Pushes({ config, store, log, send: parts.sendPush ?? sendByNet() });
  const dear = dearWork(parts, clock);
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
  const app = webApp(pageParts({ ...parts, recentErrors }, { tables, stream, pushes, clock }));
  const server = webServer(app, config, log);
  const transport = new HallTransport(server, config, log, refusals);
  let stopWatching = (): void => undefined;
  return {
    async listen() {
      await heartbeat.start();
      await pushes.key();
      await archive.key();
      await moderation.start();
      await sharing.start(answersOf({ tables, recentErrors, load: new Load(metrics) }));
      stopWatching = watched(tables);
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        transport.listen(config.port, config.host, undefined, resolve);
      });
      return (server.address() as AddressInfo).port;
    },
    async close() {
      stopWatching();
      moderation.stop();
      refusals.flush();
      clock.stop();
      stream.close();
      await sharing.stop();
      transport.shutdown();
      server.closeAllConnections();
      metrics.registry.clear();
      await store.beat(clock.wall()).catch(() => undefined);
      await store.close();
    },
  };
}

/** What tables need of how the hall is shared. */
const sharedServices = ({ ownership, neighbours, asking, counts }: Sharing) => ({
  ...{ ownership, neighbours, asking, counts },
});

/** What the hall does by itself from time to time; returns what ends it. */
function watched(tables: Tables): () => void {
  const ends = [watchDeadlines(tables), watchKeeping(tables)];
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
});

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

/** The queue for expensive work, and the budgets for it. */
function dearWork({ config, workTimes }: HallParts, clock: Clock) {
  const budget = new CpuBudget(config.cpuPerPerson, () => clock.now());
  return { budget, background: new BackgroundQueue(budget, { ...machineTimes(), ...workTimes }) };
}
