import type { ProcessFigures } from '../owning/vocabulary';
import type {
  AuditPage,
  Overview,
  ProcessLine,
  ReportPage,
  ReportShown,
  SessionLine,
} from '@gearhall/shared/core/pages/adminPages';
import type { PersonId } from '../identity/tokens';
import type { AdminSession, ContextLine, Report } from '../store/contract/moderation';
import type { RunningProcess } from '../store/contract/processes';
import { sessionIdOf } from './auditing';
import { addressesOf, gamesNow } from './lists';
import { totalLoad } from './Load';
import type { AdminServices } from './adminServices';

/** How many rows of the reports and of the audit log a page shows. */
const PER_PAGE = 50;
const MOST_ERRORS = 100;

/** The figures of this process. */
export const figuresOf = async ({
  tables,
  load,
  recentErrors,
}: Pick<AdminServices, 'tables' | 'load' | 'recentErrors'>): Promise<ProcessFigures> => ({
  load: await load.figures(),
  isStoreWell: tables.services.health.isWell,
  games: gamesNow(tables.services),
  errors: recentErrors.list,
});

/** What the operator sees at a glance. */
export async function overviewOf(desk: AdminServices): Promise<Overview> {
  const { moderation, clock, store, asking, neighbours, metrics } = desk.tables.services;
  const open = await store.reports({ done: false, limit: PER_PAGE });
  const own = await figuresOf(desk);
  const others = await asking.askOthers('figures', {});
  const all = [own, ...others.flatMap(({ answer }) => answer ?? [])];
  const answers = new Map([
    ...others.map((one) => [one.process, one.answer] as const),
    [neighbours.own, own],
  ]);
  const sum = (figure: (one: ProcessFigures) => number): number =>
    all.reduce((so, one) => so + figure(one), 0);
  return {
    now: clock.wall(),
    load: totalLoad(all.map(({ load }) => load)),
    isStoreWell: all.every(({ isStoreWell }) => isStoreWell),
    loss: lossOf(desk),
    ...moderation.news,
    drainSince: moderation.drainSince ?? null,
    games: { playing: sum(({ games }) => games.playing), attended: sum(({ games }) => games.attended) },
    openReports: open.length,
    otherRules: (await metrics.otherRules.get()).values[0]?.value ?? 0,
    errors: all
      .flatMap(({ errors }) => errors)
      .sort((one, other) => other.at - one.at)
      .slice(0, MOST_ERRORS),
    ...(store.processes
      ? { processes: neighbours.all.map((one) => readingOf(one, answers.get(one.process))) }
      : {}),
  };
}

function lossOf({ loss }: AdminServices): Overview['loss'] {
  const found = loss();
  return found ? { from: found.from, at: found.at, isCertain: !found.isDoubt } : null;
}

function readingOf(
  { process, address, drainSince }: RunningProcess,
  answer: ProcessFigures | undefined,
): ProcessLine {
  const figures = answer ? { load: answer.load, games: answer.games } : null;
  return { process, address, drainSince: drainSince ?? null, figures };
}

interface ReportQuery {
  readonly done: boolean;
  readonly before?: number | undefined;
}

export async function reportsFor(
  { tables }: AdminServices,
  { done, before }: ReportQuery,
): Promise<ReportPage> {
  const { services } = tables;
  const reports = await services.store.reports({
    done,
    limit: PER_PAGE,
    ...(before === undefined ? {} : { before }),
  });
  const accused = [...new Set(reports.flatMap((report) => report.accused ?? []))];
  const addresses = await addressesOf(services, accused);
  return { reports: reports.map((report) => shown(addresses, report)), hasMore: reports.length === PER_PAGE };
}

function shown(
  addresses: (person: PersonId) => readonly string[],
  { content, reporter, accused, about: _about, ...report }: Report,
): ReportShown {
  const { context, reporterName, reporterSeat, accusedName, accusedSeat, ...others } = content;
  const writers = [...new Set(context.flatMap(({ person }) => person ?? []))];
  return {
    ...report,
    ...others,
    reporter: { person: reporter, name: reporterName, seat: reporterSeat ?? null },
    accused: {
      person: accused ?? null,
      name: accusedName,
      seat: accusedSeat ?? null,
      addresses: accused === undefined ? [] : addresses(accused),
    },
    context: context.map(({ line, person, isReported = false }: ContextLine) => ({
      ...line,
      isReported,
      writer: person === undefined ? null : writers.indexOf(person),
    })),
  };
}

/** The sessions of operators that last, as one of them sees them. */
export const sessionsFor = (all: readonly AdminSession[], own: AdminSession): readonly SessionLine[] =>
  all.map(({ by, address, at, until, hash }) => ({
    ...{ id: sessionIdOf({ hash }), by, address, at, until },
    isOwn: hash === own.hash,
  }));

export async function logFor({ tables }: AdminServices, before: number | undefined): Promise<AuditPage> {
  const entries = await tables.services.store.auditLog({
    limit: PER_PAGE,
    ...(before === undefined ? {} : { before }),
  });
  return { entries, hasMore: entries.length === PER_PAGE };
}
