import { REQUESTS } from '@gearhall/shared/core/wire/requests';
import { RULES } from '@gearhall/shared/games/rules';
import { z } from 'zod';
import { fromSchema, type Schema } from './fromSchema';
import type { Rng } from './Rng';
import type { Stage } from './Stage';

const NAME = z.toJSONSchema(REQUESTS.rename.shape.name, { io: 'input', unrepresentable: 'any' }) as Schema;
const CLOCK = { clock: { type: 'live', bank: 5, move: 20 }, onTimeout: 'bot' };
/** A P-256 key and a secret, as browsers give them; no service gets a push, since this person never plays. */
const KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
const SERIES = [{ type: 'bestOf', games: 3 }, { type: 'campaign' }] as const;
const ENDPOINTS = [
  ...[
    'https://fcm.googleapis.com/fcm/send/x',
    'https://127.0.0.1/',
    'https://127.0.0.1;.notify.windows.com/',
  ],
  ...[
    'https:/fcm.googleapis.com/c',
    'http://localhost/',
    'https://[::1]/',
    'https://a@b:99999/',
    'javascript:0',
  ],
] as const;

export interface Route {
  readonly method: string;
  readonly path: (stage: Stage, rng: Rng) => string;
  readonly body?: (stage: Stage, rng: Rng) => unknown;
  /** For the operator of the hall. */
  readonly isAdmin?: true;
}

const tableIn = ({ tables }: Stage, rng: Rng): string =>
  tables.length > 0 && rng.chance(0.7) ? rng.pick(tables).id : rng.bytes(5).toString('hex');
export const tokenIn = ({ people }: Stage, rng: Rng): string => rng.pick(people).token;

/** Every route of the API and of matchmaking; the endless stream of tables is tested elsewhere. */
export const ROUTES: readonly Route[] = [
  { method: 'POST', path: () => '/api/guests', body: () => ({}) },
  { method: 'GET', path: () => '/api/games' },
  {
    method: 'GET',
    path: (_stage, rng) => `/api/games/${rng.chance(0.05) ? rng.pick(Object.keys(RULES)) : 'chess'}`,
  },
  { method: 'GET', path: () => '/api/tables' },
  { method: 'GET', path: (stage, rng) => `/api/tables/${tableIn(stage, rng)}` },
  { method: 'POST', path: () => '/api/tables', body: (_stage, rng) => newTable(rng) },
  { method: 'GET', path: (stage, rng) => `/api/records/${tableIn(stage, rng)}` },
  { method: 'GET', path: () => '/api/hall' },
  { method: 'POST', path: () => '/api/devices', body: () => ({}) },
  {
    method: 'POST',
    path: () => '/api/devices/claim',
    body: (_stage, rng) => ({ code: rng.bytes(30).toString('base64url') }),
  },
  { method: 'GET', path: () => '/api/push' },
  {
    method: 'PUT',
    path: () => '/api/push',
    body: (_stage, rng) => ({ endpoint: rng.pick(ENDPOINTS), keys: KEYS }),
  },
  { method: 'DELETE', path: () => '/api/push', body: (_stage, rng) => ({ endpoint: rng.pick(ENDPOINTS) }) },
  {
    method: 'POST',
    path: (stage, rng) => `/matchmake/joinById/${tableIn(stage, rng)}`,
    body: (stage, rng) => ({ token: tokenIn(stage, rng), name: fromSchema(rng, NAME) }),
  },
  { method: 'GET', path: (stage, rng) => `/api/tables/${tableIn(stage, rng)}/view` },
  {
    method: 'GET',
    path: (_stage, rng) => `/api/finished${rng.pick(['', '?game=kriegbot', '?game=', '?game[]=x'])}`,
  },
  { method: 'GET', path: (stage, rng) => `/api/series/${seriesIn(stage, rng)}` },
  {
    method: 'POST',
    path: (stage, rng) => `/api/series/${seriesIn(stage, rng)}/decisions`,
    body: (_stage, rng) => decisionOf(rng),
  },
  { method: 'GET', path: () => '/api/me/tables' },
  { method: 'GET', path: () => '/api/me/data' },
  // Everything about somebody who never plays, again and again.
  { method: 'DELETE', path: () => '/api/me' },
  { method: 'GET', path: () => '/health' },
  { method: 'POST', path: () => '/api/admin/session', body: (_stage, rng) => entering(rng) },
  ...(['overview', 'tables', 'people', 'reports', 'sanctions', 'log'] as const).map(readByOperator),
  // Not of what the cases need: people, tables, and this machine's address.
  ...(['POST', 'DELETE'] as const).map((method) => ({
    method,
    path: () => '/api/admin/sanctions',
    body: (_stage: Stage, rng: Rng) => sanctionOf(rng, method),
    isAdmin: true as const,
  })),
  {
    method: 'PUT',
    path: () => '/api/admin/announcement',
    body: (_stage, rng) => ({ text: rng.bytes(6).toString('hex'), minutes: rng.between(1, 9) }),
    isAdmin: true,
  },
  { method: 'DELETE', path: () => '/api/admin/announcement', body: () => ({}), isAdmin: true },
  {
    method: 'POST',
    path: (_stage, rng) => `/api/admin/reports/${uuidOf(rng)}/done`,
    body: () => ({}),
    isAdmin: true,
  },
];

const seriesIn = ({ series }: Stage, rng: Rng): string =>
  series.length > 0 && rng.chance(0.8) ? rng.pick(series) : rng.bytes(5).toString('hex');

/** What members of a campaign decide, or almost. */
function decisionOf(rng: Rng): unknown {
  const type = rng.pick(['mission', 'giveUp', 'stake', 'choose', 'pass', 'repair']);
  const decision = {
    type,
    member: rng.below(3),
    mission: rng.below(30),
    pilot: rng.pick(['hotshotPilot', 'x']),
  };
  return rng.chance(0.5) ? { decision } : { decision, at: rng.below(4) };
}

const uuidOf = (rng: Rng): string => {
  const hex = (bytes: number): string => rng.bytes(bytes).toString('hex');
  return `${hex(4)}-${hex(2)}-4${hex(2).slice(1)}-8${hex(2).slice(1)}-${hex(6)}`;
};

const entering = (rng: Rng): unknown =>
  rng.chance(0.5)
    ? { link: rng.bytes(32).toString('base64url') }
    : { password: rng.bytes(rng.below(40)).toString('hex') };

function readByOperator(list: string): Route {
  const queries = [
    '',
    '?find=a&page=1',
    '?find=%25&page=-1',
    '?done=1&before=9',
    '?before=x',
    '?find=a&find=b',
  ];
  return { method: 'GET', path: (_stage, rng) => `/api/admin/${list}${rng.pick(queries)}`, isAdmin: true };
}

function sanctionOf(rng: Rng, method: 'POST' | 'DELETE'): unknown {
  const subject = { type: 'address', id: `192.0.2.${rng.below(250)}` };
  const key = { kind: rng.pick(['mute', 'ban']), subject };
  return method === 'DELETE' ? key : { ...key, minutes: rng.between(1, 9), reason: 'fuzz' };
}

function newTable(rng: Rng): unknown {
  const game = rng.pick(Object.keys(RULES));
  const series = rng.chance(0.3) ? { series: rng.pick(SERIES) } : {};
  const terms = rng.chance(0.3) ? { terms: CLOCK, ...series } : series;
  return { game, seats: rng.between(1, 7), name: 'Host', options: {}, listed: rng.chance(0.01), ...terms };
}
