import type { z } from 'zod';
import type { REQUESTS, RequestType } from '@gearhall/shared/core/wire';

/** What a request carries beside its number. */
export type Body<T extends RequestType> = Omit<z.input<(typeof REQUESTS)[T]>, 'n'>;

export interface Sent {
  readonly n: number;
  readonly type: RequestType;
  readonly message: object;
}

/**
 * What is sent again after a loss. The others would only be refused, or are asked for anew: a salt is
 * given with every welcome, and a `consent` that is late could meet another question than it answers.
 */
const SENT_AGAIN = {
  act: true,
  chat: true,
  rename: true,
  rematch: true,
  sit: false,
  stand: false,
  bot: false,
  free: false,
  salt: false,
  standIn: false,
  offer: false,
  undo: true,
  consent: false,
  lookBack: false,
  start: false,
  history: false,
} as const satisfies Record<RequestType, boolean>;

/**
 * Requests that await their answer. Each has a number of its own; after a lost connection they are
 * sent again with the same numbers, so that the table never does one of them twice.
 */
export class Outbox {
  private next = 0;
  private readonly waiting = new Map<number, Sent>();

  /** Numbers go on after the last one that the table knows of. */
  continueAfter(lastAct: number): void {
    this.next = Math.max(this.next, lastAct + 1);
  }

  add<T extends RequestType>(type: T, body: Body<T>): Sent {
    const n = this.next;
    this.next += 1;
    const sent = { n, type, message: { n, ...body } };
    this.waiting.set(n, sent);
    return sent;
  }

  /** The answer to `n` has come: what it answers, or undefined when that was answered before. */
  answered(n: number): Sent | undefined {
    const sent = this.waiting.get(n);
    this.waiting.delete(n);
    return sent;
  }

  /** What is to be sent again, in the order in which it was made; the rest is forgotten. */
  again(): readonly Sent[] {
    for (const sent of this.waiting.values()) {
      if (!SENT_AGAIN[sent.type]) this.waiting.delete(sent.n);
    }
    return [...this.waiting.values()];
  }
}
