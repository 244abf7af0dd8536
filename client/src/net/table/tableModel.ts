import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import { positionFor } from '@gearhall/shared/core/wire/boundRequests';
import { unpackEvent } from '@gearhall/shared/core/log/coreEvents';
import type { AnyTableRules, TypedThing } from '@gearhall/shared/core/game';
import type { ViewHistory } from '@gearhall/shared/core/replay/viewHistory';
import type { Refusal } from '@gearhall/shared/core/ground/result';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { TableView } from '@gearhall/shared/core/table/table';
import {
  VIEW_OF_EVERYTHING,
  type LookedAt,
  type ChatLine,
  type HintMessage,
  type Notices,
} from '@gearhall/shared/core/wire/wire';
import type { RequestType } from '@gearhall/shared/core/wire/requests';
import { LIMITS } from '@gearhall/shared/core/wire/limits';
import { aheadOf } from './clockJumps';
import type { DecodedState } from './connection';
import { hearNews } from '../hall/hallNews';
import { Beginning } from './Beginning';
import { Numbered } from './numbered';
import { ViewHistoryPages } from './historyPages';
import type { Body, Sent } from './outbox';
import { TableLink, type ConnectionStatus, type LinkMeans, type LinkRefusal } from './tableLink';

/** A refused request, for the sentence that says why. */
export interface Refused {
  readonly type: RequestType;
  readonly refusal: Refusal;
  /** What was asked. */
  readonly message: object;
}

const HISTORY_AGAIN_MS = 5000;

/** What is seen with the view of this key (`viewKeyOf`). */
function lookedAtBy(view: string): LookedAt {
  if (view === VIEW_OF_EVERYTHING) return 'everything';
  const seat = /^seat(\d+)$/u.exec(view)?.[1];
  return seat === undefined ? 'table' : Number(seat);
}

/** The options of a table; undefined when they cannot be read. */
export function parseOptions(options: string): unknown {
  try {
    return JSON.parse(options);
  } catch {
    return undefined;
  }
}

/** A table as this client knows it: the synced state, events, chat and my requests, as signals. */
export class TableModel {
  readonly connectionStatus = signal<ConnectionStatus>('joining');
  /** When a lost table is dialled again, in milliseconds since 1970 by this clock; 0: now. */
  readonly retryAt = signal(0);
  readonly linkRefusal = signal<LinkRefusal | undefined>(undefined);
  readonly table = signal<TableView | undefined>(undefined);
  readonly view = signal<unknown>(undefined);
  readonly seat = signal<Seat | undefined>(undefined);
  /** What a spectator looks at. */
  readonly looksAt = signal<LookedAt>('table');
  /** The seat from which the board is drawn: mine, or that of somebody who lets spectators see what they see. */
  readonly viewpoint: ReadonlySignal<Seat | undefined> = computed(() => {
    const looksAt = this.looksAt.value;
    return this.seat.value ?? (typeof looksAt === 'number' ? looksAt : undefined);
  });
  readonly events = signal<readonly TypedThing[]>([]);
  readonly chat = signal<readonly ChatLine[]>([]);
  /** The last refusal, until the next request is sent. */
  readonly refused = signal<Refused | undefined>(undefined);
  /** How far the server's clock is ahead of this one, in milliseconds. */
  readonly clockAhead = signal(0);
  /** I have acted in this game, so there may be something to take back. */
  readonly hasActed = signal(false);
  /**
   * How many actions the table had seen when my last one was accepted; undefined while this page has sent
   * none.
   */
  readonly actedAt = signal<number | undefined>(undefined);
  /** How many actions of mine have been accepted since this page opened the table. */
  readonly accepted = signal(0);
  /** How many reports of mine have been accepted since then. */
  readonly reported = signal(0);
  /** An action awaits its answer. */
  readonly acting = signal(false);
  /** The hint that I have asked for: without an action it is awaited, with null there is none. */
  readonly hint = signal<Partial<HintMessage> | undefined>(undefined);
  /** What I had seen of the game when I last requested it (`reviewGame`). */
  readonly viewHistory = signal<ViewHistory | undefined>(undefined);

