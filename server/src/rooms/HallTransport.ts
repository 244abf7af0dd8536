import { Protocol } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { CLOSE, LIMITS } from '@gearhall/shared/core/wire';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { Config } from '../config';
import { isTableId } from '../identity/chance';
import { RateLimiter } from './RateLimiter';

/** Frames of any kind for each request that is allowed; requests are counted more strictly at the table. */
const FRAMES_PER_REQUEST = 4;
const PING_MS = 30_000;
/** The address of a place at a table: process, table, and the place that was reserved. */
const ADDRESS = /^\/[\w-]{1,40}\/([0-9a-z]{10})\?(?:.*&)?sessionId=[\w-]{1,40}(?:&|$)/u;
const POLICY_VIOLATION = 1008;

/**
 * Colyseus' WebSocket transport with a door before it: only well-formed frames from addresses of
 * tables get in, and nothing that a stranger sends can throw inside the server.
 */
export class HallTransport extends WebSocketTransport {
  constructor(
    server: Server,
    private readonly config: Config,
    private readonly log: Logger,
  ) {
    super({ server, pingInterval: PING_MS, maxPayload: LIMITS.message });
    this.wss.removeAllListeners('connection');
    this.wss.on('connection', (socket, request) => void this.admit(socket, request));
  }

  private async admit(socket: WebSocket, request: IncomingMessage): Promise<void> {
    const tableId = ADDRESS.exec(request.url ?? '')?.[1];
    if (tableId === undefined || !isTableId(tableId)) {
      socket.close(POLICY_VIOLATION);
      return;
    }
    streams.set(socket, request.socket);
    guard(socket, this.config.messagesPerSecond * FRAMES_PER_REQUEST, this.log);
    try {
      await this.onConnection(Object.assign(socket, { pingCount: 0 }), request);
    } catch (error) {
      this.log.warn({ why: String(error) }, 'a connection failed');
      socket.terminate();
    }
  }
}

const streams = new WeakMap<object, Socket>();

/** The stream under a WebSocket that was let in. */
export function streamOf(socket: object): Socket | undefined {
  return streams.get(socket);
}

/** Lets only proper frames through to Colyseus' listeners. */
function guard(socket: WebSocket, framesPerSecond: number, log: Logger): void {
  const limiter = new RateLimiter(framesPerSecond, () => performance.now());
  const emit = socket.emit.bind(socket) as (event: string | symbol, ...rest: unknown[]) => boolean;
  socket.emit = (event: string | symbol, ...rest: unknown[]): boolean => {
    if (event !== 'message') return emit(event, ...rest);
    const verdict = limiter.hit();
    if (verdict === 'abuse') {
      log.warn('a connection was closed for sending too much');
      socket.close(CLOSE.tooFast);
    }
    if (verdict !== 'fine') return false;
    if (!isProper(rest[0])) {
      log.info('a malformed frame was dropped, and its connection closed');
      socket.close(POLICY_VIOLATION);
      return false;
    }
    return safely(() => emit(event, ...rest), socket, log);
  };
}

function safely(deliver: () => boolean, socket: WebSocket, log: Logger): boolean {
  try {
    return deliver();
  } catch (error) {
    log.error({ err: error }, 'a frame could not be handled');
    socket.terminate();
    return false;
  }
}

/** The kinds of frames that our clients send, and for messages a short plain type word. */
function isProper(frame: unknown): boolean {
  if (!(frame instanceof Buffer) || frame.length === 0) return false;
  const kind = frame[0];
  if (kind === Protocol.ROOM_DATA) return hasTypeWord(frame);
  return kind === Protocol.JOIN_ROOM || kind === Protocol.LEAVE_ROOM || kind === Protocol.PING;
}

const FIXSTR = 0xa0;
const FIXSTR_MAX = 0xbf;

function hasTypeWord(frame: Buffer): boolean {
  const head = frame[1] ?? 0;
  if (head < FIXSTR || head > FIXSTR_MAX) return false;
  const word = frame.subarray(2, 2 + head - FIXSTR);
  return word.length === head - FIXSTR && /^\w+$/u.test(word.toString('latin1'));
}
