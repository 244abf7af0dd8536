import { Appointment } from '../../ground/clock/Appointment';
import type { Table } from './Table';
import type { ViewerDocuments } from '../../viewing/ViewerDocuments';

/** The time between two moments at which spectators who are behind a game may be shown more of it, in ms. */
export const BEAT_MS = 5000;
/** How long everything else has the CPU while much is shown at once. */
const REST_MS = 5;

/**
 * Shows spectators who are behind a game more of it, at times that are the same for all tables, so that these do not
 * tell when somebody acted. That needs no turn in the table's queue: how long it takes would tell that somebody acts.
 * The lobby knows what spectators know.
 */
export class Releases {
  private readonly next: Appointment;
  /** More is due than can be shown in one go. */
  private isLate = false;
  private isClosed = false;

  constructor(
    private readonly table: Table,
    private readonly documents: ViewerDocuments,
  ) {
    this.next = new Appointment(table.services.clock);
  }

  /** After every change of the table. */
  settle(): void {
    this.showInLobby();
    const due = this.documents.nextRelease;
    if (due === undefined || this.isLate) return;
    // The end of a game waits for no beat.
    if (due === 0) this.goOn();
    else if (!this.next.isPlanned) this.plan(untilBeat(due, this.table.services.clock.wall()));
  }

  /** While a table is replayed: what was due by the last beat. `at`: when its newest entry was made. */
  catchUp(at: number | undefined): void {
    const lastBeat = beatBefore(this.table.services.clock.wall());
    if (at !== undefined && at <= lastBeat) this.documents.release(lastBeat, []);
  }

  /** The table has closed: whatever still happens to it, the lobby lists it no more. */
  close(): void {
    this.isClosed = true;
    this.next.cancel();
  }

  private plan(ms: number): void {
    this.next.plan(ms, () => {
      try {
        this.release();
      } catch (error) {
        this.table.pause(error);
      }
    });
  }

  private release(): void {
    const { services, people } = this.table;
    this.isLate = this.documents.release(services.clock.wall(), people.connections);
    if (this.isLate) this.goOn();
    else this.settle();
  }

  private goOn(): void {
    this.isLate = true;
    this.plan(REST_MS);
  }

  private showInLobby(): void {
    const { core, services } = this.table;
    const { traces } = this.documents.ofSpectators();
    if (traces.lastTable && !this.isClosed)
      services.lobby.show(core.id, traces.lastTable, () => traces.lastView);
  }
}

const beatBefore = (time: number): number => Math.floor(time / BEAT_MS) * BEAT_MS;

/** How long to wait for the first beat after a time (both in ms since 1970). */
const untilBeat = (due: number, now: number): number => beatBefore(Math.max(due, now)) + BEAT_MS - now;