  /** My legal actions, whether or not a request is pending. */
  readonly options: ReadonlySignal<readonly TypedThing[]> = computed(() => {
    const seat = this.seat.value;
    const view = this.view.value;
    if (seat === undefined || view === undefined || this.table.value?.status !== 'playing') return [];
    return this.game.legal(view, seat);
  });
  /** What I may do now. */
  readonly legal: ReadonlySignal<readonly TypedThing[]> = computed(() =>
    this.acting.value || this.connectionStatus.value !== 'live' ? [] : this.options.value,
  );

  private readonly link: TableLink;
  private readonly eventLog = new Numbered<TypedThing>();
  private readonly historyPages = new ViewHistoryPages();
  private readonly chatLog = new Numbered<ChatLine>(LIMITS.chatLines);
  private viewKey: string | undefined;
  private lastState: DecodedState | undefined;
  /** Events from this number on happen while this page is open; earlier ones are history. */
  private liveFrom = 0;
  /** The same for the lines of the chat. */
  private liveChatFrom = 0;
  /** Where the pending request for history begins. */
  private asked: { readonly events: number; readonly chat: number } | undefined;
  private readonly beginning = new Beginning();
  private readonly watching = new Set<(events: readonly TypedThing[]) => void>();
  private readonly listening = new Set<(lines: readonly ChatLine[]) => void>();

  constructor(
    readonly id: string,
    private readonly game: AnyTableRules,
    private readonly means: LinkMeans,
  ) {
    this.link = new TableLink(id, means, {
      connectionStatus: (now, why) => this.onConnection(now, why),
      retryIn: (milliseconds) => (this.retryAt.value = milliseconds > 0 ? Date.now() + milliseconds : 0),
      state: (state) => this.onState(state),
      notice: (type, body) => this.onNotice(type, body),
      answered: (sent, answer) => this.onAnswered(sent, answer.refusal),
    });
  }

  open(): void {
    this.link.open();
  }

  close(): void {
    this.link.close();
  }

  hurry(): void {
    this.link.hurry();
  }

  /** The machine's clock has been set, or it has slept: how far the server's is ahead of it is asked anew. */
  async correctClock(serverNow: () => Promise<number>): Promise<void> {
    // Without an answer, the next welcome tells.
    const ahead = await aheadOf(serverNow).catch(() => undefined);
    if (ahead !== undefined) this.clockAhead.value = ahead;
  }

  reopen(): void {
    this.link.reopen();
  }

  act(action: TypedThing): void {
    if (this.acting.value || this.connectionStatus.value !== 'live') return;
    this.acting.value = true;
    this.request('act', { action: { ...action } });
  }

  /** Takes back my last action; where that needs consent, `ask` puts it to the others. */
  takeBack(ask: boolean): void {
    if (this.acting.value || this.connectionStatus.value !== 'live') return;
    this.acting.value = true;
    this.request('undo', { ask });
  }

  /** What a bot would do in my place; the answer is `hint`. */
  askForHint(): void {
    this.hint.value = { at: this.table.peek()?.actions ?? 0 };
    this.request('hint', {});
  }

  /** The number of the first line in `chat`, as the table counts what I can read. */
  get chatFrom(): number {
    return this.chatLog.next - this.chatLog.list.length;
  }

  request<T extends RequestType>(type: T, body: Body<T>): void {
    if (type !== 'history') this.refused.value = undefined;
    this.link.request(type, body, positionFor(type, this.table.peek()));
  }

  /**
   * Events as they happen, not past ones; returns the function that unsubscribes. Who listens a moment after the game has
   * begun on this page is told at once what it has begun with.
   */
  onEvents(listener: (events: readonly TypedThing[]) => void): () => void {
    this.watching.add(listener);
    this.beginning.tell(listener);
    return () => this.watching.delete(listener);
  }

  /** The same for lines of the chat. */
  onChat(listener: (lines: readonly ChatLine[]) => void): () => void {
    this.listening.add(listener);
    return () => this.listening.delete(listener);
  }

  private onConnection(now: ConnectionStatus, why: LinkRefusal | undefined): void {
    batch(() => {
      this.connectionStatus.value = now;
      this.linkRefusal.value = why;
      // Who has lost the table may have missed the answer.
      if (now !== 'live') this.hint.value = undefined;
    });
    this.asked = undefined;
    if (now === 'live') this.fillGaps();
  }

  private onState(state: DecodedState): void {
    this.lastState = state;
    batch(() => {
      this.table.value = state.table;
      this.view.value = state.view(this.viewKey);
    });
  }

