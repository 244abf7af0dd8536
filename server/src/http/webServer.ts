import { createServer, type RequestListener, type Server } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { asksForWebSocket } from '../rooms/upgrades';
import { ConnectionCap } from './connectionCaps';

/**
 * How long, in ms, a connection may take: to send the head of its first or next request, to send a
 * whole request, and to begin the next one. A WebSocket has time-outs of its own.
 */
const HTTP_TIMEOUTS = {
  headersTimeout: 8000,
  requestTimeout: 12_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1000,
} as const;
/** A connection over which nothing moved for so long in either direction, though something was to be sent. */
const STILL_MS = 60_000;

/** No more than one line of the log tells in so long that connections cannot be taken. */
const QUIET_MS = 60_000;

/** The HTTP server, with bounds on what a stranger can make it hold, and for how long. */
export function webServer(answer: RequestListener, config: Config, log: Logger): Server {
  const server = createServer({ ...HTTP_TIMEOUTS, shouldUpgradeCallback: asksForWebSocket }, answer);
  server.timeout = STILL_MS;
  server.maxConnections = config.maxConnections;
  surviveErrors(server, log);
  capConnections(server, config);
  return server;
}

/** Behind a proxy all TCP connections come from the proxy, and only their number in all is bounded. */
function capConnections(server: Server, config: Config): void {
  if (config.trustProxy > 0) return;
  const cap = new ConnectionCap(config.connectionsPerAddress);
  server.on('connection', (socket) => {
    const release = cap.take(socket.remoteAddress);
    if (typeof release === 'string') socket.destroy();
    else socket.once('close', release);
  });
}

/** A server that cannot take a connection, for want of files or memory, may be able to take the next one. */
function surviveErrors(server: Server, log: Logger): void {
  let quietUntil = -Infinity;
  server.on('error', (error) => {
    if (!server.listening || performance.now() < quietUntil) return;
    quietUntil = performance.now() + QUIET_MS;
    log.error({ err: error }, 'a connection could not be taken');
  });
}
