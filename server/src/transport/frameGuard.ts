import { Protocol } from '@colyseus/core';
import { CLOSE } from '@gearhall/shared/core/wire/wire';
import type { Level } from 'pino';
import type { WebSocket } from 'ws';
import { RateLimiter } from '../ground/limits/RateLimiter';

const POLICY_VIOLATION = 1008;

interface GuardLimits {
  /** Frames of any kind, including pings. */
  readonly framesPerSecond: number;
  /** Milliseconds from the upgrade within which the client must acknowledge that it joined. */
  readonly joinWithin: number;
}

/** Logs or counts what a connection did. */
export type Report = (
  level: Level,
  fault: { code: string; why?: string; err?: unknown },
  message: string,
) => void;

/** How far a connection has got in joining a room: an acknowledgement is expected only after the offer. */
type Stage = 'connecting' | 'offered' | 'joined';

/** The WebSocket events that stand for one frame of the client each. */
const FRAMES: readonly (string | symbol)[] = ['message', 'ping', 'pong'];

/** Lets only proper frames through to Colyseus' listeners, at a limited rate, and only at the right time. */
export class FrameGuard {
  private stage: Stage = 'connecting';
  private readonly limiter: RateLimiter;
  private readonly emit: WebSocket['emit'];

  constructor(
    private readonly socket: WebSocket,
    limits: GuardLimits,
    private readonly report: Report,
  ) {
    this.limiter = new RateLimiter(limits.framesPerSecond, () => performance.now());
    this.emit = socket.emit.bind(socket);
    socket.emit = (event: string | symbol, ...rest: unknown[]): boolean =>
      FRAMES.includes(event) ? this.receive(event, rest) : this.pass(event, rest);
    const tooLate = setTimeout(() => {
      if (this.stage !== 'joined') this.refuse('joinedLate', 'a connection did not join in time');
    }, limits.joinWithin);
    socket.once('close', () => clearTimeout(tooLate));
  }

  /** The client has been offered its place in the room, and may acknowledge it. */
  offered(): void {
    this.stage = 'offered';
  }

  private receive(event: string | symbol, rest: unknown[]): boolean {
    const verdict = this.limiter.hit();
    if (verdict === 'abuse') {
      this.report('warn', { code: 'tooMuch' }, 'a connection was closed for sending too much');
      this.socket.close(CLOSE.tooFast);
    }
    // Nothing is accepted once we close: the other side may send until it has answered.
    if (verdict !== 'fine' || this.socket.readyState !== this.socket.OPEN) return false;
    return event === 'message' ? this.receiveMessage(rest) : this.pass(event, rest);
  }

  private receiveMessage(rest: unknown[]): boolean {
    const [message] = rest;
    if (!isProper(message)) {
      return this.refuse('malformedFrame', 'a malformed frame was dropped, and its connection closed');
    }
    if (this.stage !== 'joined' && !this.isTimely(message)) {
      const why = 'a frame came before its sender had joined, and the connection was closed';
      return this.refuse('earlyFrame', why);
    }
    try {
      return this.pass('message', rest);
    } catch (error) {
      this.report('error', { code: 'broken', err: error }, 'a frame could not be handled');
      this.socket.terminate();
      return false;
    }
  }

  /** Before a client has joined, it may only acknowledge or leave. */
  private isTimely(message: Buffer): boolean {
    if (this.stage !== 'offered' || message.length !== 1) return false;
    if (message[0] === Protocol.JOIN_ROOM) this.stage = 'joined';
    return message[0] === Protocol.JOIN_ROOM || message[0] === Protocol.LEAVE_ROOM;
  }

  private refuse(code: string, why: string): false {
    this.report('info', { code }, why);
    this.socket.close(POLICY_VIOLATION);
    return false;
  }

  private pass(event: string | symbol, rest: unknown[]): boolean {
    return (this.emit as (event: string | symbol, ...rest: unknown[]) => boolean)(event, ...rest);
  }
}

/** Is it one of the kinds of frames that our clients send, with a short plain type for messages? */
function isProper(frame: unknown): frame is Buffer {
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
