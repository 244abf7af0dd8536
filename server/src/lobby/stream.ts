import type { Request, Response } from 'express';
import { ConnectionCap } from '../http/connectionCaps';
import { tooManyOpen } from '../http/errors';
import type { Lobby } from './Lobby';

const HEARTBEAT_MS = 25_000;
const HEARTBEAT = ': still here\n\n';

interface StreamLimits {
  /** Streams that one address may have open. */
  readonly perAddress: number;
  /** Milliseconds after which a reader that has not taken what was written is cut off. */
  readonly stalledMs?: number;
  /** Milliseconds for which changes are batched. */
  readonly gatherMs?: number;
}

/**
 * Server-Sent Events: the list of tables at once and after each change, at most twice a second. A list is made once for
 * all readers, and a reader gets the next one only after taking the last one: at most one list waits for a slow reader,
 * and a reader that takes nothing is cut off.
 */
export function tableStream(lobby: Pick<Lobby, 'list' | 'onChange'>, limits: StreamLimits) {
  const { perAddress, stalledMs = 30_000, gatherMs = 500 } = limits;
  const cap = new ConnectionCap(perAddress);
  const readers = new Set<Reader>();
  let due: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let list: Buffer | undefined;
  const newest = (): Buffer => (list ??= eventOf(lobby));
  const stop = lobby.onChange(() => {
    list = undefined;
    if (readers.size === 0) return;
    due ??= setTimeout(() => {
      due = undefined;
      for (const reader of readers) reader.tell();
    }, gatherMs).unref();
  });

  return {
    /** Throws if the address has too many open streams. */
    open(request: Request, response: Response): void {
      const release = cap.take(request.ip);
      if (typeof release === 'string') throw tooManyOpen();
      if (response.destroyed || request.socket.destroyed) {
        release();
        return;
      }
      const reader = new Reader(response, newest, stalledMs);
      readers.add(reader);
      response.once('close', () => {
        release();
        readers.delete(reader);
      });
      heartbeat ??= setInterval(() => {
        for (const each of readers) each.beat();
      }, HEARTBEAT_MS).unref();
    },
    close(): void {
      stop();
      clearTimeout(due);
      clearInterval(heartbeat);
      for (const reader of readers) reader.end();
    },
  };
}

function eventOf(lobby: Pick<Lobby, 'list'>): Buffer {
  return Buffer.from(`event: tables\ndata: ${JSON.stringify({ tables: lobby.list() })}\n\n`);
}

/** One open stream. */
class Reader {
  /** Runs while the reader has not taken everything that was written. */
  private stalled: NodeJS.Timeout | undefined;
  /** Whether the list has changed since it was last written. */
  private isBehind = false;

  constructor(
    private readonly response: Response,
    private readonly newest: () => Buffer,
    private readonly stalledMs: number,
  ) {
    // A broken connection is closed; there is nothing else to do.
    response.on('error', () => response.destroy());
    response.on('drain', () => this.drained());
    response.once('close', () => clearTimeout(this.stalled));
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    this.tell();
  }

  /** Sends the newest list, now or after the last one has been taken. */
  tell(): void {
    this.isBehind = this.stalled !== undefined;
    if (!this.isBehind) this.write(this.newest());
  }

  beat(): void {
    if (!this.stalled) this.write(HEARTBEAT);
  }

  end(): void {
    if (!this.response.destroyed) this.response.end();
  }

  private write(bytes: Buffer | string): void {
    if (this.response.destroyed || this.response.writableEnded || this.response.write(bytes)) return;
    this.stalled = setTimeout(() => this.response.destroy(), this.stalledMs).unref();
  }

  private drained(): void {
    clearTimeout(this.stalled);
    this.stalled = undefined;
    if (this.isBehind) this.tell();
  }
}
