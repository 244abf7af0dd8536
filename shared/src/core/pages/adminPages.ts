import type { Pause, Sitter, TableStatus } from '../table/table';
import type { ChatLine, HallNews } from '../wire/wire';
import type { ReportReason } from '../wire/requests';

/** What the hall answers to its operator (`/api/admin`). Times are in ms since 1970. */

/** A page of a list. */
export interface Page<T> {
  readonly list: readonly T[];
  /** Of all pages. */
  readonly total: number;
}

/** The part of a list that a page shows. */
export interface Wanted {
  /** Empty: everything. */
  readonly find: string;
  /** From 0. */
  readonly page: number;
}

/** A table as the operator sees it: who is there, and nothing of the game itself. */
export interface AdminTable {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly pause: Pause;
  readonly listed: boolean;
  /** It has a room. */
  readonly isOpen: boolean;
  readonly isClosedByHall: boolean;
  readonly seats: readonly AdminSeat[];
  readonly spectators: readonly { readonly person: string; readonly name: string }[];
  readonly actions: number;
  /** Null if not known, or never. */
  readonly madeAt: number | null;
  readonly lastAt: number | null;
}

export interface AdminSeat {
  readonly sitter: Sitter;
  readonly name: string;
  readonly person: string | null;
  readonly isHere: boolean;
}

/** Somebody who is connected to a table. */
export interface AdminPerson {
  readonly person: string;
  readonly names: readonly string[];
  /** The keys by which their addresses are counted. */
  readonly addresses: readonly string[];
  readonly tables: readonly { readonly id: string; readonly seat: number | null }[];
}

/** How busy the hall is. */
export interface LoadFigures {
  readonly tables: number;
  readonly connections: number;
  /** Since the last look, but over a second at least. */
  readonly actionsPerSecond: number;
  /** The share of one core. */
  readonly cpu: number;
  /** How late the event loop is, in ms: 99 times of 100 less than this. */
  readonly lagMs: number;
  /** In bytes. */
  readonly memory: number;
  /** Seconds since the start of the process. */
  readonly uptime: number;
}

/** What the operator of a hall can impose: silence, absence, and the end of a table. */
export const SANCTION_KINDS = ['mute', 'ban', 'close'] as const;
export type SanctionKind = (typeof SANCTION_KINDS)[number];

export const SUBJECT_TYPES = ['person', 'address', 'table'] as const;
export type SubjectType = (typeof SUBJECT_TYPES)[number];

/** Whom or what a sanction is for: a person's id, the key of an address, the id of a table. */
export interface Subject {
  readonly type: SubjectType;
  readonly id: string;
}

/** One of these is in force at most once; another one for the same subject replaces it. */
export interface SanctionKey {
  readonly kind: SanctionKind;
  readonly subject: Subject;
}

export interface Sanction extends SanctionKey {
  /** The name by which the operator knew the person; empty for others. */
  readonly name: string;
  readonly reason: string;
  readonly at: number;
  /** Absent: until it is lifted. */
  readonly until?: number;
}

export type WayIn = 'link' | 'password';

/** An operator who has come in, and has not left. */
export interface SessionLine {
  /** As in the audit log (`AuditEntry.session`). */
  readonly id: string;
  readonly by: WayIn;
  readonly address: string;
  readonly at: number;
  readonly until: number;
  /** Of the one who asks. */
  readonly isOwn: boolean;
}

/** What the audit log can hold. */
export type AuditedAction =
  | ('comeIn' | 'leave' | 'mute' | 'ban' | 'close' | 'liftMute' | 'liftBan' | 'reopen')
  | ('announce' | 'withdraw' | 'drain' | 'endDrain' | 'finishReport' | 'endSession');

/** What an operator did. */
export interface AuditEntry {
  readonly id: string;
  readonly at: number;
  /** The beginning of its session's hash, and how that came in. */
  readonly session: string;
  readonly by: WayIn;
  readonly address: string;
  readonly action: AuditedAction;
  /** Whom or what it was done to; empty if nobody in particular. */
  readonly subject: string;
  /** What the operator wrote: a reason, a text for everybody. */
  readonly detail: string;
  /** For how long; absent where that has no end, or makes no sense. */
  readonly until?: number;
}

/** A page of the audit log, the latest first. */
export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  readonly hasMore: boolean;
}

/** Running games, and those at which somebody is. */
export interface GamesNow {
  readonly playing: number;
  readonly attended: number;
}

/** One of several processes; without figures, it does not answer. */
export interface ProcessLine {
  readonly process: string;
  readonly address: string;
  readonly drainSince: number | null;
  readonly figures: { readonly load: LoadFigures; readonly games: GamesNow } | null;
}

/** A warning or an error that the hall has logged. */
export interface RecentError {
  readonly at: number;
  readonly level: 'warn' | 'error' | 'fatal';
  readonly message: string;
  /** The first line of the error, if there was one. */
  readonly error?: string;
  readonly table?: string;
}

/** At a start, what was stored after a time was missing, or (not certain) may have been. */
export interface StoredLoss {
  readonly from: number;
  /** When the hall was started. */
  readonly at: number;
  readonly isCertain: boolean;
}

/** What the operator sees at a glance. */
export interface Overview extends HallNews {
  readonly now: number;
  readonly load: LoadFigures;
  readonly isStoreWell: boolean;
  /** Null: nothing that was stored is known to be missing. */
  readonly loss: StoredLoss | null;
  readonly drainSince: number | null;
  readonly games: GamesNow;
  /** Only where several processes share the hall. */
  readonly processes?: readonly ProcessLine[];
  /** At most a page of them is counted. */
  readonly openReports: number;
  /** Games that began under other rules and cannot go on, as counted at the start. */
  readonly otherRules: number;
  readonly errors: readonly RecentError[];
}

/** A report as the operator reads it: of those who wrote around a line only the names, and no ids. */
export interface ReportShown {
  readonly id: string;
  readonly at: number;
  readonly table: string;
  readonly game: string;
  readonly type: 'line' | 'name';
  readonly reason: ReportReason;
  /** What the reporter adds. */
  readonly words: string;
  readonly reporter: { readonly person: string; readonly name: string; readonly seat: number | null };
  readonly accused: {
    readonly person: string | null;
    readonly name: string;
    /** Null for a spectator. */
    readonly seat: number | null;
    readonly addresses: readonly string[];
  };
  /**
   * `writer`: the same for lines of the same person, counted from 0 in this report; null where it is not known who wrote
   * one.
   */
  readonly context: readonly (ChatLine & { readonly isReported: boolean; readonly writer: number | null })[];
  /** When the operator was done with it. */
  readonly doneAt?: number;
}

export interface ReportPage {
  readonly reports: readonly ReportShown[];
  readonly hasMore: boolean;
}
