import { packEvent, undoRefused } from '@gearhall/shared/core/coreEvents';
import type { AnyGame, TypedThing } from '@gearhall/shared/core/game';
import { withGaps, type Clocks } from '@gearhall/shared/core/clocks';
import { isTakeBack, type Entry, type Match } from '@gearhall/shared/core/match';
import type { Refusal } from '@gearhall/shared/core/result';
import type { Pause } from '@gearhall/shared/core/table';
import { seatsOf, type Seat, type Viewer } from '@gearhall/shared/core/seats';
import { atOnce, type Work } from '@gearhall/shared/core/unhurried';
import { VIEW_FOR_ALL, VIEW_FOR_WATCHERS, viewKeyOf } from '@gearhall/shared/core/wire';
import type { PersonId } from '../identity/tokens';
import type { Payer } from '../ops/CpuBudget';
import type { Outage, Settings, StoredTable, TableAffairs, TableCore } from '../store/store';
import type { HallWork } from './Backstage';
import type { Cancel } from './Clock';
import { affairsAfter, affairsInTime } from './affairs';
import { ChatLog } from './ChatLog';
import { clocksAtStart, clocksOn, gapsOf } from './clocks';
import { noticeFrame, onTheLine } from './frames';
import type { Line } from './Line';
import { LogMeter } from './LogMeter';
import { People } from './People';
import { replay, startOf, type Replayed } from './Play';
import { publicTableOf } from './publicTable';
import type { Question } from './Question';
import { Queue } from './Queue';
import { RequestNumbers } from './RequestNumbers';
import { seatOf, type Chair } from './seating';
import { settingsOf } from './settings';
import { durable, StoreFailure, type TableServices } from './services';
import { StoreDamage } from '../store/errors';
import { ViewerDocument } from './ViewerDocument';
import { waitingNow, type Waiting } from './waiting';

type Packed = readonly [event: TypedThing, list: unknown];
type View = Readonly<Record<string, unknown>>;

/** What a table is opened from. */
export interface TableParts {
  readonly game: AnyGame;
  readonly stored: StoredTable;
  readonly services: TableServices;
  readonly outages: readonly Outage[];
}

/** What an action, the start, or an answer led to. */
export interface Happening {
  /** The action that was accepted. */
  readonly entry?: Entry | undefined;
  readonly events: readonly TypedThing[];
  /** Whose request it was, if a person's. */
  readonly by?: Line;
}

/**
 * A table: its people, its match, and what each viewer has been shown of it. It changes only in its
 * queue, one change after the other, and everything is stored before it is shown.
 */
export class Table {
  readonly game: AnyGame;
  readonly services: TableServices;
  readonly outages: readonly Outage[];
  readonly core: TableCore;
  readonly people = new People();
  readonly chat: ChatLog;
  readonly queue: Queue;
  /** How long its log is. */
  log: LogMeter;
  affairs: TableAffairs;
  match: Match | undefined;
  /** With a clock, once the game has begun. */
  clocks: Clocks | undefined;
  /** While a question is open that may not wait. */
  waiting: Waiting | undefined;
  /** When it begins by itself, in ms since 1970: a rematch for which everybody is here. */
  startsAt: number | undefined;
  /** Called after everything that is shown, once the table is open. */
  readonly watching: (() => void)[] = [];
  /** Takes back what is planned for those who are away. */
  readonly absences = new Map<PersonId, Cancel>();
  /** Takes back the bot turn that is planned. */
  planned: Cancel | undefined;
  readonly numbers = new RequestNumbers();
  /** Why it stands still whatever the store does. */
  private stopped: Pause = '';
  /** Whether something may be taken back, while the others are asked. */
  question: Question | undefined;
  private readonly publicTable: ReturnType<typeof publicTableOf>;
  /** The last lines of chat of each person, with their numbers. */
  readonly lastWords = new Map<PersonId, readonly string[]>();
  /**
   * The seats' documents in order, then the watchers'; a single one for games without secrets. Until the start there
   * are those of all seats that the table may get: all have the same history, so that one may change between them.
   */
  private documents: readonly ViewerDocument[];

  /** Nobody sees it before it stands where it stood. */
  private isOpen = false;

  /** Plays a stored table again, in pieces; `payer` is charged for it. */
  static async open(parts: TableParts, payer: Payer | HallWork): Promise<Table> {
    const table = new Table(parts);
    const { backstage } = parts.services;
    if (parts.stored.entries.length === 0) atOnce(table.restoring(parts.stored));
    else await backstage.do(table.restoring(parts.stored), payer, { admitted: true });
    const { core, damage } = parts.stored;
    table.isOpen = true;
    if (damage) table.pause(new StoreDamage(core.id, damage));
    else table.publish();
    return table;
  }

