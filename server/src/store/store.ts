import type { FinishedGame, SeriesPlace } from '@gearhall/shared/core/hallPages';
import type { Proxy } from '@gearhall/shared/core/coreEvents';
import type { Entry } from '@gearhall/shared/core/entry';
import type { Seat } from '@gearhall/shared/core/seats';
import type { TableStatus } from '@gearhall/shared/core/table';
import type { Terms } from '@gearhall/shared/core/terms';
import type { ChatLine } from '@gearhall/shared/core/wire';
import type { PersonId } from '../identity/tokens';
import type { Seating } from '../rooms/seating';
import type { StoredLine } from './chatLines';
import type { Damage } from './damage';
import type { FinishedQuery, PersonalTable } from './finishedGames';
import type { Leases } from './leases';
import type { ModerationStore } from './moderation';
import type { Processes } from './processes';
import type { SeriesRecord, SeriesStore } from './series';

/** The rules and terms of a table. */
export interface Settings {
  readonly options: unknown;
  readonly terms: Terms;
}

/** What a table was made with; never changed. The settings in force may be others (`TableRecord.settings`). */
export interface TableCore extends Settings {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly listed: boolean;
  /** Absent where it is a single game. */
  readonly series?: SeriesPlace;
}

interface UndoRefusal {
  readonly seat: Seat;
  readonly after: number;
}

/** Whom the host of a table has muted. */
export interface Muted {
  /** People who held a seat when they were muted; it stays with them on another seat, and without one. */
  readonly people: readonly PersonId[];
  /** Everybody without a seat. */
  readonly spectators: boolean;
}

/** What changes rarely: people come and go, the game starts, a rematch is made. */
export interface TableRecord {
  readonly status: TableStatus;
  readonly seating: Seating;
  /** Hex; drawn when the table is made, and secret until the end. The salts are in the seating. */
  readonly seed: string;
  /** What the host has chosen before the start, instead of what the table was made with. */
  readonly settings?: Settings;
  /** When the table was made, in ms since 1970; absent where it is older than this field. */
  readonly madeAt?: number;
  /** What the series has handed to the match, once it has begun (core/series.ts). Secret, like the seed. */
  readonly carried?: unknown;
  /** The series has begun at this table, and its members decide what is played. */
  readonly deciding?: true;
  /** When the game began, in ms since 1970. */
  readonly startedAt?: number;
  /** The periods in which the table was paused, and the start of the current one; the clocks do not run then. */
  readonly pauses?: readonly Outage[];
  readonly pausedAt?: number;
  /** It is a rematch that starts automatically once everybody is here, unless somebody has prevented that. */
  readonly startsItself?: boolean;
  /** The people who have looked at what a player sees, and can take no seat any more. */
  readonly haveLooked?: readonly PersonId[];
  /** Whom the host has muted. */
  readonly muted?: Muted;
  /** Id of the table of the rematch. */
  readonly rematch?: string;
  /** The series was over before this match began, so it is not played. */
  readonly calledOff?: true;
  /** Who refused an undo, and after how many entries; part of the sequence of events. */
  readonly undoRefusals?: readonly UndoRefusal[];
}

/** An accepted action, its time, and whose request it was. */
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
  readonly tableRecord: TableRecord;
  readonly entries: readonly StoredEntry[];
  /** The last lines of each audience, in the order in which they were written. */
  readonly chat: readonly StoredLine[];
  /** The damage of its log; `entries` are those before it. */
  readonly damage?: Damage;
  /** The numbers of the chat lines that cannot be read. */
  readonly lostLines?: readonly number[];
}

/** A line that somebody has said. */
export interface SpokenLine {
  readonly table: string;
  readonly text: string;
}

export interface StoredStatus {
  readonly game: string;
  readonly status: TableStatus;
  /** Whether its record is stored. */
  readonly hasRecord: boolean;
}

/** A table whose game has not begun. */
export interface Unstarted {
  readonly id: string;
  /** In ms since 1970; absent where nobody knows it. */
  readonly madeAt?: number;
  /** It is to go on with a series. */
  readonly goesOn?: true;
}

/** `decide`: what is played next in a series. */
export type CallKind = 'yourTurn' | 'over' | 'decide';

/** Somebody with a subscribed browser who is to be called, because they are not at the table. */
export interface Call {
  readonly person: PersonId;
  readonly kind: CallKind;
}

/** A call that nobody has taken on yet. */
export interface OpenCall extends Call {
  readonly table: string;
  readonly game: string;
  /** Where a series waits for a decision: its id. */
  readonly series?: string;
  /** When the next time at the table is up; absent where no clock runs. */
  readonly deadline?: number;
}

/** A period in which the hall was not running, in ms since 1970. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** Where a browser receives notifications of its person's turns (the Push API's own fields). */
export interface PushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/**
 * Where tables are kept when they have no room. A change is durable when its promise resolves, and nobody sees it
 * before. Entries and chat lines are written at a number counted from 0; writing the same one again changes nothing, so
 * that a write whose answer was lost can be repeated.
 */
