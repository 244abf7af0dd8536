import type { Proxy } from '@gearhall/shared/core/coreEvents';
import type { Entry } from '@gearhall/shared/core/match';
import type { Seat } from '@gearhall/shared/core/seats';
import type { TableStatus } from '@gearhall/shared/core/table';
import type { Terms } from '@gearhall/shared/core/terms';
import type { ChatLine } from '@gearhall/shared/core/wire';
import type { PersonId } from '../identity/tokens';
import type { Seating } from '../rooms/seating';
import type { StoredLine } from './chatLines';

/** What a table is from the beginning and for ever. */
export interface TableCore {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly terms: Terms;
  readonly listed: boolean;
}

export interface UndoRefusal {
  readonly seat: Seat;
  readonly after: number;
}

/** What changes seldom: people come and go, the game starts, a rematch is made. */
export interface TableAffairs {
  readonly status: TableStatus;
  readonly seating: Seating;
  /** Hex; drawn when the table is made, and a secret until the end. The salts are in the seating. */
  readonly seed: string;
  /** When the game began, in ms since 1970. */
  readonly startedAt?: number;
  /** Times in which the table was paused, and since when it is: what its clocks give back. */
  readonly pauses?: readonly Outage[];
  readonly pausedAt?: number;
  /** Id of the table where the same people play again. */
  readonly rematch?: string;
  /** Who did not agree to a taking back, and after how many entries: told in the line of events. */
  readonly undoRefusals?: readonly UndoRefusal[];
}

/** An accepted action, when, and whose request it was. */
export interface StoredEntry extends Entry {
  /** In ms since 1970. */
  readonly at: number;
  /** Absent for a person's own action. */
  readonly by?: Proxy;
  readonly person?: PersonId;
  readonly n?: number;
}

export interface StoredTable {
  readonly core: TableCore;
  readonly affairs: TableAffairs;
  readonly entries: readonly StoredEntry[];
  /** Of the lines with the same hearers the last ones, all in the order in which they were said. */
  readonly chat: readonly StoredLine[];
}

/** A time in which the hall was not running, in ms since 1970. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** Where a browser wants to be told that it is somebody's turn (the Push API's own fields). */
export interface PushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/**
 * Where tables live on when their rooms are gone. A change is durable when its promise resolves,
 * and nobody sees it before. Entries and chat lines are written at a number counted from 0; writing
 * the same one again changes nothing, so that a write whose answer was lost can be repeated.
 */
export interface Store {
  create(core: TableCore, affairs: TableAffairs): Promise<void>;
  append(table: string, index: number, entry: StoredEntry): Promise<void>;
  saveAffairs(table: string, affairs: TableAffairs): Promise<void>;
  say(table: string, index: number, line: ChatLine): Promise<void>;
  load(table: string): Promise<StoredTable | undefined>;

  /** When the next clock of a table runs out, so that it does even when its room is gone. */
  saveDeadline(table: string, at: number | undefined): Promise<void>;
  /** The tables whose deadline is `at` or before, the earliest first. */
  due(at: number): Promise<string[]>;

  /** Keeps the record of a finished game (JSON text), once. */
  archive(table: string, record: string): Promise<void>;
  record(table: string): Promise<string | undefined>;

  /** A secret of this hall by name: what `make` gives the first time, the same ever after. */
  secret(name: string, make: () => string): Promise<string>;

  /** Says that the hall runs at `now`. The first beat of a process notes the outage before it. */
  beat(now: number): Promise<void>;
  outages(): Promise<readonly Outage[]>;

  subscribe(person: PersonId, subscription: PushSubscription): Promise<void>;
  unsubscribe(endpoint: string): Promise<void>;
  subscriptions(person: PersonId): Promise<readonly PushSubscription[]>;

  /** Resolves when the store takes writes. */
  check(): Promise<void>;
  close(): Promise<void>;
}
