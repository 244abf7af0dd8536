import type { AuditEntry, Sanction, SanctionKey, WayIn } from '@gearhall/shared/core/pages/adminPages';
import type { ChatLine } from '@gearhall/shared/core/wire/wire';
import type { ReportReason } from '@gearhall/shared/core/wire/requests';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { PersonId } from '../../identity/tokens';

/** What the operator tells everybody. */
export interface Announcement {
  readonly text: string;
  /** In ms since 1970. */
  readonly at: number;
  readonly until: number;
}

/** An operator who has come in. */
export interface AdminSession {
  /** The hash of what the browser's cookie holds. */
  readonly hash: string;
  readonly by: WayIn;
  /** With the password: which one, as `markOf` (ground/password.ts) has it. */
  readonly password?: string;
  readonly address: string;
  /** In ms since 1970. */
  readonly at: number;
  readonly until: number;
}

/** A line of the chat beside the reported one, or that one. */
export interface ContextLine {
  readonly line: ChatLine;
  readonly person?: PersonId;
  readonly isReported?: boolean;
}

/** What somebody has reported, as it was then. */
export interface ReportContent {
  readonly type: 'line' | 'name';
  readonly reason: ReportReason;
  /** What the reporter adds. */
  readonly words: string;
  readonly reporterName: string;
  /** Absent for spectators, and in reports from before the seats were kept. */
  readonly reporterSeat?: Seat;
  readonly accusedName: string;
  readonly accusedSeat?: Seat;
  /** The lines around a reported one that the reporter could read. */
  readonly context: readonly ContextLine[];
}

export interface NewReport {
  readonly id: string;
  /** In ms since 1970. */
  readonly at: number;
  readonly reporter: PersonId;
  /** Absent where it is not known who has written a line. */
  readonly accused?: PersonId;
  readonly table: string;
  readonly game: string;
  /** The same for the same thing: somebody reports it only once. */
  readonly about: string;
  readonly content: ReportContent;
}

export interface Report extends NewReport {
  /** When the operator was done with it. */
  readonly doneAt?: number;
}

export interface PageQuery {
  /** Only what is older than this, in ms since 1970. */
  readonly before?: number;
  readonly limit: number;
}

/** The maximum number of reports that wait for the operator. */
export const MOST_OPEN_REPORTS = 2000;

/** What becomes too old at `now`, in ms since 1970. */
export interface ModerationAges {
  readonly now: number;
  /** Reports with which the operator was done before. */
  readonly doneBefore: number;
  /** All reports and audit entries that were made before. */
  readonly madeBefore: number;
}

/** What the operator of a hall does and reads. Every process that shares the store reads it again and again. */
export interface ModerationStore {
  impose(sanction: Sanction): Promise<void>;
  lift(key: SanctionKey): Promise<void>;
  /** Those in force at `now`, the latest first. */
  sanctions(now: number): Promise<readonly Sanction[]>;
  /** Without one: withdraws it. */
  announce(announcement: Announcement | undefined): Promise<void>;
  announcement(now: number): Promise<Announcement | undefined>;

  /** `known`: the same person has reported the same before. `full`: too many wait for the operator. */
  report(report: NewReport): Promise<'kept' | 'known' | 'full'>;
  /** The latest first. */
  reports(query: PageQuery & { readonly done: boolean }): Promise<readonly Report[]>;
  reportsBy(person: PersonId): Promise<readonly Report[]>;
  finishReport(id: string, at: number): Promise<void>;

  /** Entries are never changed. */
  audit(entry: AuditEntry): Promise<void>;
  /** The latest first. */
  auditLog(query: PageQuery): Promise<readonly AuditEntry[]>;

  /** Keeps the hash of a link that is good once, until then. */
  keepAdminLink(hash: string, until: number): Promise<void>;
  /** True for the first use of a link that is still good. */
  useAdminLink(hash: string, now: number): Promise<boolean>;
  /** Whether there is such a link that is still good. */
  hasAdminLink(hash: string, now: number): Promise<boolean>;
  openAdminSession(session: AdminSession): Promise<void>;
  adminSession(hash: string, now: number): Promise<AdminSession | undefined>;
  /** Those that last at `now`, the latest first. */
  adminSessions(now: number): Promise<readonly AdminSession[]>;
  closeAdminSession(hash: string): Promise<void>;

  /** Deletes what has been kept for long enough; returns the number of reports, entries and sanctions. */
  deleteModeration(ages: ModerationAges): Promise<number>;
}

/** A report's content without what a person wrote beside a reported line. */
export function withoutWordsBeside(content: ReportContent, person: PersonId): ReportContent {
  const isTheirs = (one: ContextLine): boolean => one.person === person && one.isReported !== true;
  if (!content.context.some(isTheirs)) return content;
  const context = content.context.map((one) =>
    isTheirs(one) ? { line: { ...one.line, name: '', text: '' } } : one,
  );
  return { ...content, context };
}