export interface Store extends ModerationStore, SeriesStore {
  /**
   * Where several processes share the store; there, what changes a table is written under its lease. Elsewhere this
   * process owns all tables.
   */
  readonly leases?: Leases;
  /** The same there: the processes that share it. */
  readonly processes?: Processes;
  /** `series`: a new one, of which this is the first table. */
  create(core: TableCore, tableRecord: TableRecord, series?: SeriesRecord): Promise<void>;
  /** `calls`: whom the entry calls; kept together with it, but only for those with a subscribed browser. */
  append(table: string, index: number, entry: StoredEntry, calls?: readonly Call[]): Promise<void>;
  /** `calls`: whom the start of the game calls. */
  saveTableRecord(table: string, tableRecord: TableRecord, calls?: readonly Call[]): Promise<void>;
  /** The open calls of a table, and takes them on: nobody else gets them any more. */
  takeCalls(table: string): Promise<readonly OpenCall[]>;
  /** The same for those of all tables that have been open since `before` (ms since 1970). */
  takeOldCalls(before: number): Promise<readonly OpenCall[]>;
  /** `person`: who has written the line. */
  say(table: string, index: number, line: ChatLine, person?: PersonId): Promise<void>;
  /** What a person has said, as far as it is kept. */
  linesOf(person: PersonId): Promise<readonly SpokenLine[]>;
  /** Takes the words of a person out of all chats; the numbers of the lines stay. */
  blankLines(person: PersonId): Promise<void>;
  /** Rejects with a StoreDamage when the table's core or its seating cannot be read. */
  load(table: string): Promise<StoredTable | undefined>;
  /** What is needed of a table before it is loaded, in constant time. */
  status(table: string): Promise<StoredStatus | undefined>;

  /** When the next clock of a table runs out; needed in case it has no room by then. */
  saveDeadline(table: string, at: number | undefined): Promise<void>;
  /** The tables whose deadline is `at` or earlier, the earliest first. */
  due(at: number): Promise<string[]>;

  /** Stores the record of a finished game (JSON text) if there is none, or only a damaged one. */
  archive(table: string, record: string): Promise<void>;
  /** Stores another record in its place: somebody's name has been taken out of it. */
  replaceRecord(table: string, record: string): Promise<void>;
  /** Rejects with a StoreDamage when it is not as it was stored. */
  record(table: string): Promise<string | undefined>;

  /** Enters a finished game in the lists; only `listed` ones are public. */
  listFinished(finished: FinishedGame, listed: boolean): Promise<void>;
  /** The latest public finished games that are worth a list. */
  finished(query: FinishedQuery): Promise<readonly FinishedGame[]>;
  /** Keeps which seats a table waits for after so many actions; needed in case it has no room. */
  saveWaiting(table: string, actions: number, seats: readonly Seat[]): Promise<void>;
  /** The tables where a person has or had a seat: those that are not over first, of both the latest first. */
  tablesOf(person: PersonId, limit: number): Promise<readonly PersonalTable[]>;
  /**
   * Deletes what is kept of a person besides their tables. What was reported of them stays until the operator is done
   * with it: nobody gets rid of a report by having themselves deleted.
   */
  forgetPerson(person: PersonId): Promise<void>;

  /** The tables whose game has not begun, and that can be read. */
  unstarted(): Promise<readonly Unstarted[]>;
  /** The tables with a chat at which nothing has been done since `before` (ms since 1970), their start included. */
  talkedBefore(before: number): Promise<readonly string[]>;
  /** The games that are over, and in which nothing has been done since `before`. */
  endedBefore(before: number): Promise<readonly string[]>;
  /** People who have, or had, tables, at none of which anything has been done since `before`. */
  unseenSince(before: number): Promise<readonly PersonId[]>;
  /** Deletes what was said at a table. */
  clearChat(table: string): Promise<void>;
  /**
   * Deletes a table with everything that is kept of it, unless its game has begun and is not over. A series goes with
   * its last table.
   */
  remove(table: string): Promise<void>;

  /** A secret of this hall by name: the value of `make` the first time, the same value ever after. */
  secret(name: string, make: () => string): Promise<string>;

  /**
   * Records that the hall is running at `now`. The first beat of a process records the outage before it: since the last
   * beat or action.
   */
  beat(now: number): Promise<void>;
  outages(): Promise<readonly Outage[]>;

  subscribe(person: PersonId, subscription: PushSubscription): Promise<void>;
  unsubscribe(endpoint: string): Promise<void>;
  subscriptions(person: PersonId): Promise<readonly PushSubscription[]>;

  /**
   * Records that the code with this hash is used, until it `expires` (ms since 1970), and deletes those that have
   * expired by `now`. True for the first use only, even of several at once.
   */
  useCode(hash: string, expires: number, now: number): Promise<boolean>;

  /** Resolves when the store accepts writes. */
  check(): Promise<void>;
  close(): Promise<void>;
}
