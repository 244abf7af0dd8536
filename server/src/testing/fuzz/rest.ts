import { gzipSync } from 'node:zlib';
import type { Answer } from './http';
import type { Rng } from './Rng';
import { ROUTES, tokenIn, type Route } from './routes';
import type { Stage } from './Stage';
import { mangled, mutated, oddValue } from './values';

const SUBSCRIBER = 3;
/** A well-framed request to the API with arbitrary content. It must get one response, and never a 500. */
export async function restCase(stage: Stage, rng: Rng): Promise<void> {
  const route = rng.pick(ROUTES);
  const method = rng.chance(0.05)
    ? rng.pick(['HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'DELETE', 'PUT'])
    : route.method;
  const path = pathOf(rng, route.path(stage, rng));
  const body = bodyOf(stage, rng, route);
  const isTheirs = /^\/+api\/(?:push|me)(?:\W|$)/iu.test(path);
  const token = isTheirs ? stage.people[SUBSCRIBER]?.token : tokenIn(stage, rng);
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${rng.chance(0.05) ? rng.pick(['', 'a b', '[::1]', 'x'.repeat(500), "a;script-src 'x'"]) : '127.0.0.1'}`,
    ...authorization(rng, token ?? ''),
    ...(route.isAdmin && rng.chance(0.9) ? asOperator(stage) : []),
    ...(body.length > 0 || rng.chance(0.1) ? [`Content-Type: ${typeOf(rng)}`] : []),
    ...oddHeaders(rng),
    `Content-Length: ${body.length}`,
  ];
  const request = Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
  judge(path, await stage.ask(request, method !== 'HEAD'));
}

/** Throws what an answer must not be. */
function judge(path: string, { status, headers, body }: Answer): void {
  if (status === 0 || status === 500 || status > 503) throw new Error(`${path} was answered with ${status}.`);
  if (status === 503) throw new Error(`${path}: ${body.toString().slice(0, 200)}`);
  const isJson = /^content-type: application\/json/imu.test(headers);
  const isPlain = !/^content-encoding:/imu.test(headers);
  if (isJson && isPlain && body.length > 0) JSON.parse(body.toString());
}

function pathOf(rng: Rng, path: string): string {
  if (rng.chance(0.8)) return path;
  return rng.pick([
    `${path}/`,
    `/${path}`,
    `${path}?a=1&a=2&__proto__[x]=1`,
    `${path}%2e%2e`,
    `${path}/..%2f..%2f`,
    `${path}%E0%A4%A`,
    `${path}%00`,
    path.replace('api', 'API'),
    `${path}${'x'.repeat(rng.between(1, 4000))}`,
    `${path}#x`,
    `http://127.0.0.1${path}`,
    '*',
  ]);
}

function bodyOf(stage: Stage, rng: Rng, { body }: Route): Buffer {
  if (!body && rng.chance(0.9)) return Buffer.alloc(0);
  const value = body?.(stage, rng) ?? {};
  const json = (what: unknown): Buffer => Buffer.from(JSON.stringify(what) ?? '');
  switch (rng.weighted({ valid: 20, mutated: 50, odd: 10, mangled: 15, bytes: 5, encoded: 4, large: 1 })) {
    case 'valid':
      return json(value);
    case 'mutated':
      return json(mutated(rng, value));
    case 'odd':
      return json(oddValue(rng));
    case 'mangled':
      return mangled(rng, json(value));
    case 'bytes':
      return rng.bytes(rng.below(100));
    case 'encoded':
      return rng.pick([
        Buffer.from(JSON.stringify(value), 'utf16le'),
        gzipSync(json(value)),
        Buffer.from('\ufeff{}'),
      ]);
    case 'large':
      return json({ ...(value as object), name: 'x'.repeat(rng.between(16_000, 70_000)) });
  }
}

function authorization(rng: Rng, token: string): string[] {
  if (rng.chance(0.7)) return [`Authorization: Bearer ${token}`];
  return rng.pick([
    [],
    [`Authorization: bearer ${token}`],
    [`Authorization: Bearer  ${token}`],
    [`Authorization: Bearer ${token.slice(0, -1)}`],
    ['Authorization: Basic YTpi'],
    [`Authorization: Bearer ${'x'.repeat(rng.between(1, 3000))}`],
    [`Authorization: Bearer ${token}`, `Authorization: Bearer ${token}x`],
    [
      `Authorization: Bearer g1.${rng.bytes(12).toString('base64url')}.${rng.bytes(32).toString('base64url')}`,
    ],
  ]);
}

const asOperator = ({ operator }: Stage): string[] => [`Cookie: ${operator.cookie}`, 'X-Gearhall-Admin: 1'];

const typeOf = (rng: Rng): string =>
  rng.chance(0.85)
    ? 'application/json'
    : rng.pick([
        ...[
          'text/plain',
          'application/json; charset=utf-16',
          'application/json; charset=x',
          'application/x-www-form-urlencoded',
        ],
        ...[
          'multipart/form-data; boundary=x',
          '',
          ';;;',
          'application/json, text/plain',
          'application/JSON;charset="utf-8"',
        ],
      ]);

function oddHeaders(rng: Rng): string[] {
  if (rng.chance(0.8)) return [];
  return rng.pick([
    ['Content-Encoding: gzip'],
    ['Content-Encoding: br'],
    ['Content-Encoding: nothing'],
    ['Expect: 100-continue'],
    ['X-Forwarded-For: 127.0.0.1, 1.2.3.4:99', 'X-Forwarded-Proto: https'],
    ['X-HTTP-Method-Override: DELETE'],
    ['Accept-Encoding: br;q=x, gzip;q=2, *'],
    ['Range: bytes=0-0,-1'],
    ['If-None-Match: *'],
    ['Cookie: __proto__=1'],
    ['Content-Type: text/plain', 'Content-Type: application/json'],
    Array.from({ length: 60 }, (_, at) => `X-Odd-${at}: ${rng.bytes(3).toString('hex')}`),
  ]);
}
