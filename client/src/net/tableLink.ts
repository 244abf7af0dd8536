import { CLOSE, type Notices, type RequestType } from '@gearhall/shared/core/wire';
import { waitBefore } from './backoff';
import { DialError, type Dial, type DecodedState, type Line, type Listener } from './line';
import { Outbox, type Body, type Sent } from './outbox';

/** `restarting`: lost because the hall said that it is about to come back. */
export const CONNECTIONS = ['joining', 'live', 'lost', 'restarting', 'refused'] as const;
export type Connection = (typeof CONNECTIONS)[number];

export const LINK_REFUSALS = [
  'noSuchTable',
  'tableDamaged',
  'badToken',
  'badName',
  'refused',
  'movedElsewhere',
  'tableClosed',
  'tooFast',
] as const;
export type LinkRefusal = (typeof LINK_REFUSALS)[number];

/** What a table link needs from outside; tests give their own. */
export interface LinkMeans {
  readonly dial: Dial;
  readonly token: () => Promise<string>;
  readonly forgetToken: (token: string) => void;
  readonly name: () => string;
  /** Calls back after so many milliseconds; returns the way to call it off. */
  readonly later: (ms: number, then: () => void) => () => void;
  readonly chance: () => number;
}

/** Whom the link tells. */
export interface LinkListener {
  connection(now: Connection, why?: LinkRefusal): void;
  state(state: DecodedState): void;
  notice<T extends keyof Notices>(type: T, body: Notices[T]): void;
  /** A request has been answered. */
  answered(sent: Sent, answer: Notices['answer']): void;
}

const BEAT = 10_000;
const BEAT_ANSWER = 6_000;
/** The close code of a server that shuts down in good order. */
const SERVER_SHUTDOWN = 4001;
/** A restart takes less than so many attempts; after them it is only a loss. */
const MOST_RESTART = 10;
/** A token that is refused twice in a row is not the reason. */
const MOST_TOKENS = 2;

const FINAL: Readonly<Record<number, LinkRefusal>> = {
  [CLOSE.movedElsewhere]: 'movedElsewhere',
  [CLOSE.tableClosed]: 'tableClosed',
  [CLOSE.tooFast]: 'tooFast',
};

/**
 * A connection to a table that comes back by itself: it dials again after a loss, with growing and
 * spread pauses, and then sends again what was not answered.
 */
export class TableLink {
  private readonly outbox: Outbox;
  private line: Line | undefined;
  /** The table has said welcome on this line. */
  private welcomed = false;
  /** Welcomed, and all that was unanswered has been sent again. */
  private ready = false;
  private failures = 0;
  private tokensRefused = 0;
  private ended = false;
  private restarts = false;
  /** Counts the dials, so that a late answer to an old one is known as such. */
  private dialled = 0;
  private callOff: () => void = () => undefined;
  private stopBeat: () => void = () => undefined;

  constructor(
    private readonly table: string,
    private readonly means: LinkMeans,
    private readonly listener: LinkListener,
  ) {
    this.outbox = new Outbox(means.chance());
  }

  open(): void {
    this.listener.connection('joining');
    void this.dial();
  }

  /** Sends a request now, or as soon as the table is reached again. */
  request<T extends RequestType>(type: T, body: Body<T>): Sent {
    const sent = this.outbox.add(type, body);
    if (this.ready) this.line?.send(sent.type, sent.message);
    return sent;
  }

  /** The network is back, or the person: tries at once, or asks whether the line still lives. */
  hurry(): void {
    if (this.ended) return;
    this.callOff();
    if (this.line) this.feelPulse(this.line);
    else void this.dial();
  }

  close(): void {
    this.line?.leave();
    this.end();
  }

  /** Comes back after a refusal, for instance from another tab: the person wants it here. */
  reopen(): void {
    this.ended = false;
    this.failures = 0;
    this.tokensRefused = 0;
    this.open();
  }

