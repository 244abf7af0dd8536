import { matchMaker } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { LIMITS } from '@gearhall/shared/core/wire/limits';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { Config } from '../ground/config';
import { clientAddress } from '../ground/limits/addresses';
import { ConnectionCap, STATUS_OF_CAP } from '../ground/limits/connectionCaps';
import type { RefusalLog } from '../ground/logs/RefusalLog';
import { FrameGuard, type Report } from './frameGuard';
import { isOwnOrigin, placeAt, refuseUpgrade, type Place } from './upgrades';

/** Frames of any kind for each allowed request; the table counts requests more strictly. */
const FRAMES_PER_REQUEST = 4;
const PING_MS = 30_000;
/** Milliseconds that the other side may take to answer a close frame. Missing from the types of ws. */
const CLOSE_TIMEOUT = { closeTimeout: 5000 };

/**
 * Colyseus' WebSocket transport with checks in front: a WebSocket is made only for a place reserved at a table, only
 * well-formed frames get through, and nothing that a stranger sends can throw inside the server.
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
      // Stays as long as the socket exists, because ws adds and removes listeners of its own.
      socket.on('error', () => socket.destroy());
      const status = this.refusalOf(request) ?? this.count(request, socket);
      if (status === undefined) this.upgrade(request, socket, head);
      else refuseUpgrade(socket, status);
    });
  }

  /** The HTTP status with which an upgrade is refused; undefined when it is allowed. */
  private refusalOf({ url, headers }: IncomingMessage): number | undefined {
    const place = placeAt(url);
    if (!place || !isReserved(place)) return 404;
    return isOwnOrigin(headers, this.config.trustProxy > 0) ? undefined : 403;
  }

  /** Counts a WebSocket for its address while it is open; returns the status of the refusal if there are too many. */
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
    const { messagesPerSecond, joinWithinMs: joinWithin } = this.config;
    const framesPerSecond = messagesPerSecond * FRAMES_PER_REQUEST;
    const address = clientAddress(request, this.config.trustProxy);
    lines.set(socket, { stream: request.socket, address });
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

/** What an accepted WebSocket runs over. */
interface Line {
  readonly stream: Socket;
  /** Where it comes from, past the proxies that the hall trusts. */
  readonly address: string;
}
const lines = new WeakMap<object, Line>();

/** The line of an accepted WebSocket. */
export function socketLineOf(socket: object): Line {
  const line = lines.get(socket);
  if (!line) throw new Error('A client came in by another way than the door of the hall.');
  return line;
}
