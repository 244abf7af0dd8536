import type { Proxy } from '@gearhall/shared/core/coreEvents';
import type { Entry } from '@gearhall/shared/core/match';
import type { Seat } from '@gearhall/shared/core/seats';
import type { TableStatus } from '@gearhall/shared/core/table';
import type { Terms } from '@gearhall/shared/core/terms';
import type { ChatLine } from '@gearhall/shared/core/wire';
import type { PersonId } from '../identity/tokens';
import type { Seating } from '../rooms/seating';
import type { StoredLine } from './chatLines';
import type { Damage } from './damage';

/** How a table plays. */
export interface Settings {
  readonly options: unknown;
  readonly terms: Terms;
}

/** What a table was made as; that never changes. The settings in force may be others (`TableAffairs.settings`). */
export interface TableCore extends Settings {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
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
  /** What the host has chosen before the start, in place of what the table was made with. */
  readonly settings?: Settings;
  /** When the game began, in ms since 1970. */
  readonly startedAt?: number;
  /** Times in which the table was paused, and since when it is: what its clocks give back. */
  readonly pauses?: readonly Outage[];
  readonly pausedAt?: number;
  /** It is a rematch, and begins by itself once everybody is here; nobody has held that up. */
  readonly startsItself?: boolean;
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
  /** What is wrong with its log; the entries are those before it. */
  readonly damage?: Damage;
  /** The numbers of the lines of chat that cannot be read. */
  readonly lostLines?: readonly number[];
}

export interface StoredStatus {
  readonly game: string;
  readonly status: TableStatus;
  /** Its record is kept. */
  readonly hasRecord: boolean;
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
  /** Rejects with a StoreDamage when it cannot be told what the table is, or who sits there. */
  load(table: string): Promise<StoredTable | undefined>;
  /** What must be known of a table before it is loaded, however long its log is. */
  status(table: string): Promise<StoredStatus | undefined>;

  /** When the next clock of a table runs out, so that it does even when its room is gone. */
  saveDeadline(table: string, at: number | undefined): Promise<void>;
  /** The tables whose deadline is `at` or before, the earliest first. */
  due(at: number): Promise<string[]>;

  /** Keeps the record of a finished game (JSON text), once; in the place of a damaged one, too. */
  archive(table: string, record: string): Promise<void>;
  /** Rejects with a StoreDamage when it is not as it was kept. */
  record(table: string): Promise<string | undefined>;

  /** A secret of this hall by name: what `make` gives the first time, the same ever after. */
  secret(name: string, make: () => string): Promise<string>;

  /** Says that the hall runs at `now`. The first beat of a process notes the outage before it: since the last beat or action. */
  beat(now: number): Promise<void>;
  outages(): Promise<readonly Outage[]>;

  subscribe(person: PersonId, subscription: PushSubscription): Promise<void>;
  unsubscribe(endpoint: string): Promise<void>;
  subscriptions(person: PersonId): Promise<readonly PushSubscription[]>;

  /**
   * Notes that the code with this hash is used, until it `expires` (ms since 1970), and forgets those that
   * have expired by `now`. True for the first use alone, also of several at once.
   */
  useCode(hash: string, expires: number, now: number): Promise<boolean>;

  /** Resolves when the store takes writes. */
  check(): Promise<void>;
  close(): Promise<void>;
}
