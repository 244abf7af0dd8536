import { undoRefused } from '@gearhall/shared/core/coreEvents';
import type { AnyGame } from '@gearhall/shared/core/game';
import { withGaps } from '@gearhall/shared/core/clocks';
import type { Refusal } from '@gearhall/shared/core/result';
import type { Pause } from '@gearhall/shared/core/table';
import type { Seat, Viewer } from '@gearhall/shared/core/seats';
import type { LookedAt } from '@gearhall/shared/core/wire';
import { atOnce, type Work } from '@gearhall/shared/core/timeSliced';
import type { PersonId } from '../identity/tokens';
import type { Payer } from '../ops/CpuBudget';
import type { Outage, Settings, StoredTable, TableRecord, TableCore } from '../store/store';
import type { SeriesRecord } from '../store/series';
import type { TableWork } from './BackgroundQueue';
import type { Cancel } from './Clock';
import { recordAfter, recordInTime } from './tableRecord';
import { Appointment } from './Appointment';
import { ChangingTable } from './ChangingTable';
import { ChatLog } from './ChatLog';
import { callAbsent } from './calling';
import { clocksAtStart, clocksOn, gapsOf } from './clocks';
import { noticeFrame } from './frames';
import type { Connection } from './Connection';
import { LogMeter } from './LogMeter';
import { People } from './People';
import { replay, startOf, type Replayed } from './matchRunner';
import { publicTableOf } from './publicTable';
import { RequestNumbers } from './RequestNumbers';
import { seatOf, type SeatState } from './seating';
import { settingsOf } from './settings';
import { durable, StoreFailure, type TableServices } from './services';
import { LeaseLost, StoreDamage } from '../store/errors';
import { mayLookAt } from './looking';
import { Releases } from './Releases';
import type { Happening } from './showing';
import type { ViewerDocument } from './ViewerDocument';
import { ViewerDocuments } from './ViewerDocuments';
import { pendingDeadlineNow } from './pendingDeadline';

/** What a table is opened from. */
export interface TableParts {
  readonly game: AnyGame;
  readonly stored: StoredTable;
  readonly services: TableServices;
  readonly outages: readonly Outage[];
  readonly reconcile: Reconcile;
  /** Of a table that belongs to one. */
  readonly series?: SeriesRecord | undefined;
}

/** Applies a change of a table after taking over what the store holds of it. */
export type Reconcile = <Result>(table: Table, change: () => Promise<Result>) => Promise<Result>;

/**
 * A table: its people, its match, and what each viewer has been shown of it. It changes only in its queue, one change
 * at a time, and everything is stored before it is shown.
 */
export class Table extends ChangingTable {
  readonly game: AnyGame;
  readonly services: TableServices;
  readonly outages: readonly Outage[];
  readonly core: TableCore;
  readonly people = new People();
  readonly chat: ChatLog;
  private readonly reconcile: Reconcile;
  /** Called after every publication, once the table is open. */
  readonly onPublished: (() => void)[] = [];
  /** Cancels what is planned for people who are away. */
  readonly absences = new Map<PersonId, Cancel>();
  /** The planned bot turn. */
  readonly botTurn: Appointment;
  readonly numbers = new RequestNumbers();
  /** Why it is paused, apart from the state of the store. */
  private stopped: Pause = '';
  private readonly publicTable: ReturnType<typeof publicTableOf>;
  /** The last chat lines of each person, with their request numbers. */
  readonly lastWords = new Map<PersonId, readonly string[]>();
  private readonly documents: ViewerDocuments;
  private readonly releases: Releases;

  /** Nothing is published before the replay has finished. */
  private isOpen = false;

  /** Replays a stored table, in pieces; `payer` is charged for it. */
  static async open(parts: TableParts, payer: Payer | TableWork): Promise<Table> {
    const table = new Table(parts);
    const { background } = parts.services;
    if (parts.stored.entries.length === 0) atOnce(table.restoring(parts.stored));
    else await background.do(table.restoring(parts.stored), payer, { admitted: true });
    const { core, damage } = parts.stored;
    table.isOpen = true;
    if (damage) table.pause(new StoreDamage(core.id, damage));
    else table.publish();
    return table;
  }

