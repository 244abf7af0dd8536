import type { Clocks } from '@gearhall/shared/core/table/clocks';
import type { Match } from '@gearhall/shared/core/match';
import type { SeriesRecord } from '../../store/contract/series';
import type { TableRecord } from '../../store/contract/table';
import type { LogMeter } from './LogMeter';
import type { PendingDeadline } from './pendingDeadline';
import { Queue } from '../../ground/work/Queue';
import type { UndoVote } from '../../store/contract/votes';

/** The part of a table that changes while people gather and play. */
export interface TableState {
  readonly tableRecord: TableRecord;
  readonly match?: Match | undefined;
  /** The size of its log. */
  readonly log: LogMeter;
  /** With a clock, once the game has begun. */
  readonly clocks?: Clocks | undefined;
  /** While a question with a deadline is open. */
  readonly pendingDeadline?: PendingDeadline | undefined;
  /** Since when each seat has been waited for, at a table without a clock (waits.ts). */
  readonly waits?: Clocks | undefined;
  /** When the others may vote about each seat, as it is shown; 0: not yet. */
  readonly overdue?: readonly number[] | undefined;
  /** When a rematch starts automatically, in ms since 1970, once everybody is here. */
  readonly startsAt?: number | undefined;
  /** The series that it belongs to, as this table knows it. */
  readonly series?: SeriesRecord | undefined;
}

/** A table's state, which can only be changed through `update`. */
export abstract class ChangingTable {
  readonly queue = new Queue((error) => this.pause(error));
  /** For requests that change nothing and must not wait for the others (sideQueue.ts). */
  readonly sideQueue = new Queue((error) => this.pause(error));

  constructor(private state: TableState) {}

  /** Stops the table after a failure in its queue. */
  abstract pause(error: unknown): void;

  get tableRecord(): TableRecord {
    return this.state.tableRecord;
  }
  get match(): Match | undefined {
    return this.state.match;
  }
  get log(): LogMeter {
    return this.state.log;
  }
  get clocks(): Clocks | undefined {
    return this.state.clocks;
  }
  get pendingDeadline(): PendingDeadline | undefined {
    return this.state.pendingDeadline;
  }
  /** While the others vote about an undo. */
  get undoVote(): UndoVote | undefined {
    return this.tableRecord.undoVote;
  }
  get waits(): Clocks | undefined {
    return this.state.waits;
  }
  get overdue(): readonly number[] {
    return this.state.overdue ?? [];
  }
  get startsAt(): number | undefined {
    return this.state.startsAt;
  }
  get series(): SeriesRecord | undefined {
    return this.state.series;
  }

  /** Changes the state, from a job of its queue; `publish` shows it. */
  update(change: Partial<TableState>): void {
    this.queue.mustBeAtWork();
    this.set(change);
  }

  /** Without that check: for a table that is being opened, for the time as it is shown, and for a pause. */
  protected set(change: Partial<TableState>): void {
    this.state = { ...this.state, ...change };
  }
}
