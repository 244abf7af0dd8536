import { RULES } from '@gearhall/shared/games/rules';
import { get } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../ground/config';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person } from '../testing/clients/Person';
import { RawClient } from '../testing/clients/rawClient';
import { steeredClock } from '../testing/steeredClock';

/** What the server reveals to those who only know its address: headers, metrics, and how much log they can cause. */
const folder = mkdtempSync(join(tmpdir(), 'gearhall-'));
const TOKEN = 'only for the operator';
const MINUTE_MS = 60_000;
let open: OpenHall | undefined;

beforeAll(() => writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Gearhall</title>'));
afterEach(async () => {
  await open?.hall.close();
  open = undefined;
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}
type Ask = (path: string, headers?: Record<string, string>) => Promise<Answer>;

async function given(config: Partial<Config> = {}): Promise<Ask> {
  const hall = await openHall({ games: [RULES.metaltalon], clientFolder: folder, config });
  open = hall;
  return (path, headers = {}) =>
    new Promise((resolve, reject) => {
      get(hall.address + path, { headers }, (response) => {
        let text = '';
        response.on('data', (piece) => (text += String(piece)));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      }).on('error', reject);
    });
}

describe('the metrics at /metrics', () => {
  test('are for this machine, when it asks directly', async () => {
    const ask = await given();
    expect(await ask('/metrics')).toMatchObject({
      status: 200,
      text: expect.stringContaining('gearhall_tables'),
    });
  });

  test.each<[string, Partial<Config>, Record<string, string>]>([
    ['a stranger behind a proxy', { trustProxy: 1 }, { 'X-Forwarded-For': '192.0.2.7' }],
    [
      'a stranger who claims to be loopback',
      { trustProxy: 1 },
      { 'X-Forwarded-For': '127.0.0.1, 192.0.2.7' },
    ],
    ['loopback by the word of a proxy', { trustProxy: 1 }, { 'X-Forwarded-For': '127.0.0.1' }],
    ['an unknown proxy on this machine', {}, { 'X-Forwarded-For': '192.0.2.7' }],
    ['an unknown proxy that names nobody', {}, { Via: '1.1 proxy' }],
    ['a silent proxy on this machine', {}, { Host: 'hall.example.org' }],
    ['a wrong token', { metricsToken: TOKEN, metricsAllow: [] }, { Authorization: 'Bearer wrong' }],
    ['an empty token', { metricsAllow: [] }, { Authorization: 'Bearer ' }],
    ['this machine, where the list leaves it out', { metricsAllow: ['192.0.2.0/24'] }, {}],
  ])('are not there for %s', async (_, config, headers) => {
    const ask = await given(config);
    const refused = await ask('/metrics', headers);
    expect(refused.status).toBe(404);
    expect(refused.text).toBe((await ask('/api/nothing')).text);
  });

  test.each<[string, Partial<Config>, Record<string, string>]>([
    ['a token', { metricsToken: TOKEN.replaceAll(' ', '-') }, { 'X-Forwarded-For': '192.0.2.7' }],
    [
      'a list of addresses',
      { trustProxy: 1, metricsAllow: ['2001:db8::/32', '192.0.2.0/24'] },
      { 'X-Forwarded-For': '192.0.2.7' },
    ],
  ])('open by %s', async (_, config, headers) => {
    const ask = await given(config);
    const Authorization = `Bearer ${config.metricsToken ?? ''}`;
    expect((await ask('/metrics', { ...headers, Authorization })).status).toBe(200);
  });
});

describe('the policy of the page', () => {
  const connectOf = ({ headers }: Answer) =>
    /connect-src ([^;]*)/u.exec(String(headers['content-security-policy']))?.[1];

  test('names the sockets of this host alone', async () => {
    const ask = await given();
    expect(connectOf(await ask('/', { Host: 'hall.example.org:8080' }))).toBe(
      "'self' ws://hall.example.org:8080 wss://hall.example.org:8080",
    );
  });

  test.each([
    "a.example; script-src 'unsafe-inline'",
    'a.example,*',
    'a.example *',
    '*',
    '*.example.org',
    "x'y",
    'a/b',
    '[::1]:2567',
    `${'x'.repeat(300)}.org`,
  ])('repeats nothing of the forged host %.40s', async (Host) => {
    const ask = await given();
    const answer = await ask('/', { Host });
    if (answer.status === 400) return;
    expect(connectOf(answer)).toBe("'self'");
    expect(answer.headers['content-security-policy']).not.toContain('unsafe-inline');
  });

  test('takes the host that a trusted proxy names, and no other’s word', async () => {
    const headers = { Host: 'inner:2567', 'X-Forwarded-Host': 'hall.example.org' };
    expect(connectOf(await (await given())('/', headers))).toContain('ws://inner:2567');
    await open?.hall.close();
    expect(connectOf(await (await given({ trustProxy: 1 }))('/', headers))).toContain(
      'ws://hall.example.org',
    );
  });
});

test.each<[string, number, Record<string, string>, string | undefined]>([
  ['HTTPS by a trusted proxy', 1, { 'X-Forwarded-Proto': 'https' }, 'max-age=31536000'],
  ['HTTP by a trusted proxy', 1, { 'X-Forwarded-Proto': 'http' }, undefined],
  ['HTTPS by anybody’s word', 0, { 'X-Forwarded-Proto': 'https' }, undefined],
  ['plain HTTP', 0, {}, undefined],
])('strict transport security over %s', async (_, trustProxy, headers, expected) => {
  const ask = await given({ trustProxy });
  for (const path of ['/', '/api/games', '/health']) {
    expect((await ask(path, headers)).headers['strict-transport-security']).toBe(expected);
  }
});

test('a flood of refused requests is one line, and a count when the minute is over', async () => {
  const time = steeredClock();
  const hall = await openHall({
    games: [RULES.metaltalon],
    config: { refusalLines: 1, callsPerMinute: 20 },
    clock: time.clock,
  });
  open = hall;
  const lines = await hall.logOf(async () => {
    for (let count = 0; count < 60; count += 1) await fetch(`${hall.address}/api/nothing`);
  });
  const codes = lines.map(({ code }) => code);
  expect(codes).toEqual(['notFound', 'tooFast']);
  const [summary] = await hall.logOf(async () => time.pass(MINUTE_MS));
  expect(summary).toMatchObject({
    msg: 'refusals that were not logged',
    counts: { notFound: 19, tooFast: 39 },
  });
});

test('so is a flood of refused requests at a table, and one of malformed frames', async () => {
  const hall = await openHall({ games: [RULES.metaltalon], config: { refusalLines: 1 } });
  open = hall;
  const ada = await Person.enter(hall.address, 'Ada');
  const id = await ada.createTable('metaltalon');
  const seen = await ada.join(id);
  const lines = await hall.logOf(async () => {
    for (let seat = 20; seat < 40; seat += 1) await seen.ask('sit', { seat });
    for (let count = 0; count < 5; count += 1) {
      const client = await RawClient.join(ada, id);
      await client.quiet();
      client.send(Uint8Array.from([99]));
      await client.untilClosed();
    }
  });
  expect(lines.map(({ code }) => code)).toEqual(['malformed', 'malformedFrame']);
});
