import type {
  DecisionAnswer,
  DeviceCode,
  FinishedGames,
  GuestToken,
  HallFacts,
  MadeTable,
  OfferedGame,
  OwnTables,
  PushKey,
  SeenTable,
  TableFacts,
} from '@gearhall/shared/core/pages/hallPages';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { Puzzle } from '@gearhall/shared/core/puzzles/puzzle';
import type { Excerpt } from '@gearhall/shared/core/replay/excerpt';
import { isRestCode, type RestCode } from '@gearhall/shared/core/pages/restErrors';
import type { TableWishes } from '@gearhall/shared/games/lobby';
import type { SeriesPage } from '@gearhall/shared/games/series';
import { noteAnswer } from './hallState';

/** `network`: the server was not reached. `unknown`: it has a code that this page does not know. */
export type ApiCode = RestCode | 'network' | 'unknown';

/** A request that the server did not fulfil. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly code: ApiCode,
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
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(longest) });
    if (isOfHall(path)) noteAnswer(!isOfProxy(response));
    return response;
  } catch (error) {
    if (isOfHall(path)) noteAnswer(false);
    throw new ApiError('network', 0, String(error));
  }
}

/** Everything else may come from what this browser keeps. */
const isOfHall = (path: string): boolean => path.startsWith('/api/');

/** A proxy that does not reach the hall answers with a page of its own; the hall's own errors are JSON. */
const isOfProxy = ({ status, headers }: Response): boolean =>
  status >= 502 && status <= 504 && !(headers.get('content-type') ?? '').includes('json');

function failureOf(response: Response, body: unknown): ApiError {
  if (isOfProxy(response)) return new ApiError('network', response.status, response.statusText);
  const { code, message } = errorIn(body);
  return new ApiError(codeOf(code), response.status, message ?? response.statusText);
}

export const codeOf = (code: unknown): ApiCode => (isRestCode(code) ? code : 'unknown');

function errorIn(body: unknown): { code?: unknown; message?: string } {
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

const withToken = (token: string): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } });

export const api = {
  newGuest: () => post<GuestToken>('/api/guests', {}),
  games: () => ask<readonly OfferedGame[]>('/api/games'),
  /** The record of a finished game, as a file. */
  record: (table: string) => askText(`/api/records/${encodeURIComponent(table)}`),
  /** A recorded game of this kind that comes with the page. */
  example: (game: string) => askText(`/examples/${encodeURIComponent(game)}.json`),
  /** A few steps of it. */
  excerpt: (game: string) => ask<Excerpt>(`/excerpts/${encodeURIComponent(game)}.json`),
  /** The puzzles of a game, which come with the page. */
  puzzles: (game: string) => ask<readonly Puzzle[]>(`/puzzles/${encodeURIComponent(game)}.json`),
  tableView: (id: string) => ask<SeenTable>(`/api/tables/${encodeURIComponent(id)}/view`),
  finished: (game?: string) =>
    ask<FinishedGames>(
      game === undefined ? '/api/finished' : `/api/finished?game=${encodeURIComponent(game)}`,
    ),
  ownTables: (token: string) => ask<OwnTables>('/api/me/tables', withToken(token)),
  series: (id: string, token?: string) =>
    ask<SeriesPage>(`/api/series/${encodeURIComponent(id)}`, token === undefined ? {} : withToken(token)),
  /** What a member decides between two games; answered with the refusal, if it is one. */
  decide: (
    id: string,
    made: { readonly decision: TypedThing; readonly at?: number | undefined },
    token: string,
  ) => post<DecisionAnswer>(`/api/series/${encodeURIComponent(id)}/decisions`, made, token),
  ownData: (token: string) => askText('/api/me/data', withToken(token)),
  deleteMe: (token: string) => send<unknown>('DELETE', '/api/me', {}, token),
  hall: (token?: string) => ask<HallFacts>('/api/hall', token === undefined ? {} : withToken(token)),
  table: (id: string) => ask<TableFacts>(`/api/tables/${encodeURIComponent(id)}`),
  makeTable: (wishes: TableWishes, token: string) => post<MadeTable>('/api/tables', wishes, token),
  newDevice: (token: string) => post<DeviceCode>('/api/devices', {}, token),
  claimDevice: (code: string) => post<GuestToken>('/api/devices/claim', { code }),
  pushKey: () => ask<PushKey>('/api/push'),
  addPush: (subscription: PushSubscriptionJSON, token: string) =>
    send<unknown>('PUT', '/api/push', subscription, token),
  removePush: (endpoint: string, token: string) => send<unknown>('DELETE', '/api/push', { endpoint }, token),
};
