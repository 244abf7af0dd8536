import type { FinishedGame } from '@gearhall/shared/core/pages/hallPages';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { ChatLine } from '@gearhall/shared/core/wire/wire';
import type { PersonId } from '../../identity/tokens';
import type { Said } from './chatLines';
import type { FinishedQuery, PersonalTable } from './finishedGames';
import type { Leases } from './leases';
import type { ModerationStore } from './moderation';
import type { Processes } from './processes';
import type { SeriesRecord, SeriesStore } from './series';
import type { Rewording } from './rewording';
import type {
  Call,
  LastViews,
  OpenCall,
  Outage,
  PushSubscription,
  SpokenLine,
  StoredEntry,
  StoredStatus,
  StoredTable,
  TableCore,
  TableRecord,
  Unstarted,
} from './table';

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
  /** `series`: a new one, of which this is the first table. `chat`: what was said at the table before it. */
  create(
    core: TableCore,
    tableRecord: TableRecord,
    series?: SeriesRecord,
    chat?: readonly Said[],
  ): Promise<void>;
  /** `calls`: whom the entry calls; kept together with it, but only for those with a subscribed browser. */
  append(table: string, index: number, entry: StoredEntry, calls?: readonly Call[]): Promise<void>;
  /** `calls`: whom the start of the game calls, or an undo vote. */
  saveTableRecord(table: string, tableRecord: TableRecord, calls?: readonly Call[]): Promise<void>;
  /**
   * Gives a table other options, and entries of its log other actions: what somebody had written there is taken out. Its
   * log must be whole.
   */
  reword(table: string, rewording: Rewording): Promise<void>;
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
  /** Keeps what each viewer saw last of a running game; in case its rules are changed. */
  saveLastViews(table: string, views: LastViews): Promise<void>;
  forgetLastViews(table: string): Promise<void>;
  /** Undefined also where they are not as they were stored. */
  lastViews(table: string): Promise<LastViews | undefined>;
  /** The games that have begun and are not over, as far as they can be read. */
  running(): Promise<readonly Pick<StoredTable, 'core' | 'tableRecord'>[]>;

  /** The tables whose deadline is `at` or earlier, the earliest first. */
  due(at: number): Promise<string[]>;

  /**
   * The begun tables whose last action was at `since` or later (ms since 1970), or that had none, and of the finished
   * ones those without a place in the lists: what follows from that action may not have been done yet.
   */
  actedSince(since: number): Promise<readonly string[]>;

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
   * beat or action. `since`: it has stood still since then; that is an outage too, unless another process ran.
   */
  beat(now: number, since?: number): Promise<void>;
  outages(): Promise<readonly Outage[]>;

  subscribe(person: PersonId, subscription: PushSubscription): Promise<void>;
  unsubscribe(endpoint: string): Promise<void>;
  subscriptions(person: PersonId): Promise<readonly PushSubscription[]>;

  /**
   * Records that the code with this hash is used, until it `expires` (ms since 1970), and deletes those that have
   * expired by `now`. True for the first use only, even of several at once.
   */
  useCode(hash: string, expires: number, now: number): Promise<boolean>;

  /**
   * To be called after a deletion: nothing of what was deleted is left in the store's own files, as far as it is in
   * charge of them. While somebody else reads, that happens a moment later.
   */
  eraseDeleted(): Promise<void>;

  /** Resolves when the store accepts writes. */
  check(): Promise<void>;
  close(): Promise<void>;
}