  private constructor({ game, stored, services, outages }: TableParts) {
    this.game = game;
    this.services = services;
    this.outages = outages;
    this.core = stored.core;
    this.affairs = stored.affairs;
    this.chat = new ChatLog(stored.chat, stored.lostLines);
    this.log = new LogMeter(services.config.logLimits, stored.affairs.seating.chairs.length);
    this.queue = new Queue((error) => this.pause(error));
    this.publicTable = publicTableOf(stored.core);
    const { seating, startedAt } = stored.affairs;
    const seats = startedAt === undefined ? game.about.seats.max : seating.chairs.length;
    this.documents = documentsFor(game, Math.max(seats, seating.chairs.length));
    this.publish();
  }

  private *restoring({ affairs, core, entries }: StoredTable): Work<void> {
    if (core.rulesVersion !== this.game.about.rulesVersion) {
      this.stop('rules');
      return;
    }
    if (affairs.startedAt === undefined) return;
    // Whatever paused it was an action that was not stored; the entries tell the rest.
    this.affairs = { ...affairs, status: 'playing' };
    try {
      for (const step of replay(this.game, startOf(core, affairs), entries)) {
        this.takeOver(step);
        for (const { seat, after } of affairs.undoRefusals ?? []) {
          if (after === step.match.length) this.publish({ events: [undoRefused(seat)] });
        }
        yield step.match.length / entries.length;
      }
    } catch (error) {
      this.pause(error);
    }
    for (const entry of entries) this.numbers.logged(entry);
  }

  private takeOver({ match, events, entry }: Replayed): void {
    const turned = entry && { before: this.match, after: match, entry, events };
    this.clocks = turned ? clocksOn(this.clocks, turned) : clocksAtStart(this, match);
    this.match = match;
    if (entry) this.affairs = affairsAfter(this.affairs, match, entry);
    if (entry) this.log.add(entry);
    this.publish({ entry, events });
  }

  get settings(): Settings {
    return settingsOf(this.core, this.affairs);
  }

  /** From the start on there are as many seats as there are chairs. */
  closeSeats(): void {
    this.log = new LogMeter(this.services.config.logLimits, this.chairs.length);
    if (this.documents.length > 1) {
      this.documents = this.documents.filter(
        ({ viewer }) => typeof viewer !== 'number' || viewer < this.chairs.length,
      );
    }
  }

  get chairs(): readonly Chair[] {
    return this.affairs.seating.chairs;
  }

  seatOf(person: PersonId): Seat | undefined {
    return seatOf(this.affairs.seating, person);
  }

  viewerOf(person: PersonId): Viewer {
    return this.seatOf(person) ?? 'spectator';
  }

  documentOf(person: PersonId | undefined): ViewerDocument {
    const seat = person === undefined ? undefined : this.seatOf(person);
    const document = this.documents.length === 1 ? this.documents[0] : this.documents.at(seat ?? -1);
    if (!document) throw new Error(`Table ${this.core.id} has no document for seat ${String(seat)}.`);
    return document;
  }

  join(line: Line): void {
    this.people.join(line);
    this.publish();
    this.welcome(line);
  }

  leave(line: Line): void {
    this.people.leave(line);
    this.publish();
  }

  /** Tells a connection where it stands: when it joins, and whenever its seat or view changes. */
  welcome(line: Line): void {
    const document = this.documentOf(line.person);
    line.document = document;
    const seat = this.seatOf(line.person);
    line.send(
      noticeFrame('welcome', {
        ...(seat === undefined ? {} : { seat }),
        view: document.key,
        events: document.events.length,
        chat: this.chat.countFor(seat ?? 'spectator'),
        now: this.services.clock.wall(),
        lastAct: this.numbers.last(line.person),
      }),
    );
  }

  answer(line: Line, n: number, refusal?: Refusal): void {
    line.send(noticeFrame('answer', refusal ? { n, refusal } : { n }));
  }

  /** Stores changed affairs, then shows them. */
  async change(affairs: TableAffairs): Promise<void> {
    await durable(this.services.store.saveAffairs(this.core.id, affairs));
    const before = this.affairs;
    this.affairs = affairs;
    this.publish();
    for (const line of this.people.lines) {
      if (seatOf(before.seating, line.person) === this.seatOf(line.person)) continue;
      const document = this.documentOf(line.person);
      if (this.match && line.document !== document) this.changeEyes(line, document);
      this.welcome(line);
    }
  }

  /** Somebody looks on from another seat, in the middle of the game. */
  private changeEyes(line: Line, document: ViewerDocument): void {
    for (const frame of document.changeover()) line.send(frame);
  }

