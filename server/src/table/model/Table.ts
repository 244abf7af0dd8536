import { PlannedTurn } from '@gearhall/shared/core/bots/PlannedTurn';
import { undoRefused } from '@gearhall/shared/core/log/coreEvents';
import type { AnyGame } from '@gearhall/shared/core/game';
import { begunBy, withGaps, type Gap } from '@gearhall/shared/core/table/clocks';
import type { Refusal } from '@gearhall/shared/core/ground/result';
import type { Pause } from '@gearhall/shared/core/table/table';
import type { Seat, Viewer } from '@gearhall/shared/core/ground/seats';
import type { LookedAt } from '@gearhall/shared/core/wire/wire';
import { atOnce, type Work } from '@gearhall/shared/core/ground/timeSliced';
import type { PersonId } from '../../identity/tokens';
import type { Payer } from '../../ground/work/CpuBudget';
import type { Call, Outage, Settings, StoredTable, TableCore, TableRecord } from '../../store/contract/table';
import type { TableWork } from '../../ground/work/BackgroundQueue';
import type { Cancel } from '../../ground/clock/Clock';
import { recordAfter, recordInTime } from '../../tableRecord/tableRecord';
import { openAt, refusedAfter, voteAfter } from '../../tableRecord/undoVote';
import type { UndoVote } from '../../store/contract/votes';
import { waitsAfter, waitsAtStart, waitsWithPauses } from './waits';
import { ChangingTable } from './ChangingTable';
import { ChatLog, type ChatReader } from '../../tableRecord/ChatLog';
import { callAbsent, noteWaiting } from './calling';
import { clocksAtStart, clocksOn, gapsOf } from './clocks';
import { noticeFrame } from '../../transport/frames';
import type { Connection } from '../../viewing/Connection';
import { LogMeter } from './LogMeter';
import { People } from './People';
import { replay, startOf, type Replayed } from '../../tableRecord/matchRunner';
import { passedOver } from './passingOver';
import { keepLastViews } from './lastViews';
import { publicTableOf } from './publicTable';
import { CarriedOut } from '../../transport/CarriedOut';
import { RequestNumbers } from '../../transport/RequestNumbers';
import { seatOf } from '../../tableRecord/seating';
import type { SeatState } from '../../store/contract/seating';
import { settingsOf } from '../../tableRecord/settings';
import { durable, type TableServices } from './services';
import { whyStopped } from './stopping';
import { StoreDamage } from '../../store/contract/errors';
import { dismissUnadmitted, mayLookAt } from './spectating';
import { Releases } from './Releases';
import type { Happening } from '../../viewing/publishing';
import type { ViewerDocument } from '../../viewing/ViewerDocument';
import { ViewerDocuments } from '../../viewing/ViewerDocuments';
import { pendingDeadlineNow } from './pendingDeadline';
import type { Reconcile, TableParts } from './tableParts';

/**
 * A table: its people, its match, and what each viewer has been shown of it. It changes only in its queue, one change
 * at a time, and everything is stored before it is shown.
 */
export class Table extends ChangingTable {
  readonly game: AnyGame;
  readonly services: TableServices;
  readonly core: TableCore;
  readonly people = new People();
  readonly chat: ChatLog;
  private readonly reconcile: Reconcile;
  /** Called after every publication, once the table is open. */
  readonly onPublished: (() => void)[] = [];
  /** Cancels what is planned for people who are away. */
  readonly absences = new Map<PersonId, Cancel>();
  /** The planned bot turn. */
  readonly botTurn: PlannedTurn;
  readonly numbers = new RequestNumbers();
  readonly carriedOut = new CarriedOut();
  /** The connection whose request is being carried out. */
  private asker: string | undefined;
  private knownOutages: readonly Outage[];
  /** Why it is paused, apart from the state of the store. */
  private stopped: Pause = '';
  private readonly publicTable: ReturnType<typeof publicTableOf>;
  /** The last chat lines of each person, with their request numbers. */
  readonly lastWords = new Map<PersonId, readonly string[]>();
  readonly documents: ViewerDocuments;
  private readonly releases: Releases;

