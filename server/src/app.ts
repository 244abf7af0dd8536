import { matchMaker } from '@colyseus/core';
import { setLogger } from '@colyseus/core/Logger';
import type { AnyGame } from '@gearhall/shared/core/game';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Config } from './config';
import { webApp } from './http/webApp';
import { trueChance } from './identity/chance';
import { guestTokens } from './identity/tokens';
import { Lobby } from './lobby/Lobby';
import { tableStream } from './lobby/stream';
import { colyseusLog } from './ops/log';
import { guardedStore } from './ops/guardedStore';
import { startBeating } from './ops/heartbeat';
import { makeMetrics } from './ops/metrics';
import { StoreHealth } from './ops/StoreHealth';
import { Pushes } from './push/Pushes';
import { sendByNet, type SendPush } from './push/sending';
import { Archive } from './rooms/Archive';
import { Backstage } from './rooms/Backstage';
import { Clock } from './rooms/Clock';
import { watchDeadlines } from './rooms/deadlines';
import { HallTransport } from './rooms/HallTransport';
import type { Chance } from './rooms/services';
import { IndexedDriver } from './rooms/IndexedDriver';
import { Tables } from './rooms/tables';
import type { Store } from './store/store';

export interface HallParts {
  readonly config: Config;
  /** Signs guest tokens. */
  readonly secret: string;
  readonly games: readonly AnyGame[];
  readonly store: Store;
  readonly log: Logger;
  /** Folder of the built client. */
  readonly clientFolder?: string;
  readonly chance?: Chance;
  /** The time of day, for tests that fix it. */
  readonly wall?: () => number;
  /** For tests that move the time by hand. */
  readonly clock?: Clock;
  /** How a push is sent, if not by the network. */
  readonly sendPush?: SendPush;
}

export interface Hall {
  /** Resolves with the port, once people can come in. */
  listen(): Promise<number>;
  /** Says goodbye to everybody and resolves when all is stored and closed. */
  close(): Promise<void>;
}

/** The whole server. Colyseus keeps its rooms for the process, so there is one hall at a time. */
export function createHall(parts: HallParts): Hall {
  const { config, secret, games, log, clientFolder, chance = trueChance, wall } = parts;
  setLogger(colyseusLog(log));
  const lobby = new Lobby();
  const metrics = makeMetrics();
  const clock = parts.clock ?? new Clock((error) => log.error({ err: error }, 'a planned job failed'), wall);
  const health = new StoreHealth(() => parts.store.check(), clock, log);
  const store = guardedStore(parts.store, health, metrics);
  metrics.storeUp.set(1);
  health.onChange(() => metrics.storeUp.set(health.isWell ? 1 : 0));
  const pushes = new Pushes({ config, store, log, send: parts.sendPush ?? sendByNet() });
  const backstage = new Backstage();
  const archive = new Archive(games, { store, log, backstage });
  const tables = new Tables(games, {
    config,
    store,
    health,
    clock,
    log,
    lobby,
    metrics,
    chance,
    archive,
    backstage,
    pushes,
  });
  const tokens = guestTokens(secret);
  const stream = tableStream(lobby);
  const server = createServer(webApp({ games, tables, tokens, stream, pushes, clientFolder }));
  const transport = new HallTransport(server, config, log);
  let stopWatching = (): void => undefined;
  return {
    async listen() {
      await startBeating(store, clock);
      await pushes.key();
      await archive.key();
      await matchMaker.setup(undefined, new IndexedDriver());
      await matchMaker.accept();
      stopWatching = watchDeadlines(tables);
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        transport.listen(config.port, config.host, undefined, resolve);
      });
      return (server.address() as AddressInfo).port;
    },
    async close() {
      stopWatching();
      clock.stop();
      stream.close();
      await matchMaker.gracefullyShutdown();
      transport.shutdown();
      server.closeAllConnections();
      metrics.registry.clear();
      await store.beat(clock.wall()).catch(() => undefined);
      await store.close();
    },
  };
}