  /**
   * Shows every viewer what they may see of the table as it stands: first the events, then the
   * patch. Tells whether an action left a trace with everybody.
   */
  publish(happening?: Happening): boolean {
    this.noteTime();
    const table = this.publicTable(this.affairs, this.people, this);
    const packed = this.packed(happening?.events ?? []);
    const counted = this.documents.map((document) => {
      const { seen, own, at } = this.traceOf(document, packed, happening?.entry);
      const noticed = seen.length > 0 || own || this.documents.length === 1;
      const view = happening && this.match ? this.match.project(document.viewer) : undefined;
      const acted = happening?.entry !== undefined;
      const counts = document.write(table, view as View | undefined, { acted, noticed, at });
      this.send(document, seen, happening?.by);
      return counts;
    });
    if (this.isOpen) this.services.lobby.show(this.core.id, table);
    for (const watch of this.watching) watch();
    return !counted.includes(false);
  }

  /** A pause costs nobody their time. */
  private noteTime(): void {
    const before = this.affairs;
    this.affairs = affairsInTime(before, this.pauseShown !== '', this.services.clock.wall());
    if (this.clocks && this.affairs.pauses !== before.pauses) {
      this.clocks = withGaps(this.clocks, gapsOf(this));
    }
    this.waiting = waitingNow(this.waiting, this);
  }

  /** What an action tells a viewer; what left them no trace tells them nothing when it is taken back. */
  private traceOf(document: ViewerDocument, packed: readonly Packed[], entry: Entry | undefined) {
    const own = entry !== undefined && document.viewer === entry.seat;
    const seen = packed.filter(([event]) => this.sees(document, event)).map(([, list]) => list);
    if (!entry || !isTakeBack(entry.action)) {
      return { seen, own, at: entry && this.match ? this.match.length - 1 : undefined };
    }
    return { seen: document.takeBack(entry.action.to) || own ? seen : [], own, at: undefined };
  }

  private packed(events: readonly TypedThing[]): Packed[] {
    return events.map((event) => [event, packEvent(this.game, event)]);
  }

  private sees(document: ViewerDocument, event: TypedThing): boolean {
    return this.match?.eventsFor([event], document.viewer).length === 1;
  }

  private send(document: ViewerDocument, list: readonly unknown[], by: Line | undefined): void {
    const from = document.events.length;
    document.events.push(...list);
    const patch = document.patch();
    const events = list.length > 0 ? noticeFrame('events', [from, ...list]) : undefined;
    const frames = [events, patch].filter((frame) => frame !== undefined);
    if (frames.length === 0) return;
    const dispatch = { events, bytes: onTheLine(...frames) };
    for (const line of this.people.lines) {
      if (line.document !== document) continue;
      // The answer follows at once.
      if (line === by) line.hold();
      line.dispatch(dispatch);
    }
  }

  /** Why it is paused, if it is. */
  get pauseShown(): Pause {
    return this.stopped === '' && !this.services.health.isWell ? 'store' : this.stopped;
  }

  private stop(why: Pause): void {
    this.stopped = why;
    if (this.affairs.status !== 'ended') this.affairs = { ...this.affairs, status: 'paused' };
    this.publish();
  }

  /** A bug of ours: the table stops, and stays open to look at. Logged once, with the way to its record. */
  pause(error: unknown): void {
    if (error instanceof StoreFailure) {
      this.services.log.warn({ err: error, table: this.core.id }, 'something waits for the store');
      return;
    }
    const { id, game } = this.core;
    if (error instanceof StoreDamage) {
      this.services.damages.note(id, error.damage);
      this.stop('damaged');
      // Since when it is paused is stored, so that nobody's clock pays for it; of the log nothing is changed.
      if (this.affairs.status !== 'paused' || this.affairs.startedAt === undefined) return;
    } else {
      this.services.log.error(
        { err: error, table: id, game, actions: this.match?.length ?? 0 },
        'table paused',
      );
      this.services.metrics.paused.inc();
      this.stop('fault');
    }
    this.services.store.saveAffairs(id, this.affairs).catch((failure: unknown) => {
      this.services.log.error({ err: failure, table: id }, 'the pause could not be stored');
    });
  }
}

function documentsFor(game: AnyGame, seats: number): ViewerDocument[] {
  if (game.about.secrets.length === 0) return [new ViewerDocument(game, VIEW_FOR_ALL, 'spectator')];
  const ofSeats = seatsOf(seats).map((seat) => new ViewerDocument(game, viewKeyOf(seat), seat));
  return [...ofSeats, new ViewerDocument(game, VIEW_FOR_WATCHERS, 'spectator')];
}