  /** Nothing is published before the replay has finished. */
  private isOpen = false;

  /** Replays a stored table, in pieces; `payer` is charged for it. */
  static async open(parts: TableParts, payer: Payer | TableWork): Promise<Table> {
    const table = new Table(parts);
    const { background } = parts.services;
    if (parts.stored.entries.length === 0) atOnce(table.restoring(parts.stored));
    else await background.do(table.restoring(parts.stored), payer, { admitted: true });
    if (parts.lastViews) table.documents.showLast(parts.lastViews);
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
    this.knownOutages = outages;
    this.core = stored.core;
    this.chat = new ChatLog(stored.chat, stored.lostLines);
    const { waitMs, answerMs } = services.config.thinking;
    this.botTurn = new PlannedTurn((ms, job) => services.clock.after(ms, job), waitMs + answerMs);
    this.publicTable = publicTableOf(stored.core);
    const seats = Math.max(game.about.seats.max, this.seats.length);
    this.documents = new ViewerDocuments(game, seats, services.clock.wall());
    this.releases = new Releases(this, this.documents);
    if (tableRecord.startedAt !== undefined) this.beginWatching();
    this.publish();
  }

  private *restoring({ tableRecord: stored, core, entries }: StoredTable): Work<void> {
    const { undoVote, ...tableRecord } = stored;
    if (core.rulesVersion !== this.game.about.rulesVersion) {
      this.stop('rules');
      return;
    }
    if (tableRecord.startedAt === undefined) return;
    // The pause was caused by an action that was not stored; the entries tell the rest.
    this.set({ tableRecord: { ...tableRecord, status: 'playing' } });
    let open = undoVote;
    try {
      for (const step of replay(this.game, startOf(core, tableRecord), entries)) {
        open = voteAfter(open, step, this.takeOver(step));
        for (const seat of refusedAfter(this.tableRecord, step.match.length))
          this.publish({ events: [undoRefused(seat)] });
        yield step.match.length / entries.length;
      }
      this.stayEnded(tableRecord);
    } catch (error) {
      this.stayEnded(tableRecord);
      this.pause(error);
    }
    const now = this.services.clock.wall();
    this.set({ clocks: begunBy(this.clocks, now), waits: begunBy(this.waits, now) });
    for (const entry of entries) this.numbers.logged(entry);
    if (open && this.tableRecord.status === 'playing') this.askAgain(open);
  }

  /** What was over stays over, even where its entries do not lead to its end any more. */
  private stayEnded({ status }: TableRecord): void {
    if (status === 'ended') this.set({ tableRecord: { ...this.tableRecord, status } });
  }

  /** A question that was open when the table was closed, or its process ended. */
  private askAgain(undoVote: UndoVote): void {
    const open = openAt(undoVote, this.settings.terms.clock, this.services.clock.wall());
    this.set({ tableRecord: { ...this.tableRecord, undoVote: open } });
    this.numbers.noted(undoVote.person, undoVote.n, { type: 'undo', ask: true });
  }

  /** Returns whether the entry was visible to everybody. */
  private takeOver({ match, events, entry }: Replayed): boolean {
    const turned = entry && { before: this.match, after: match, entry, events };
    this.set({
      clocks: turned ? clocksOn(this.clocks, turned) : clocksAtStart(this, match),
      match,
      ...(entry && { tableRecord: recordAfter(this.tableRecord, match, entry) }),
    });
    if (entry) this.log.add(entry);
    const isSeenByAll = this.publish({ entry, events });
    this.set({
      waits: entry ? waitsAfter(this.waits, { entry, match, isSeenByAll }) : waitsAtStart(this, match),
    });
    return isSeenByAll;
  }

  /** Carries out what a connection asks, from a job of its queue: what changes is known to it. */
  async askedBy<Result>(connection: Connection, work: () => Promise<Result>): Promise<Result> {
    this.asker = connection.id;
    try {
      return await work();
    } finally {
      this.asker = undefined;
    }
  }

  /** Makes a change after the table has taken over everything that the store holds of it (recovery.ts). */
  reconciled<Result>(change: () => Promise<Result>): Promise<Result> {
    return this.reconcile(this, change);
  }

