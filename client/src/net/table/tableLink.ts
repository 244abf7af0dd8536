import { CLOSE, type Notices } from '@gearhall/shared/core/wire/wire';
import type { RequestType } from '@gearhall/shared/core/wire/requests';
import { waitBefore } from '../requests/backoff';
import { DialError, type Dial, type DecodedState, type Connection, type Listener } from './connection';
import { Outbox, type Body, type Sent } from './outbox';

/** `restarting`: lost because the hall said that it is about to come back. */
export type ConnectionStatus = 'joining' | 'live' | 'lost' | 'restarting' | 'refused';

export type LinkRefusal =
  | 'noSuchTable'
  | 'tableDamaged'
  | 'badToken'
  | 'badName'
  | 'refused'
  | 'movedElsewhere'
  | 'tableClosed'
  | 'tooFast'
  | 'notWatchable'
  | 'banned'
  | 'closedByHall'
  | 'keptOff';

/** The link's dependencies; tests pass their own. */
export interface LinkMeans {
  readonly dial: Dial;
  readonly token: () => Promise<string>;
  readonly forgetToken: (token: string) => void;
  readonly name: () => string;
  /** Calls back after `ms` milliseconds; returns the function that cancels it. */
  readonly later: (ms: number, then: () => void) => () => void;
  readonly chance: () => number;
}

/** Is notified by the link. */
export interface LinkListener {
  connectionStatus(now: ConnectionStatus, why?: LinkRefusal): void;
  state(state: DecodedState): void;
  notice<T extends keyof Notices>(type: T, body: Notices[T]): void;
  /** Dials again after this many milliseconds; 0: dials now. */
  retryIn(milliseconds: number): void;
  /** A request has been answered. */
  answered(sent: Sent, answer: Notices['answer']): void;
}

const BEAT = 10_000;
const BEAT_ANSWER = 6_000;
/** The close code of an orderly server shutdown. */
const SERVER_SHUTDOWN = 4001;
/** A restart takes fewer attempts than this; after that it counts as a lost connection. */
const MOST_RESTART = 10;
/** If the token is refused twice in a row, the token is not the reason. */
const MOST_TOKENS = 2;

const FINAL: Readonly<Record<number, LinkRefusal>> = {
  [CLOSE.movedElsewhere]: 'movedElsewhere',
  [CLOSE.tableClosed]: 'tableClosed',
  [CLOSE.tooFast]: 'tooFast',
  [CLOSE.notWatchable]: 'notWatchable',
  [CLOSE.banned]: 'banned',
  [CLOSE.closedByHall]: 'closedByHall',
  [CLOSE.keptOff]: 'keptOff',
};

/**
 * A connection to a table that reconnects by itself: after a loss it dials again, with growing and
 * randomized pauses, and then sends again what was not answered.
 */
export class TableLink {
  private readonly outbox: Outbox;
  private connection: Connection | undefined;
  /** The table has sent its welcome on this connection. */
  private welcomed = false;
  /** Welcomed, and all that was unanswered has been sent again. */
  private ready = false;
  private failures = 0;
  private tokensRefused = 0;
  private ended = false;
  private restarts = false;
  /** Counts the dials, so that a late answer to an old one can be recognized. */
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
    this.listener.connectionStatus('joining');
    void this.dial();
  }

  /** Sends a request now, or as soon as the table is reached again. */
  request<T extends RequestType>(type: T, body: Body<T>, at?: number): Sent {
    const sent = this.outbox.add(type, body, at);
    if (this.ready) this.connection?.send(sent.type, sent.message);
    return sent;
  }

  /** The network or the person is back: dials at once, or pings an open connection. */
  hurry(): void {
    if (this.ended) return;
    this.callOff();
    if (this.connection) this.feelPulse(this.connection);
    else void this.dial();
  }

  close(): void {
    this.connection?.leave();
    this.end();
  }

  /**
   * Reconnects after a refusal, for instance when another tab took over: the person wants the table here.
   */
  reopen(): void {
    this.ended = false;
    this.failures = 0;
    this.tokensRefused = 0;
    this.open();
  }

  private async dial(): Promise<void> {
    this.dialled += 1;
    this.listener.retryIn(0);
    const turn = this.dialled;
    const token = await this.means.token().catch(() => undefined);
    if (this.isStale(turn)) return;
    if (token === undefined) return this.onLost();
    try {
      const connection = await this.means.dial(
        this.table,
        { token, name: this.means.name() },
        this.ears(turn),
      );
      if (this.isStale(turn)) return connection.leave();
      this.connection = connection;
      this.beat(connection);
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

  /** `welcome` may come again on the same connection, when the seat has changed: nothing is resent then. */
  private onWelcome(welcome: Notices['welcome']): void {
    this.outbox.continueAfter(welcome.lastAct);
    this.failures = 0;
    this.tokensRefused = 0;
    this.restarts = false;
    if (this.welcomed) return;
    this.welcomed = true;
    this.resend();
  }

  /** Once per connection: the welcome may come before or after the dial is done. */
  private resend(): void {
    if (!this.connection || !this.welcomed || this.ready) return;
    this.ready = true;
    for (const sent of this.outbox.again()) this.connection?.send(sent.type, sent.message);
    // Only now: those who are told may ask at once, and what they ask must not wait for another connection.
    this.listener.connectionStatus('live');
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
    this.forgetConnection();
    if (code === SERVER_SHUTDOWN) this.restarts = true;
    const final = FINAL[code];
    if (final) this.refuse(final);
    else this.onLost();
  }

  private onLost(): void {
    this.forgetConnection();
    this.failures += 1;
    if (this.failures > MOST_RESTART) this.restarts = false;
    this.listener.connectionStatus(this.restarts ? 'restarting' : 'lost');
    const wait = waitBefore(this.failures, this.means.chance());
    this.listener.retryIn(wait);
    this.callOff = this.means.later(wait, () => void this.dial());
  }

  private refuse(why: LinkRefusal): void {
    this.end();
    this.listener.connectionStatus('refused', why);
  }

  private forgetConnection(): void {
    this.stopBeat();
    this.connection = undefined;
    this.welcomed = false;
    this.ready = false;
  }

  private end(): void {
    this.ended = true;
    this.callOff();
    this.forgetConnection();
  }

  /** A network that fails silently is noticed by an unanswered ping. */
  private beat(connection: Connection): void {
    this.stopBeat = this.means.later(BEAT, () => this.feelPulse(connection));
  }

  private feelPulse(connection: Connection): void {
    this.stopBeat();
    this.stopBeat = this.means.later(BEAT_ANSWER, () => connection.drop());
    connection.ping(() => {
      this.stopBeat();
      if (this.connection === connection) this.beat(connection);
    });
  }
}
