import { matchMaker } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { LIMITS } from '@gearhall/shared/core/wire';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { Config } from '../config';
import { clientAddress } from '../http/addresses';
import { ConnectionCap, STATUS_OF_CAP } from '../http/connectionCaps';
import type { RefusalLog } from '../ops/RefusalLog';
import { FrameGuard, type Report } from './frameGuard';
import { isOwnOrigin, placeAt, refuseUpgrade, type Place } from './upgrades';

/** Frames of any kind for each request that is allowed; requests are counted more strictly at the table. */
const FRAMES_PER_REQUEST = 4;
const PING_MS = 30_000;
/** Milliseconds that the other side may take to answer a close frame. The types of ws do not know it yet. */
const CLOSE_TIMEOUT = { closeTimeout: 5000 };

/**
 * Colyseus' WebSocket transport with a door before it: a WebSocket is made only for a place that was
 * reserved at a table, only well-formed frames get in, and nothing that a stranger sends can throw
 * inside the server.
 */
export class HallTransport extends WebSocketTransport {
  private readonly cap: ConnectionCap;

  constructor(
    server: Server,
    private readonly config: Config,
    private readonly log: Logger,
    private readonly refusals: RefusalLog,
  ) {
    super({ noServer: true, pingInterval: PING_MS, maxPayload: LIMITS.message, ...CLOSE_TIMEOUT });
    this.cap = new ConnectionCap(config.socketsPerAddress);
    this.wss.removeAllListeners('connection');
    this.attachToServer(server);
    this.shouldShutdownServer = true;
  }

  protected override listenForUpgrade(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      // Stays for as long as the socket: ws adds and removes listeners of its own.
      socket.on('error', () => socket.destroy());
      const status = this.refusalOf(request) ?? this.count(request, socket);
      if (status === undefined) this.upgrade(request, socket, head);
      else refuseUpgrade(socket, status);
    });
  }

  /** The HTTP status to refuse a request to upgrade with; undefined when it is allowed. */
  private refusalOf({ url, headers }: IncomingMessage): number | undefined {
    const place = placeAt(url);
    if (!place || !isReserved(place)) return 404;
    return isOwnOrigin(headers, this.config.trustProxy > 0) ? undefined : 403;
  }

  /** Counts a WebSocket for its address for as long as it is open; the status to refuse it with, if there are too many. */
  private count(request: IncomingMessage, socket: Duplex): number | undefined {
    const release = this.cap.take(clientAddress(request, this.config.trustProxy));
    if (typeof release === 'string') return STATUS_OF_CAP[release];
    socket.once('close', release);
    return undefined;
  }

  private upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    this.wss.handleUpgrade(request, stream, head, (socket) => {
      socket.on('error', (error) => this.log.debug({ why: String(error) }, 'a connection was broken'));
      void this.admit(socket, request);
    });
  }

  private async admit(socket: WebSocket, request: IncomingMessage): Promise<void> {
    streams.set(socket, request.socket);
    const { messagesPerSecond, joinWithinMs: joinWithin } = this.config;
    const framesPerSecond = messagesPerSecond * FRAMES_PER_REQUEST;
    const address = clientAddress(request, this.config.trustProxy);
    const report: Report = (...what) => this.refusals.note(address, ...what);
    const guard = new FrameGuard(socket, { framesPerSecond, joinWithin }, report);
    try {
      await this.onConnection(Object.assign(socket, { pingCount: 0 }), request);
      guard.offered();
    } catch (error) {
      report('warn', { code: 'failed', why: String(error) }, 'a connection failed');
      socket.terminate();
    }
  }
}

function isReserved({ table, session }: Place): boolean {
  return matchMaker.getLocalRoomById(table)?.hasReservedSeat(session) ?? false;
}

const streams = new WeakMap<object, Socket>();

/** The stream under a WebSocket that was let in. */
export function streamOf(socket: object): Socket | undefined {
  return streams.get(socket);
}
