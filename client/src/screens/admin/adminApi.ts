import type {
  AdminPerson,
  AdminTable,
  AuditPage,
  Overview,
  Page,
  ReportPage,
  Sanction,
  SanctionKey,
  SessionLine,
  Wanted,
} from '@gearhall/shared/core/pages/adminPages';
import { ApiError, codeOf } from '../../net/requests/api';

export interface NewSanction extends SanctionKey {
  readonly minutes?: number;
  readonly reason?: string;
  readonly name?: string;
}

const LONGEST_ANSWER = 12_000;
/** No page of another host can send it. */
const OURS = { 'Content-Type': 'application/json', 'X-Gearhall-Admin': '1' };

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api/admin${path}`, {
    method,
    headers: OURS,
    signal: AbortSignal.timeout(LONGEST_ANSWER),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new ApiError('network', 0, String(error));
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer as T;
  const code = (answer as { error?: { code?: string } } | undefined)?.error?.code;
  throw new ApiError(codeOf(code), response.status, response.statusText);
}

/** A request that is answered with nothing. */
const done = async (method: string, path: string, body: unknown): Promise<void> => {
  await ask(method, path, body);
};

const query = (given: Readonly<Record<string, string | number | undefined>>): string => {
  const pairs = Object.entries(given).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  return `?${new URLSearchParams(pairs).toString()}`;
};

export const adminApi = {
  openByLink: (link: string) => done('POST', '/session', { link }),
  openByPassword: (password: string) => done('POST', '/session', { password }),
  leave: () => done('DELETE', '/session', {}),
  overview: () => ask<Overview>('GET', '/overview'),
  tables: (wanted: Wanted) => ask<Page<AdminTable>>('GET', `/tables${query({ ...wanted })}`),
  people: (wanted: Wanted) => ask<Page<AdminPerson>>('GET', `/people${query({ ...wanted })}`),
  reports: (done: boolean, before?: number) =>
    ask<ReportPage>('GET', `/reports${query({ done: done ? 1 : 0, before })}`),
  sanctions: () => ask<{ readonly sanctions: readonly Sanction[] }>('GET', '/sanctions'),
  sessions: () => ask<{ readonly sessions: readonly SessionLine[] }>('GET', '/sessions'),
  endSession: (id: string) => done('DELETE', '/sessions', { id }),
  log: (before?: number) => ask<AuditPage>('GET', `/log${query({ before })}`),
  impose: (sanction: NewSanction) => done('POST', '/sanctions', sanction),
  lift: ({ kind, subject }: SanctionKey) => done('DELETE', '/sanctions', { kind, subject }),
  announce: (text: string, minutes: number) => done('PUT', '/announcement', { text, minutes }),
  withdraw: () => done('DELETE', '/announcement', {}),
  /** Of all processes, or of one. */
  drain: (on: boolean, process?: string) =>
    done('PUT', '/drain', { on, ...(process === undefined ? {} : { process }) }),
  finishReport: (id: string) => done('POST', `/reports/${encodeURIComponent(id)}/done`, {}),
};
