import { Client, type Room } from '@colyseus/sdk';
import type { AnyGame, TypedThing } from '@gearhall/shared/core/game';
import { unpackEvent } from '@gearhall/shared/core/log/coreEvents';
import type { ViewStep } from '@gearhall/shared/core/replay/viewHistory';
import type { TableView } from '@gearhall/shared/core/table/table';
import type {
  Answer,
  ChatLine,
  HallNews,
  HintMessage,
  Notices,
  ViewHistoryMessage,
  Welcome,
} from '@gearhall/shared/core/wire/wire';
import type { RequestType } from '@gearhall/shared/core/wire/requests';
import { until } from '../until';

/** The knowledge of one connection: exactly what the server sent it. */
export class Seen {
  readonly events: unknown[] = [];
  readonly chat: ChatLine[] = [];
  readonly order: string[] = [];
  /** What the operator of the hall has told. */
  readonly news: HallNews[] = [];
  /** The pages of `viewHistory` so far. */
  readonly viewHistory: ViewHistoryMessage[] = [];
  readonly hints: HintMessage[] = [];
  welcome: Welcome | undefined;
  closed: number | undefined;
  private number = 0;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly stray: Answer[] = [];

  constructor(readonly room: Room) {
    room.reconnection.enabled = false;
    this.on('welcome', (welcome) => {
      this.welcome = welcome;
      this.number = Math.max(this.number, welcome.lastAct + 1);
    });
    this.on('answer', (answer) => {
      const resolve = this.waiting.get(answer.n);
      this.waiting.delete(answer.n);
      if (resolve) resolve(answer);
      else this.stray.push(answer);
    });
    this.on('events', ([from, ...list]) => list.forEach((event, at) => (this.events[from + at] = event)));
    this.on('chat', ({ lines }) => this.chat.push(...lines));
    this.on('viewHistory', (page) => this.viewHistory.push(page));
    this.on('hint', (hint) => this.hints.push(hint));
    this.on('hall', (news) => this.news.push(news));
    room.onStateChange(() => this.order.push('state'));
    room.onLeave((code: number) => (this.closed = code));
  }

  private on<T extends keyof Notices>(type: T, listener: (body: Notices[T]) => void): void {
    this.room.onMessage(type as never, (body: Notices[T]) => {
      this.order.push(type);
      listener(body);
    });
  }

  get table(): TableView {
    return (this.room.state as { table: { toJSON(): TableView } }).table.toJSON();
  }

  /** The single view of this connection; undefined before the start. */
  get view(): unknown {
    const { views } = (this.room.state as { toJSON(): { views: Record<string, unknown> } }).toJSON();
    const keys = Object.keys(views);
    if (keys.length > 1) throw new Error(`There are ${keys.length} views where one is allowed.`);
    return keys[0] === undefined ? undefined : views[keys[0]];
  }

  get viewKeys(): string[] {
    return Object.keys((this.room.state as { toJSON(): { views: object } }).toJSON().views);
  }

  unpacked(game: AnyGame): TypedThing[] {
    return this.events.map((event) => unpackEvent(game, event));
  }

  /** Sends a request with the next number (or its own) and waits for the answer. */
  ask(type: RequestType, body: Record<string, unknown> = {}): Promise<Answer> {
    const n = typeof body.n === 'number' ? body.n : this.number;
    this.number = Math.max(this.number, n + 1);
    return this.raw(type, { ...body, n }, n);
  }

  act(action: TypedThing | Record<string, unknown>): Promise<Answer> {
    return this.ask('act', { action });
  }

  /** Requests a review, and waits for all of its pages. */
  async reviewGame(): Promise<ViewStep[]> {
    this.viewHistory.length = 0;
    const { refusal } = await this.ask('reviewGame');
    if (refusal) throw new Error(`Looking back was refused: ${refusal.refused}.`);
    await this.until(() => this.viewHistory.at(-1)?.last === true, 'the last page of the view history');
    return this.viewHistory.flatMap(({ steps }) => steps);
  }

  /** Sends anything, and waits for the answer with that number. */
  raw(type: string, body: unknown, n = -1): Promise<Answer> {
    const answer = new Promise<Answer>((resolve) => this.waiting.set(n, resolve));
    this.room.send(type as never, body as never);
    return answer;
  }

  until(condition: () => boolean, what = 'a condition'): Promise<void> {
    return until(condition, what);
  }

  async leave(): Promise<void> {
    await this.room.leave();
  }
}

/** Somebody with a token, as a browser would have it. */
export class Person {
  private constructor(
    readonly address: string,
    readonly name: string,
    readonly token: string,
  ) {}

  static async enter(address: string, name: string): Promise<Person> {
    const response = await fetch(`${address}/api/guests`, { method: 'POST', body: '{}', headers: JSON_TYPE });
    const { token } = (await response.json()) as { token: string };
    return new Person(address, name, token);
  }

  /** Somebody of whom the hall has known before. */
  static known(address: string, name: string, token: string): Person {
    return new Person(address, name, token);
  }

  /** The same person at another URL: the hall after a restart. */
  at(address: string): Person {
    return new Person(address, this.name, this.token);
  }

  async post(
    path: string,
    body: unknown,
    more: Readonly<Record<string, string>> = {},
  ): Promise<{ status: number; body: never }> {
    const headers = { ...JSON_TYPE, Authorization: `Bearer ${this.token}`, ...more };
    const response = await fetch(this.address + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as never };
  }

  async createTable(game: string, seats = 2, more: Record<string, unknown> = {}): Promise<string> {
    const made = await this.post('/api/tables', { game, seats, name: this.name, ...more });
    if (made.status !== 201) throw new Error(`No table was made: ${JSON.stringify(made)}.`);
    return (made.body as { id: string }).id;
  }

  async join(table: string): Promise<Seen> {
    const room = await new Client(this.address).joinById(table, { token: this.token, name: this.name });
    const seen = new Seen(room);
    await seen.until(() => seen.welcome !== undefined, 'the welcome');
    return seen;
  }
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