  private async dial(): Promise<void> {
    this.dialled += 1;
    const turn = this.dialled;
    const token = await this.means.token().catch(() => undefined);
    if (this.isStale(turn)) return;
    if (token === undefined) return this.onLost();
    try {
      const line = await this.means.dial(this.table, { token, name: this.means.name() }, this.ears(turn));
      if (this.isStale(turn)) return line.leave();
      this.line = line;
      this.beat(line);
      this.resend();
    } catch (error) {
      if (!this.isStale(turn)) this.onDialFailed(error, token);
    }
  }

  private isStale(turn: number): boolean {
    return this.ended || turn !== this.dialled;
  }

  private ears(turn: number): Listener {
    const ifCurrent =
      <A extends unknown[]>(then: (...args: A) => void) =>
      (...args: A) => {
        if (!this.isStale(turn)) then(...args);
      };
    return {
      state: ifCurrent((state) => this.listener.state(state)),
      notice: (type, body) => {
        if (!this.isStale(turn)) this.onNotice(type, body);
      },
      closed: ifCurrent((code) => this.onClosed(code)),
    };
  }

  private onNotice<T extends keyof Notices>(type: T, body: Notices[T]): void {
    if (type !== 'answer') this.listener.notice(type, body);
    if (type === 'welcome') this.onWelcome(body as Notices['welcome']);
    if (type !== 'answer') return;
    const answer = body as Notices['answer'];
    const sent = this.outbox.answered(answer.n, answer.refusal === undefined);
    if (sent) this.listener.answered(sent, answer);
  }

  /** `welcome` may come again on the same line, when the seat has changed: nothing is resent then. */
  private onWelcome(welcome: Notices['welcome']): void {
    this.outbox.continueAfter(welcome.lastAct);
    this.failures = 0;
    this.tokensRefused = 0;
    this.restarts = false;
    if (this.welcomed) return;
    this.welcomed = true;
    this.resend();
    this.listener.connection('live');
  }

  /** Once a line: the welcome may come before or after the dial is over. */
  private resend(): void {
    if (!this.line || !this.welcomed || this.ready) return;
    this.ready = true;
    for (const sent of this.outbox.again()) this.line?.send(sent.type, sent.message);
  }

  private onDialFailed(error: unknown, token: string): void {
    const failure = error instanceof DialError ? error.failure : 'unreachable';
    if (failure === 'unreachable') return this.onLost();
    if (failure === 'badToken') {
      this.means.forgetToken(token);
      this.tokensRefused += 1;
      if (this.tokensRefused < MOST_TOKENS) return void this.dial();
    }
    this.refuse(failure);
  }

  private onClosed(code: number): void {
    this.forgetLine();
    if (code === SERVER_SHUTDOWN) this.restarts = true;
    const final = FINAL[code];
    if (final) this.refuse(final);
    else this.onLost();
  }

  private onLost(): void {
    this.forgetLine();
    this.failures += 1;
    if (this.failures > MOST_RESTART) this.restarts = false;
    this.listener.connection(this.restarts ? 'restarting' : 'lost');
    this.callOff = this.means.later(waitBefore(this.failures, this.means.chance()), () => void this.dial());
  }

  private refuse(why: LinkRefusal): void {
    this.end();
    this.listener.connection('refused', why);
  }

  private forgetLine(): void {
    this.stopBeat();
    this.line = undefined;
    this.welcomed = false;
    this.ready = false;
  }

  private end(): void {
    this.ended = true;
    this.callOff();
    this.forgetLine();
  }

  /** A network that fails silently is noticed by a question that stays without an answer. */
  private beat(line: Line): void {
    this.stopBeat = this.means.later(BEAT, () => this.feelPulse(line));
  }

  private feelPulse(line: Line): void {
    this.stopBeat();
    this.stopBeat = this.means.later(BEAT_ANSWER, () => line.drop());
    line.ping(() => {
      this.stopBeat();
      if (this.line === line) this.beat(line);
    });
  }
}