  get outages(): readonly Outage[] {
    return this.knownOutages;
  }

  /** A period that counts for nobody: it holds at once, and is shown in its turn. */
  passOver(gap: Gap): void {
    this.knownOutages = [...this.knownOutages, gap];
    this.set(passedOver(this, gap));
    void this.queue.add(() => {
      this.publish();
      // Their clocks go by that of the hall.
      for (const connection of this.people.connections) this.welcome(connection);
    });
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

  readerOf(person: PersonId): ChatReader {
    return { viewer: this.viewerOf(person), person };
  }

  /** What a person is shown; spectators choose what they look at. */
  documentOf(person: PersonId | undefined, looksAt: LookedAt = 'table'): ViewerDocument {
    const seat = person === undefined ? undefined : this.seatOf(person);
    if (seat !== undefined) return this.documents.ofSeat(seat);
    return this.documents.ofSpectators(mayLookAt(this.tableRecord.seating, looksAt) ? looksAt : 'table');
  }

  join(connection: Connection): void {
    this.people.join(connection, this.services.clock.wall());
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
        chat: this.chat.countFor(this.readerOf(connection.person)),
        now: this.services.clock.wall(),
        lastAct: this.numbers.last(connection.person),
      }),
    );
  }

  answer(connection: Connection, n: number, refusal?: Refusal): void {
    connection.send(noticeFrame('answer', refusal ? { n, refusal } : { n }));
  }

  /** Stores a changed table record, with those whom it calls, then shows it. */
  async change(tableRecord: TableRecord, calls: readonly Call[] = []): Promise<void> {
    await durable(this.services.store.saveTableRecord(this.core.id, tableRecord, calls));
    const before = this.tableRecord;
    this.update({ tableRecord });
    dismissUnadmitted(this);
    this.publish();
    if (calls.length > 0) this.callAbsent();
    for (const connection of this.people.connections) {
      const { person, looksAt } = connection;
      const isSame = connection.document === this.documentOf(person, looksAt);
      if (!isSame || seatOf(before.seating, person) !== this.seatOf(person)) this.changeView(connection);
    }
  }

  /** Tells a connection its seat, and shows it what it may see now, in the middle of the game too. */
  changeView(connection: Connection): void {
    const document = this.documentOf(connection.person, connection.looksAt);
    if (document.traces.lastView && connection.document !== document) {
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
    const { match, asker } = this;
    const { connections } = this.people;
    // What is replayed has happened at the time of its entry.
    const now = this.isOpen ? this.services.clock.wall() : 0;
    const wasVisible = this.documents.publish({ table, match, happening, connections, asker, now });
    if (this.isOpen) this.releases.settle();
    else this.releases.catchUp(happening?.entry?.at);
    this.settle();
    return wasVisible;
  }

  /** Whatever follows from how the table is now. */
  settle(): void {
    for (const watch of this.onPublished) watch();
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
    noteWaiting(this);
    keepLastViews(this);
    this.releases.close();
    for (const cancel of this.absences.values()) cancel();
  }

  /** Players lose no time during a pause. */
  private noteTime(): void {
    const before = this.tableRecord;
    this.set({ tableRecord: recordInTime(before, this.pauseShown !== '', this.services.clock.wall()) });
    if (this.clocks && this.tableRecord.pauses !== before.pauses) {
      this.set({ clocks: withGaps(this.clocks, gapsOf(this)) });
    }
    if (this.tableRecord.pauses !== before.pauses) this.set({ waits: waitsWithPauses(this) });
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

  /** Something has failed: the table stops, and can only be looked at. */
  pause(error: unknown): void {
    const why = whyStopped(this, error);
    if (!why) return;
    this.stop(why);
    const { status, startedAt } = this.tableRecord;
    // The beginning of the pause is stored, so that no clock pays for it; of a damaged table, nothing else.
    if (why === 'damaged' && (status !== 'paused' || startedAt === undefined)) return;
    this.services.store.saveTableRecord(this.core.id, this.tableRecord).catch((failure: unknown) => {
      this.services.log.error({ err: failure, table: this.core.id }, 'the pause could not be stored');
    });
  }
}
