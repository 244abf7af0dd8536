import type { z } from 'zod';
import type { REQUESTS, RequestType } from '@gearhall/shared/core/wire';

/** A request without its number. */
export type Body<T extends RequestType> = Omit<z.input<(typeof REQUESTS)[T]>, 'n'>;

export interface Sent {
  readonly n: number;
  readonly type: RequestType;
  readonly message: object;
}

/**
 * Which requests are sent again after a lost connection. The others would only be refused, or are
 * requested anew: a salt is given with every welcome, and a `consent` that is late could answer another
 * question than it was meant for.
 */
const SENT_AGAIN = {
  act: true,
  chat: true,
  mute: false,
  rename: true,
  report: true,
  rematch: true,
  sit: false,
  stand: false,
  bot: false,
  settings: false,
  free: false,
  salt: false,
  standIn: false,
  offer: false,
  undo: true,
  consent: false,
  reviewGame: false,
  share: false,
  lookAt: false,
  start: false,
  holdStart: true,
  giveUpSeries: true,
  history: false,
} as const satisfies Record<RequestType, boolean>;

/**
 * These share one sequence of numbers per person, which the table keeps (`Welcome.lastAct`): it refuses a
 * number that is not higher than all that it has accepted.
 */
const COUNTED: readonly RequestType[] = ['act', 'undo', 'consent'];

/** Other requests have numbers of their own, far above those of any action. */
const OTHERS_FROM = 2 ** 30;
/**
 * Each page begins at a random number below this. The table treats a line of chat as sent again if it
 * knows both the number and the text.
 */
const SPREAD = 2 ** 29;

/**
 * Requests that await their answer. Each has its own number; after a lost connection they are sent again
 * with the same numbers, so that the table never carries out one of them twice.
 *
 * An action takes the number after the last accepted one. If another tab or device of the same person has
 * acted meanwhile, it has taken that number, and the table refuses the later action (`staleRequest`). The
 * person is told and decides; nothing is sent again automatically under another number.
 */
export class Outbox {
  private lastAccepted = -1;
  private nextOther: number;
  private readonly waiting = new Map<number, Sent>();

  /** `drawn`: a random number from 0 to 1 that decides the first number. */
  constructor(drawn: number) {
    this.nextOther = OTHERS_FROM + Math.floor(drawn * SPREAD);
  }

  /** The number of the last action that the table has accepted from this person. */
  continueAfter(lastAct: number): void {
    this.lastAccepted = Math.max(this.lastAccepted, lastAct);
  }

  add<T extends RequestType>(type: T, body: Body<T>): Sent {
    const n = COUNTED.includes(type) ? this.nextCounted() : this.nextOther++;
    const sent = { n, type, message: { n, ...body } };
    this.waiting.set(n, sent);
    return sent;
  }

  /** Request `n` has been answered: returns the request, or undefined when it was answered before. */
  answered(n: number, isAccepted: boolean): Sent | undefined {
    const sent = this.waiting.get(n);
    this.waiting.delete(n);
    if (sent && isAccepted && COUNTED.includes(sent.type)) this.continueAfter(n);
    return sent;
  }

  /** The requests to send again, in the order in which they were made; the others are forgotten. */
  again(): readonly Sent[] {
    for (const sent of this.waiting.values()) {
      if (!SENT_AGAIN[sent.type]) this.waiting.delete(sent.n);
    }
    return [...this.waiting.values()];
  }

  private nextCounted(): number {
    const taken = [...this.waiting.values()].filter(({ type }) => COUNTED.includes(type)).map(({ n }) => n);
    return Math.max(this.lastAccepted, ...taken) + 1;
  }
}
