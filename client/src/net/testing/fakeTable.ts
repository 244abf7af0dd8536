import type { TableView } from '@gearhall/shared/core/table/table';
import type { Notices } from '@gearhall/shared/core/wire/wire';
import type { RequestType } from '@gearhall/shared/core/wire/requests';
import {
  DialError,
  type Caller,
  type Dial,
  type DialFailure,
  type Connection,
  type Listener,
} from '../table/connection';
import type { LinkMeans } from '../table/tableLink';

/** A fake table at the other end of the connection, controlled by a test. */
export class FakeTable {
  readonly callers: Caller[] = [];
  readonly received: { type: RequestType; message: Record<string, unknown> }[] = [];
  readonly waits: { ms: number; then: () => void; off: boolean }[] = [];
  readonly forgotten: string[] = [];
  left = 0;
  answersPings = true;
  nextFailure: DialFailure | undefined;
  private listener: Listener | undefined;
  private tokens = 0;

  readonly dial: Dial = (_id, caller, listener) => {
    this.callers.push(caller);
    const failure = this.nextFailure;
    if (failure) return Promise.reject(new DialError(failure, failure));
    this.listener = listener;
    return Promise.resolve(this.connection());
  };

  readonly means: LinkMeans = {
    dial: (...args) => this.dial(...args),
    token: () => Promise.resolve(`token${this.tokens}`),
    forgetToken: (token) => {
      this.forgotten.push(token);
      this.tokens += 1;
    },
    name: () => 'Ada',
    later: (ms, then) => {
      const wait = { ms, then, off: false };
      this.waits.push(wait);
      return () => (wait.off = true);
    },
    chance: () => 1,
  };

  private connection(): Connection {
    return {
      send: (type, message) => this.received.push({ type, message: message as Record<string, unknown> }),
      ping: (answered) => {
        if (this.answersPings) answered();
      },
      leave: () => (this.left += 1),
      drop: () => this.close(4000),
    };
  }

  say<T extends keyof Notices>(type: T, body: Notices[T]): void {
    this.listener?.notice(type, body);
  }

  welcome(welcome: Partial<Notices['welcome']> = {}): void {
    this.say('welcome', { view: 'all', events: 0, chat: 0, now: 0, lastAct: -1, ...welcome });
  }

  show(table: Partial<TableView>, view?: unknown): void {
    this.listener?.state({
      table: { status: 'playing', actions: 0, ...table } as TableView,
      view: () => view,
    });
  }

  close(code: number): void {
    this.listener?.closed(code);
  }

  /** Ends the next pending wait of that length. */
  pass(ms: number): void {
    const wait = this.waits.find((one) => one.ms === ms && !one.off);
    if (!wait) throw new Error(`Nothing waits for ${ms} ms.`);
    wait.off = true;
    wait.then();
  }
}

/** Lets pending promises settle. */
export const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
