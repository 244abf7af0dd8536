import type { FinishedGame, LobbySeat, OwnTables, TableFacts } from '@gearhall/shared/core/hallPages';
import type { About, TypedThing } from '@gearhall/shared/core/game';
import type { TableStatus, TableView } from '@gearhall/shared/core/table';
import type { Terms, WatchingTerms } from '@gearhall/shared/core/terms';
import type { Refusal } from '@gearhall/shared/core/result';
import type { SeriesPage, SeriesTerms, TableSeries } from '@gearhall/shared/games/series';
import type { HallNews } from '@gearhall/shared/core/wire';
import type { JsonSchema } from '../ui/optionsModel';

/** A game as the server offers it: GET /api/games. */
export interface OfferedGame extends About {
  readonly options: JsonSchema;
}

/** What the hall says of itself. */
export interface HallFacts extends HallNews {
  /** With which it signs records. */
  readonly key: string;
  /** It lost what had been stored after `from`, and was set back at `at`, in ms since 1970; `from` 0: everything. */
  readonly restored: { readonly from: number; readonly at: number } | null;
  /** Days after which personal data, and finished games, are deleted; 0: never. */
  readonly keeps: { readonly days: number; readonly recordsDays: number };
  /** The operator has banned whoever asks, until then (ms since 1970); `until` null: for good. */
  readonly banned: { readonly until: number | null } | null;
}

/** A table as the lobby shows it. */
export interface LobbyTable {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly host: string;
  readonly seats: readonly LobbySeat[];
  readonly spectators: number;
  readonly listed: boolean;
  readonly watching: WatchingTerms;
  /** Absent for a single game. */
  readonly series?: TableSeries;
}

export interface TableWishes {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly terms: Terms;
  readonly listed: boolean;
  readonly name: string;
  /** Absent for a single game. */
  readonly series?: SeriesTerms;
}

/**
 * A request that the server did not fulfil. `code` is the server's error code, or `network` when it was
 * not reached.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const LONGEST_ANSWER = 12_000;
const LONGEST_TEXT = 120_000;

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await reach(path, init, LONGEST_ANSWER);
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body as T;
  throw failureOf(response, body);
}

/** The response as text, which may be long. */
async function askText(path: string, init: RequestInit = {}): Promise<string> {
  const response = await reach(path, init, LONGEST_TEXT);
  const text = await response.text().catch((error: unknown) => {
    throw new ApiError('network', 0, String(error));
  });
  if (response.ok) return text;
  throw failureOf(response, jsonIn(text));
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function reach(path: string, init: RequestInit, longest: number): Promise<Response> {
  try {
    return await fetch(path, { ...init, signal: AbortSignal.timeout(longest) });
  } catch (error) {
    throw new ApiError('network', 0, String(error));
  }
}

function failureOf(response: Response, body: unknown): ApiError {
  const { code, message } = errorIn(body);
  return new ApiError(code ?? `status${response.status}`, response.status, message ?? response.statusText);
}

function errorIn(body: unknown): { code?: string; message?: string } {
  if (typeof body !== 'object' || body === null || !('error' in body)) return {};
  return typeof body.error === 'object' && body.error !== null ? body.error : {};
}

function send<T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (token !== undefined) headers['Authorization'] = `Bearer ${token}`;
  return ask<T>(path, { method, headers, body: JSON.stringify(body) });
}

function post<T>(path: string, body: unknown, token?: string): Promise<T> {
  return send<T>('POST', path, body, token);
}

/** What a spectator of a running game sees. */
export interface SeenTable {
  readonly table: TableView;
  readonly view: unknown;
}

const withToken = (token: string): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } });

/** A code with which another device continues as this person; valid once and for a few minutes. */
export interface DeviceCode {
  readonly code: string;
  /** Milliseconds since 1970, by the server's clock. */
  readonly expires: number;
}

export const api = {
  newGuest: () => post<{ readonly token: string }>('/api/guests', {}),
  games: () => ask<readonly OfferedGame[]>('/api/games'),
  /** The record of a finished game, as a file. */
  record: (table: string) => askText(`/api/records/${encodeURIComponent(table)}`),
  /** A recorded game of this kind that comes with the page. */
  example: (game: string) => askText(`/examples/${encodeURIComponent(game)}.json`),
  tableView: (id: string) => ask<SeenTable>(`/api/tables/${encodeURIComponent(id)}/view`),
  finished: (game?: string) =>
    ask<{ readonly games: readonly FinishedGame[] }>(
      game === undefined ? '/api/finished' : `/api/finished?game=${encodeURIComponent(game)}`,
    ),
  ownTables: (token: string) => ask<OwnTables>('/api/me/tables', withToken(token)),
  series: (id: string, token?: string) =>
    ask<SeriesPage>(`/api/series/${encodeURIComponent(id)}`, token === undefined ? {} : withToken(token)),
  /** What a member decides between two games; answered with the refusal, if it is one. */
  decide: (id: string, decision: TypedThing, token: string) =>
    post<{ readonly refusal?: Refusal }>(
      `/api/series/${encodeURIComponent(id)}/decisions`,
      { decision },
      token,
    ),
  ownData: (token: string) => askText('/api/me/data', withToken(token)),
  deleteMe: (token: string) => send<unknown>('DELETE', '/api/me', {}, token),
  hall: (token?: string) => ask<HallFacts>('/api/hall', token === undefined ? {} : withToken(token)),
  table: (id: string) => ask<TableFacts>(`/api/tables/${encodeURIComponent(id)}`),
  makeTable: (wishes: TableWishes, token: string) =>
    post<{ readonly id: string }>('/api/tables', wishes, token),
  newDevice: (token: string) => post<DeviceCode>('/api/devices', {}, token),
  claimDevice: (code: string) => post<{ readonly token: string }>('/api/devices/claim', { code }),
  pushKey: () => ask<{ readonly key: string }>('/api/push'),
  addPush: (subscription: PushSubscriptionJSON, token: string) =>
    send<unknown>('PUT', '/api/push', subscription, token),
  removePush: (endpoint: string, token: string) => send<unknown>('DELETE', '/api/push', { endpoint }, token),
};