  private onNotice<T extends keyof Notices>(type: T, body: Notices[T]): void {
    if (type === 'welcome') this.onWelcome(body as Notices['welcome']);
    if (type === 'events') this.onEventsNotice(body as Notices['events']);
    if (type === 'viewHistory')
      this.viewHistory.value =
        this.historyPages.take(body as Notices['viewHistory']) ?? this.viewHistory.value;
    if (type === 'hint' && this.hint.peek()?.at === (body as HintMessage).at)
      this.hint.value = body as HintMessage;
    if (type === 'hall') hearNews(body as Notices['hall']);
    if (type === 'chat') this.onChatNotice(body as Notices['chat']);
  }

  private onWelcome(welcome: Notices['welcome']): void {
    const otherView = this.viewKey !== undefined && this.viewKey !== welcome.view;
    if (otherView || welcome.events < this.eventLog.next) this.forgetEvents();
    // In another seat one may belong to other chat audiences.
    if (this.seat.value !== welcome.seat || welcome.chat < this.chatLog.next) this.chatLog.reset();
    this.viewKey = welcome.view;
    this.liveFrom = welcome.events;
    this.liveChatFrom = welcome.chat;
    this.eventLog.expect(welcome.events);
    this.chatLog.expect(welcome.chat);
    batch(() => {
      this.seat.value = welcome.seat;
      this.looksAt.value = welcome.seat === undefined ? lookedAtBy(welcome.view) : 'table';
      this.clockAhead.value = welcome.now - Date.now();
      if (welcome.lastAct >= 0) this.hasActed.value = true;
      if (this.lastState) this.view.value = this.lastState.view(this.viewKey);
    });
    if (this.connectionStatus.value === 'live') this.fillGaps();
  }

  private forgetEvents(): void {
    this.eventLog.reset();
    this.asked = undefined;
    this.events.value = [];
  }

  private onEventsNotice([from, ...list]: Notices['events']): void {
    const first = this.eventLog.next;
    const events = list.map((packed) => unpackEvent(this.game, packed));
    const fresh = this.eventLog.take(from, events);
    if (fresh.length > 0) {
      const live = fresh.slice(Math.max(0, this.liveFrom - first));
      this.beginning.keep(first, live.length < fresh.length ? [] : live, this.watching.size > 0);
      // Those who listen know of them before anything is drawn anew.
      batch(() => {
        this.events.value = [...this.eventLog.list];
        if (live.length > 0) for (const listener of this.watching) listener(live);
      });
    }
    this.fillGaps();
  }

  private onChatNotice({ from, lines }: Notices['chat']): void {
    const fresh = this.chatLog.take(from, lines);
    if (fresh.length > 0) {
      this.chat.value = [...this.chatLog.list];
      const first = this.chatLog.next - fresh.length;
      const live = fresh.slice(Math.max(0, this.liveChatFrom - first));
      if (live.length > 0) for (const listener of this.listening) listener(live);
    }
    this.fillGaps();
  }

  /** Requests what is missing; once, unless the last answer brought something. */
  private fillGaps(): void {
    if (this.connectionStatus.value !== 'live' || (this.eventLog.complete && this.chatLog.complete)) return;
    const wanted = { events: this.eventLog.next, chat: this.chatLog.next };
    if (this.asked && this.asked.events === wanted.events && this.asked.chat === wanted.chat) return;
    this.asked = wanted;
    this.request('history', wanted);
  }

  /** The hall is busy: requests what is missing again after a while. */
  private askAgainLater(): void {
    this.means.later(HISTORY_AGAIN_MS, () => {
      this.asked = undefined;
      this.fillGaps();
    });
  }

  /** The state that an action led to comes before its answer. */
  private onAnswered(sent: Sent, refusal: Refusal | undefined): void {
    const isMove = sent.type === 'act' || sent.type === 'undo';
    batch(() => {
      if (isMove) this.acting.value = false;
      if (refusal) return this.onRefused(sent, refusal);
      if (sent.type === 'report') this.reported.value += 1;
      if (!isMove) return;
      this.hasActed.value = true;
      this.actedAt.value = this.table.peek()?.actions;
      if (sent.type === 'act') this.accepted.value += 1;
    });
  }

  private onRefused({ type, message }: Sent, refusal: Refusal): void {
    if (type === 'history') this.askAgainLater();
    else this.refused.value = { type, refusal, message };
    if (type === 'hint') this.hint.value = undefined;
  }
}
