import { Appointment } from './Appointment';
import type { Table } from './Table';
import type { ViewerDocuments } from './ViewerDocuments';

/** The time between two moments at which spectators who are behind a game may be shown more of it, in ms. */
export const BEAT_MS = 5000;

/**
 * Shows spectators who are behind the game more of it, at times that are the same for all tables, so that these do not
 * tell when somebody acts. The lobby knows what spectators know.
 */
export class Releases {
  private readonly next: Appointment;

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
    if (due === undefined || this.next.isPlanned) return;
    this.next.plan(untilBeat(due, this.table.services.clock.wall()), () => {
      void this.table.queue.add(async () => {
        this.documents.release(this.table.services.clock.wall(), this.table.people.connections);
        this.settle();
      });
    });
  }

  cancel(): void {
    this.next.cancel();
  }

  private showInLobby(): void {
    const { core, services } = this.table;
    const { traces } = this.documents.ofSpectators();
    if (traces.lastTable) services.lobby.show(core.id, traces.lastTable, () => traces.lastView);
  }
}

/** How long to wait for the first beat after a time (both in ms since 1970). */
function untilBeat(due: number, now: number): number {
  const from = Math.max(due, now);
  return (Math.floor(from / BEAT_MS) + 1) * BEAT_MS - now;
}
