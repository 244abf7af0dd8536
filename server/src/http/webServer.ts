import { createServer, type RequestListener, type Server } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../ground/config';
import { asksForWebSocket } from '../transport/upgrades';
import { ConnectionCap } from '../ground/limits/connectionCaps';

/**
 * The time limits of a connection, in ms: for the head of its first or next request, for a whole request, and until the
 * next one begins. WebSockets have timeouts of their own.
 */
const HTTP_TIMEOUTS = {
  headersTimeout: 8000,
  requestTimeout: 12_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1000,
} as const;
/** The limit for a connection on which nothing moves in either direction although something is to be sent, in ms. */
const STILL_MS = 60_000;

/** At most one log line per this time (ms) reports that connections cannot be accepted. */
const QUIET_MS = 60_000;

/** The HTTP server, with limits on what a stranger can make it hold, and for how long. */
export function webServer(answer: RequestListener, config: Config, log: Logger): Server {
  const server = createServer({ ...HTTP_TIMEOUTS, shouldUpgradeCallback: asksForWebSocket }, answer);
  server.timeout = STILL_MS;
  server.maxConnections = config.maxConnections;
  surviveErrors(server, log);
  capConnections(server, config);
  return server;
}

/** Behind a proxy all TCP connections come from the proxy, so only their total is limited. */
function capConnections(server: Server, config: Config): void {
  if (config.trustProxy > 0) return;
  const cap = new ConnectionCap(config.connectionsPerAddress);
  server.on('connection', (socket) => {
    const release = cap.take(socket.remoteAddress);
    if (typeof release === 'string') socket.destroy();
    else socket.once('close', release);
  });
}

/** A server that cannot accept a connection for lack of files or memory may be able to accept the next one. */
function surviveErrors(server: Server, log: Logger): void {
  let quietUntil = -Infinity;
  server.on('error', (error) => {
    if (!server.listening || performance.now() < quietUntil) return;
    quietUntil = performance.now() + QUIET_MS;
    log.error({ err: error }, 'a connection could not be taken');
  });
}
