import type { Pause, Sitter, TableStatus } from '@gearhall/shared/core/table';
import type { ChatLine, HallNews, ReportReason } from '@gearhall/shared/core/wire';
import { ApiError } from '../../net/api';
import type { ADMIN } from '../../ui/words/admin';

interface Load {
  readonly tables: number;
  readonly connections: number;
  readonly actionsPerSecond: number;
  readonly cpu: number;
  readonly lagMs: number;
  readonly memory: number;
  readonly uptime: number;
}
interface Games {
  readonly playing: number;
  readonly attended: number;
}

/** One of several processes; without figures, it does not answer. */
export interface ProcessLine {
  readonly process: string;
  readonly address: string;
  readonly drainSince: number | null;
  readonly figures: { readonly load: Load; readonly games: Games } | null;
}

/** What the hall answers to its operator: server/src/admin/. */
export interface Overview extends HallNews {
  readonly now: number;
  readonly load: Load;
  readonly isStoreWell: boolean;
  readonly drainSince: number | null;
  readonly games: Games;
  /** Only where several processes share the hall. */
  readonly processes?: readonly ProcessLine[];
  readonly openReports: number;
  readonly errors: readonly {
    readonly at: number;
    readonly level: string;
    readonly message: string;
    readonly error?: string;
    readonly table?: string;
  }[];
}

export interface AdminTable {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly pause: Pause;
  readonly listed: boolean;
  readonly isOpen: boolean;
  readonly isClosedByHall: boolean;
  readonly seats: readonly AdminSeat[];
  readonly spectators: readonly { readonly person: string; readonly name: string }[];
  readonly actions: number;
  readonly madeAt: number | null;
  readonly lastAt: number | null;
}
export interface AdminSeat {
  readonly sitter: Sitter;
  readonly name: string;
  readonly person: string | null;
  readonly isHere: boolean;
}

export interface AdminPerson {
  readonly person: string;
  readonly names: readonly string[];
  readonly addresses: readonly string[];
  readonly tables: readonly { readonly id: string; readonly seat: number | null }[];
}

export interface Page<T> {
  readonly list: readonly T[];
  readonly total: number;
}

type SanctionKind = keyof typeof ADMIN.sanctions.kinds;
export interface SanctionKey {
  readonly kind: SanctionKind;
  readonly subject: { readonly type: keyof typeof ADMIN.sanctions.subjects; readonly id: string };
}
export interface Sanction extends SanctionKey {
  readonly name: string;
  readonly reason: string;
  readonly at: number;
  readonly until?: number;
}
export interface NewSanction extends SanctionKey {
  readonly minutes?: number;
  readonly reason?: string;
  readonly name?: string;
}

export interface Report {
  readonly id: string;
  readonly at: number;
  readonly table: string;
  readonly game: string;
  readonly type: 'line' | 'name';
  readonly reason: ReportReason;
  readonly words: string;
  readonly reporter: { readonly person: string; readonly name: string };
  readonly accused: {
    readonly person: string | null;
    readonly name: string;
    readonly addresses: readonly string[];
  };
  readonly context: readonly (ChatLine & { readonly isReported: boolean })[];
  readonly doneAt?: number;
}

export interface AuditEntry {
  readonly id: string;
  readonly at: number;
  readonly session: string;
  readonly by: keyof typeof ADMIN.log.by;
  readonly address: string;
  readonly action: keyof typeof ADMIN.log.actions;
  readonly subject: string;
  readonly detail: string;
  readonly until?: number;
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
  throw new ApiError(code ?? 'broken', response.status, response.statusText);
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

interface Wanted {
  readonly find: string;
  readonly page: number;
}

export const adminApi = {
  openByLink: (link: string) => done('POST', '/session', { link }),
  openByPassword: (password: string) => done('POST', '/session', { password }),
  leave: () => done('DELETE', '/session', {}),
  overview: () => ask<Overview>('GET', '/overview'),
  tables: (wanted: Wanted) => ask<Page<AdminTable>>('GET', `/tables${query({ ...wanted })}`),
  people: (wanted: Wanted) => ask<Page<AdminPerson>>('GET', `/people${query({ ...wanted })}`),
  reports: (done: boolean, before?: number) =>
    ask<{ readonly reports: readonly Report[]; readonly hasMore: boolean }>(
      'GET',
      `/reports${query({ done: done ? 1 : 0, before })}`,
    ),
  sanctions: () => ask<{ readonly sanctions: readonly Sanction[] }>('GET', '/sanctions'),
  log: (before?: number) =>
    ask<{ readonly entries: readonly AuditEntry[]; readonly hasMore: boolean }>(
      'GET',
      `/log${query({ before })}`,
    ),
  impose: (sanction: NewSanction) => done('POST', '/sanctions', sanction),
  lift: ({ kind, subject }: SanctionKey) => done('DELETE', '/sanctions', { kind, subject }),
  announce: (text: string, minutes: number) => done('PUT', '/announcement', { text, minutes }),
  withdraw: () => done('DELETE', '/announcement', {}),
  /** Of all processes, or of one. */
  drain: (on: boolean, process?: string) =>
    done('PUT', '/drain', { on, ...(process === undefined ? {} : { process }) }),
  finishReport: (id: string) => done('POST', `/reports/${encodeURIComponent(id)}/done`, {}),
};
