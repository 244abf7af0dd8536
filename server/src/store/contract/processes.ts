import type { LobbyEntry } from '@gearhall/shared/games/lobby';
import type { Cancel } from '../../ground/clock/Clock';
import type { Owner } from './leases';

/** What one of several processes tells the others. */
export interface RunningProcess extends Owner {
  /** Since when it takes no new tables, in ms since 1970; undefined while it does. */
  readonly drainSince?: number;
  readonly tables: readonly ListedTable[];
}

/** The processes that share a store. Only the clock of the database counts. */
export interface Processes {
  /** Keeps a process in the list for some seconds more; `tables` only if they have changed. */
  tell(self: Owner, tables?: readonly ListedTable[]): Promise<void>;
  /** Takes a process off the list. */
  leave(process: string): Promise<void>;
  running(): Promise<readonly RunningProcess[]>;
  /** False if there is no such process. */
  drain(process: string, since: number | undefined): Promise<boolean>;
  /** Has all processes look at once for what has changed; they do so by themselves every few seconds. */
  signal(): Promise<void>;
  /** Calls back when a process has signalled, or may have done so; returns the unsubscribe function. */
  onSignal(listener: () => void): Cancel;
  /** The time of the database, in ms since 1970. */
  now(): Promise<number>;
}

/** A table of any process. */
export interface ListedTable extends LobbyEntry {
  /** When it was opened, in ms since 1970. */
  readonly openedAt: number;
}
