import type { AuditEntry, Sanction, SanctionKey } from '@gearhall/shared/core/pages/adminPages';
import {
  MOST_OPEN_REPORTS,
  withoutWordsBeside,
  type AdminSession,
  type Announcement,
  type ModerationStore,
  type PageQuery,
  type Report,
} from '../contract/moderation';

const keyOf = ({ kind, subject }: SanctionKey): string => `${kind} ${subject.type} ${subject.id}`;

interface Dated {
  readonly id: string;
  readonly at: number;
}

/** The latest first, as a page of them. */
function pageOf<T extends Dated>(all: readonly T[], { before = Infinity, limit }: PageQuery): T[] {
  return all
    .filter(({ at }) => at < before)
    .sort((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1))
    .slice(0, limit);
}

/** Sanctions, reports and the audit log, in the process. */
export function moderationInMemory() {
  const sanctions = new Map<string, Sanction>();
  const reports = new Map<string, Report>();
  let announced: Announcement | undefined;
  let log: AuditEntry[] = [];
  const { forgetOld, ...admin } = adminInMemory();
  return {
    ...admin,
    async impose(sanction) {
      sanctions.set(keyOf(sanction), sanction);
    },
    async lift(key) {
      sanctions.delete(keyOf(key));
    },
    sanctions: async (now) =>
      [...sanctions.values()]
        .filter(({ until = Infinity }) => until > now)
        .sort((one, other) => other.at - one.at || (one.subject.id < other.subject.id ? -1 : 1)),
    async announce(announcement) {
      announced = announcement;
    },
    announcement: async (now) => (announced && announced.until > now ? announced : undefined),
    ...reportsInMemory(reports),
    async audit(entry) {
      log.push(entry);
    },
    auditLog: async (query) => pageOf(log, query),
    async deleteModeration({ now, doneBefore, madeBefore }) {
      const before = reports.size + log.length + sanctions.size;
      for (const { id, at, doneAt = Infinity } of reports.values())
        if (at < madeBefore || doneAt < doneBefore) reports.delete(id);
      for (const [key, { until = Infinity }] of sanctions) if (until <= now) sanctions.delete(key);
      log = log.filter(({ at }) => at >= madeBefore);
      forgetOld(now);
      return before - (reports.size + log.length + sanctions.size);
    },
    forgetReports(person: string) {
      for (const report of reports.values()) {
        const isAbout = report.accused === person && report.doneAt !== undefined;
        if (report.reporter === person || isAbout) reports.delete(report.id);
        else reports.set(report.id, { ...report, content: withoutWordsBeside(report.content, person) });
      }
      for (const [key, one] of sanctions)
        if (one.subject.type === 'person' && one.subject.id === person)
          sanctions.set(key, { ...one, name: '' });
    },
  } satisfies ModerationStore & { forgetReports(person: string): void };
}

function reportsInMemory(reports: Map<string, Report>) {
  return {
    async report(report) {
      const all = [...reports.values()];
      const isSame = ({ reporter, about }: Report): boolean =>
        reporter === report.reporter && about === report.about;
      if (all.some(isSame)) return 'known';
      if (all.filter(({ doneAt }) => doneAt === undefined).length >= MOST_OPEN_REPORTS) return 'full';
      reports.set(report.id, report);
      return 'kept';
    },
    reports: async ({ done, ...query }) =>
      pageOf(
        [...reports.values()].filter(({ doneAt }) => (doneAt !== undefined) === done),
        query,
      ),
    reportsBy: async (person) =>
      pageOf(
        [...reports.values()].filter(({ reporter }) => reporter === person),
        { limit: Infinity },
      ),
    async finishReport(id, at) {
      const report = reports.get(id);
      if (report && report.doneAt === undefined) reports.set(id, { ...report, doneAt: at });
    },
  } satisfies Partial<ModerationStore>;
}

function adminInMemory() {
  const links = new Map<string, number>();
  const sessions = new Map<string, AdminSession>();
  return {
    async keepAdminLink(hash, until) {
      links.set(hash, until);
    },
    async useAdminLink(hash, now) {
      const until = links.get(hash) ?? 0;
      links.delete(hash);
      return until > now;
    },
    async hasAdminLink(hash, now) {
      return (links.get(hash) ?? 0) > now;
    },
    async openAdminSession(session) {
      sessions.set(session.hash, session);
    },
    async adminSession(hash, now) {
      const session = sessions.get(hash);
      return session && session.until > now ? session : undefined;
    },
    async adminSessions(now) {
      return [...sessions.values()]
        .filter(({ until }) => until > now)
        .sort((one, other) => other.at - one.at);
    },
    async closeAdminSession(hash) {
      sessions.delete(hash);
    },
    forgetOld(now: number) {
      for (const [hash, until] of links) if (until <= now) links.delete(hash);
      for (const { hash, until } of sessions.values()) if (until <= now) sessions.delete(hash);
    },
  } satisfies Partial<ModerationStore> & { forgetOld(now: number): void };
}
