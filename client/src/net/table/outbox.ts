import type { z } from 'zod';
import type { REQUESTS, RequestType } from '@gearhall/shared/core/wire/requests';

/** A request without its number and its position. */
export type Body<T extends RequestType> = Omit<z.input<(typeof REQUESTS)[T]>, 'n' | 'at'>;

export interface Sent {
  readonly n: number;
  readonly type: RequestType;
  readonly message: object;
}

/**
 * Which requests are sent again after a lost connection: all that somebody means. Each tells its position,
 * so that the table refuses what has become stale meanwhile, and the person is told. The others are
 * requested anew: a salt, for instance, with every welcome. `bound`: only with its position; made before
 * the table was seen, it might do something else than was meant.
 */
const SENT_AGAIN = {
  act: true,
  chat: true,
  mute: 'bound',
  rename: true,
  report: true,
  rematch: true,
  sit: 'bound',
  stand: 'bound',
  bot: 'bound',
  settings: 'bound',
  free: 'bound',
  salt: false,
  standIn: 'bound',
  offer: 'bound',
  undo: true,
  consent: 'bound',
  reviewGame: false,
  share: 'bound',
  lookAt: false,
  start: 'bound',
  holdStart: true,
  giveUpSeries: true,
  history: false,
  hint: false,
  seatVote: 'bound',
  seatConsent: 'bound',
  keepOff: 'bound',
  letBack: 'bound',
  endGame: true,
} as const satisfies Record<RequestType, boolean | 'bound'>;

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

  /** `at`: the position that the request belongs to, if it belongs to one. */
  add<T extends RequestType>(type: T, body: Body<T>, at?: number): Sent {
    const n = COUNTED.includes(type) ? this.nextCounted() : this.nextOther++;
    const sent = { n, type, message: { n, ...(at === undefined ? {} : { at }), ...body } };
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
      const isSentAgain = SENT_AGAIN[sent.type] === 'bound' ? 'at' in sent.message : SENT_AGAIN[sent.type];
      if (!isSentAgain) this.waiting.delete(sent.n);
    }
    return [...this.waiting.values()];
  }

  private nextCounted(): number {
    const taken = [...this.waiting.values()].filter(({ type }) => COUNTED.includes(type)).map(({ n }) => n);
    return Math.max(this.lastAccepted, ...taken) + 1;
  }
}
