import type { ListedTables } from '@gearhall/shared/games/lobby';
import type { Request, Response } from 'express';
import { ConnectionCap } from '../ground/limits/connectionCaps';
import { tooManyOpen } from '../ground/errors';
import type { Moderation } from '../moderation/Moderation';
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

/** What the operator of the hall tells everybody, and whom they have banned. */
export type HallVoice = Pick<Moderation, 'news' | 'banOf' | 'onChange'>;

/**
 * Server-Sent Events: the list of tables, and what the operator tells, at once and after each change, at most twice a
 * second. A list is made once for
 * all readers, and a reader gets the next one only after taking the last one: at most one list waits for a slow reader,
 * and a reader that takes nothing is cut off.
 */
export function tableStream(
  lobby: Pick<Lobby, 'list' | 'onChange'>,
  limits: StreamLimits,
  voice: HallVoice = SILENT,
) {
  const { perAddress, stalledMs = 30_000, gatherMs = 500 } = limits;
  const cap = new ConnectionCap(perAddress);
  const readers = new Set<Reader>();
  let due: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let list: Buffer | undefined;
  const newest = (): Buffer => (list ??= eventsOf(lobby, voice));
  const change = (): void => {
    list = undefined;
    if (readers.size === 0) return;
    due ??= setTimeout(() => {
      due = undefined;
      for (const reader of readers) reader.tell();
    }, gatherMs).unref();
  };
  const stops = [
    lobby.onChange(change),
    voice.onChange(() => {
      for (const reader of readers) if (voice.banOf(reader)) reader.end();
      change();
    }),
  ];

  return {
    /** Throws if the address has too many open streams. */
    open(request: Request, response: Response): void {
      const release = cap.take(request.ip);
      if (typeof release === 'string') throw tooManyOpen();
      if (response.destroyed || request.socket.destroyed) {
        release();
        return;
      }
      const reader = new Reader(request.ip ?? '', response, newest, stalledMs);
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
      for (const stop of stops) stop();
      clearTimeout(due);
      clearInterval(heartbeat);
      for (const reader of readers) reader.end();
    },
  };
}

const SILENT: HallVoice = {
  news: { announcement: null, draining: false },
  banOf: () => undefined,
  onChange: () => () => undefined,
};

function eventsOf(lobby: Pick<Lobby, 'list'>, { news }: HallVoice): Buffer {
  const listed: ListedTables = { tables: lobby.list() };
  return Buffer.from(eventOf('tables', listed) + eventOf('hall', news));
}

const eventOf = (name: string, body: unknown): string => `event: ${name}\ndata: ${JSON.stringify(body)}\n\n`;

/** One open stream. */
class Reader {
  /** Runs while the reader has not taken everything that was written. */
  private stalled: NodeJS.Timeout | undefined;
  /** Whether the list has changed since it was last written. */
  private isBehind = false;

  constructor(
    readonly address: string,
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
