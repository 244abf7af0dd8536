import type { ContextLine, Report } from '../store/moderation';
import { addressesOf, gamesNow } from './lists';
import type { Desk } from './desk';
import type { TableServices } from '../rooms/services';

/** How many rows of the reports and of the audit log a page shows. */
const PER_PAGE = 50;

/** What the operator sees at a glance. */
export async function overviewOf({ tables, load, recentErrors }: Desk) {
  const { moderation, health, clock, store } = tables.services;
  const open = await store.reports({ done: false, limit: PER_PAGE });
  return {
    now: clock.wall(),
    load: await load.figures(),
    isStoreWell: health.isWell,
    ...moderation.news,
    drainSince: moderation.drainSince ?? null,
    games: gamesNow(tables.services),
    /** At most a page of them is counted. */
    openReports: open.length,
    errors: recentErrors.list,
  };
}

interface ReportPage {
  readonly done: boolean;
  readonly before?: number | undefined;
}

export async function reportsFor({ tables }: Desk, { done, before }: ReportPage) {
  const { services } = tables;
  const reports = await services.store.reports({
    done,
    limit: PER_PAGE,
    ...(before === undefined ? {} : { before }),
  });
  return { reports: reports.map((report) => shown(services, report)), hasMore: reports.length === PER_PAGE };
}

/** As the operator reads it: of those who wrote around a line only the names, and no ids. */
function shown(services: TableServices, { content, reporter, accused, about: _about, ...report }: Report) {
  const { context, reporterName, accusedName, ...others } = content;
  return {
    ...report,
    ...others,
    reporter: { person: reporter, name: reporterName },
    accused: {
      person: accused ?? null,
      name: accusedName,
      addresses: accused === undefined ? [] : addressesOf(services, accused),
    },
    context: context.map(({ line, isReported = false }: ContextLine) => ({ ...line, isReported })),
  };
}

export async function logFor({ tables }: Desk, before: number | undefined) {
  const entries = await tables.services.store.auditLog({
    limit: PER_PAGE,
    ...(before === undefined ? {} : { before }),
  });
  return { entries, hasMore: entries.length === PER_PAGE };
}
