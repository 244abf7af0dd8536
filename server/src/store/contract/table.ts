import type { SeriesPlace } from '@gearhall/shared/core/pages/hallPages';
import type { Terms } from '@gearhall/shared/core/table/terms';
import type { PersonId } from '../../identity/tokens';
import type { TableStatus } from '@gearhall/shared/core/table/table';
import type { Seating, KeptOff } from './seating';
import type { UndoVote, UndoAsked, SeatVote, SeatVoted } from './votes';
import type { Proxy } from '@gearhall/shared/core/log/coreEvents';
import type { Entry } from '@gearhall/shared/core/log/entry';
import type { StoredLine } from './chatLines';
import type { Damage } from './damage';
import type { Seat } from '@gearhall/shared/core/ground/seats';

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
  /** Who has written the texts in its options, if there are any. */
  readonly optionsBy?: PersonId | undefined;
  /** When the table was made, in ms since 1970; absent where it is older than this field. */
  readonly madeAt?: number;
  /** What the series has handed to the match, once it has begun (core/series/series.ts). Secret, like the seed. */
  readonly carried?: unknown;
  /** The series has begun at this table, and its members decide what is played. */
  readonly deciding?: true;
  /** When the game began, in ms since 1970. */
  readonly startedAt?: number;
  /** The version of the rules that it is played by; absent where it is that of the core. */
  readonly rulesVersion?: number;
  /** It could not go on under the rules of this hall, and those at the table have ended it; nobody has won. */
  readonly abandoned?: true;
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
  /** The open vote about an undo. */
  readonly undoVote?: UndoVote;
  /** What each seat has last asked the others for. */
  readonly undoAsked?: readonly UndoAsked[];
  /** The open vote about a seat whose person does not act. */
  readonly seatVote?: SeatVote;
  /** When the last vote about each seat was opened. */
  readonly seatVotes?: readonly SeatVoted[];
  /** Whom the host keeps off the table. */
  readonly keptOff?: readonly KeptOff[];
  /** People who were hosts of this table until they were gone. */
  readonly formerHosts?: readonly PersonId[];
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

/** `decide`: what is played next in a series; `asked`: whether something may be taken back. */
export type CallKind = 'yourTurn' | 'over' | 'decide' | 'asked';

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

/** What each viewer of a game saw last. */
export interface LastViews {
  /** The fields of a view, as a hash: other ones cannot be shown. */
  readonly shape: string;
  /** By the key of the view (wire.ts). */
  readonly views: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
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
interface UndoRefusal {
  readonly seat: Seat;
  readonly after: number;
}