  private constructor({ game, stored, services, outages, reconcile, series }: TableParts) {
    const { tableRecord } = stored;
    const log = new LogMeter(services.config.logLimits, tableRecord.seating.seats.length);
    super({ tableRecord, log, series });
    this.reconcile = reconcile;
    this.game = game;
    this.services = services;
    this.outages = outages;
    this.core = stored.core;
    this.chat = new ChatLog(stored.chat, stored.lostLines);
    this.botTurn = new Appointment(services.clock);
    this.publicTable = publicTableOf(stored.core);
    const seats = Math.max(game.about.seats.max, this.seats.length);
    this.documents = new ViewerDocuments(game, seats);
    this.releases = new Releases(this, this.documents);
    if (tableRecord.startedAt !== undefined) this.beginWatching();
    this.publish();
  }

  private *restoring({ tableRecord, core, entries }: StoredTable): Work<void> {
    if (core.rulesVersion !== this.game.about.rulesVersion) {
      this.stop('rules');
      return;
    }
    if (tableRecord.startedAt === undefined) return;
    // The pause was caused by an action that was not stored; the entries tell the rest.
    this.set({ tableRecord: { ...tableRecord, status: 'playing' } });
    try {
      for (const step of replay(this.game, startOf(core, tableRecord), entries)) {
        this.takeOver(step);
        for (const { seat, after } of tableRecord.undoRefusals ?? []) {
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
    this.set({
      clocks: turned ? clocksOn(this.clocks, turned) : clocksAtStart(this, match),
      match,
      ...(entry && { tableRecord: recordAfter(this.tableRecord, match, entry) }),
    });
    if (entry) this.log.add(entry);
    this.publish({ entry, events });
  }

  /** Makes a change after the table has taken over everything that the store holds of it (recovery.ts). */
  reconciled<Result>(change: () => Promise<Result>): Promise<Result> {
    return this.reconcile(this, change);
  }

  get settings(): Settings {
    return settingsOf(this.core, this.tableRecord);
  }

  /** From the start on, the number of seats is fixed. */
  closeSeats(): void {
    this.update({ log: new LogMeter(this.services.config.logLimits, this.seats.length) });
    this.beginWatching();
  }

  private beginWatching(): void {
    this.documents.begin(this.seats.length, this.settings.terms.watching);
  }

  get seats(): readonly SeatState[] {
    return this.tableRecord.seating.seats;
  }

  seatOf(person: PersonId): Seat | undefined {
    return seatOf(this.tableRecord.seating, person);
  }

  viewerOf(person: PersonId): Viewer {
    return this.seatOf(person) ?? 'spectator';
  }

  /** What a person is shown; spectators choose what they look at. */
  documentOf(person: PersonId | undefined, looksAt: LookedAt = 'table'): ViewerDocument {
    const seat = person === undefined ? undefined : this.seatOf(person);
    if (seat !== undefined) return this.documents.ofSeat(seat);
    return this.documents.ofSpectators(mayLookAt(this.tableRecord.seating, looksAt) ? looksAt : 'table');
  }

  join(connection: Connection): void {
    this.people.join(connection);
    this.publish();
    this.welcome(connection);
  }

  leave(connection: Connection): void {
    this.people.leave(connection);
    this.publish();
  }

  /** Sends a connection its seat and view: when it joins, and whenever they change. */
  welcome(connection: Connection): void {
    const document = this.documentOf(connection.person, connection.looksAt);
    connection.document = document;
    const seat = this.seatOf(connection.person);
    connection.send(
      noticeFrame('welcome', {
        ...(seat === undefined ? {} : { seat }),
        view: document.key,
        events: document.events.length,
        chat: this.chat.countFor(seat ?? 'spectator'),
        now: this.services.clock.wall(),
        lastAct: this.numbers.last(connection.person),
      }),
    );
  }

  answer(connection: Connection, n: number, refusal?: Refusal): void {
    connection.send(noticeFrame('answer', refusal ? { n, refusal } : { n }));
  }

  /** Stores a changed table record, then shows it. */
  async change(tableRecord: TableRecord): Promise<void> {
    await durable(this.services.store.saveTableRecord(this.core.id, tableRecord));
    const before = this.tableRecord;
    this.update({ tableRecord });
    this.publish();
    for (const connection of this.people.connections) {
      const { person, looksAt } = connection;
      const isSame = connection.document === this.documentOf(person, looksAt);
      if (!isSame || seatOf(before.seating, person) !== this.seatOf(person)) this.changeView(connection);
    }
  }

  /** Tells a connection its seat, and shows it what it may see now, in the middle of the game too. */
  changeView(connection: Connection): void {
    const document = this.documentOf(connection.person, connection.looksAt);
    if (this.match && connection.document !== document) {
      for (const frame of document.changeover()) connection.send(frame);
    }
    this.welcome(connection);
  }

  /**
   * Shows every viewer what they may see of the table as it is: first the events, then the patch. Returns whether an
   * action was visible to everybody.
   */
  publish(happening?: Happening): boolean {
    this.noteTime();
    const table = this.publicTable(this.tableRecord, this.people, this);
    const { match } = this;
    const { connections } = this.people;
    // What is replayed has happened at the time of its entry.
    const now = this.isOpen ? this.services.clock.wall() : 0;
    const wasVisible = this.documents.publish({ table, match, happening, connections, now });
    if (this.isOpen) this.releases.settle();
    else this.releases.catchUp(happening?.entry?.at);
    for (const watch of this.onPublished) watch();
    return wasVisible;
  }

  /** Calls people who are not here. Nobody waits for it; what fails is done later, by any process (deadlines.ts). */
  callAbsent(): void {
    callAbsent(this).catch((error: unknown) => {
      this.services.log.warn({ err: error, table: this.core.id }, 'people could not be called yet');
    });
  }

  /** Nothing is planned any more. */
  close(): void {
    this.botTurn.cancel();
    this.noteWaiting();
    this.releases.close();
    for (const cancel of this.absences.values()) cancel();
  }

  /** Kept for the lists of its people, who may ask while the table has no room. */
  private noteWaiting(): void {
    const { match, services, core } = this;
    if (!match || match.outcome) return;
    services.store.saveWaiting(core.id, match.length, match.toAct).catch((error: unknown) => {
      services.log.warn({ err: error, table: core.id }, 'whose turn it is could not be stored');
    });
  }

  /** Players lose no time during a pause. */
  private noteTime(): void {
    const before = this.tableRecord;
    this.set({ tableRecord: recordInTime(before, this.pauseShown !== '', this.services.clock.wall()) });
    if (this.clocks && this.tableRecord.pauses !== before.pauses) {
      this.set({ clocks: withGaps(this.clocks, gapsOf(this)) });
    }
    this.set({ pendingDeadline: pendingDeadlineNow(this.pendingDeadline, this) });
  }

  /** Why it is paused, if it is. */
  get pauseShown(): Pause {
    return this.stopped === '' && !this.services.health.isWell ? 'store' : this.stopped;
  }

  private stop(why: Pause): void {
    this.stopped = why;
    const { tableRecord } = this;
    if (tableRecord.status !== 'ended') this.set({ tableRecord: { ...tableRecord, status: 'paused' } });
    this.publish();
  }

  /**
   * A bug of ours: the table stops, and can only be looked at. Logged once, with the information needed to reproduce
   * it.
   */
  pause(error: unknown): void {
    // Its room is about to close.
    if (error instanceof LeaseLost) return;
    if (error instanceof StoreFailure) {
      this.services.log.warn({ err: error, table: this.core.id }, 'something waits for the store');
      return;
    }
    const { id, game } = this.core;
    if (error instanceof StoreDamage) {
      this.services.damages.note(id, error.damage);
      this.stop('damaged');
      // The beginning of the pause is stored, so that no clock pays for it; the log is not changed.
      if (this.tableRecord.status !== 'paused' || this.tableRecord.startedAt === undefined) return;
    } else {
      this.services.log.error(
        { err: error, table: id, game, actions: this.match?.length ?? 0 },
        'table paused',
      );
      this.services.metrics.paused.inc();
      this.stop('fault');
    }
    this.services.store.saveTableRecord(id, this.tableRecord).catch((failure: unknown) => {
      this.services.log.error({ err: failure, table: id }, 'the pause could not be stored');
    });
  }
}
