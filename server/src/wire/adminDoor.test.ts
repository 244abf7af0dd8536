import { hashPassword, passwordHash } from '../ground/password';
import { memoryStore } from '../store/memory/memoryStore';
import { keptLink, Operator } from '../testing/clients/Operator';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { steeredClock } from '../testing/steeredClock';

/** How an operator comes in, and who does not. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PASSWORD = 'correct horse battery';

let open: OpenHall;
let store = memoryStore();
let time = steeredClock();
let adminPassword: ReturnType<typeof passwordHash.parse>;

beforeAll(async () => {
  adminPassword = passwordHash.parse(
    await hashPassword(PASSWORD, { cost: 2 ** 14, blockSize: 8, parallelization: 1 }),
  );
});
afterEach(() => open.hall.close());

async function given({ withPassword = false, trustProxy = 0 } = {}): Promise<Operator> {
  [store, time] = [memoryStore(), steeredClock()];
  const config = { trustProxy, ...(withPassword ? { adminPassword } : {}) };
  open = await openHall({ games: [], store, clock: time.clock, config });
  return new Operator(open.address);
}
const now = () => time.clock.wall();
const link = (life = 10 * MINUTE) => keptLink(store, now() + life);
const statusOf = async (answer: ReturnType<Operator['get']>) => (await answer).status;

test('a link opens the door once', async () => {
  const operator = await given();
  const good = await link();
  expect(await statusOf(operator.get('/overview'))).toBe(404);
  expect(await statusOf(operator.open({ link: good }))).toBe(204);
  expect(await operator.read('/overview')).toMatchObject({ isStoreWell: true, openReports: 0 });
  expect(await statusOf(new Operator(open.address).open({ link: good }))).toBe(404);
});

test('a link that is too old, or was never made, opens nothing', async () => {
  const operator = await given();
  const old = await link(MINUTE);
  time.pass(MINUTE);
  expect(await statusOf(operator.open({ link: old }))).toBe(404);
  expect(await statusOf(operator.open({ link: 'a'.repeat(43) }))).toBe(404);
  expect(operator.cookie).toBe('');
});

test('a session ends after eight hours, and when its operator leaves', async () => {
  const operator = await given();
  await operator.open({ link: await link() });
  const other = new Operator(open.address);
  await other.open({ link: await link() });
  await other.act('DELETE', '/session');
  other.cookie = operator.cookie.replace(/=.*/u, '=AAAA');
  expect(await statusOf(other.get('/overview'))).toBe(404);
  time.pass(8 * HOUR - 1);
  expect(await statusOf(operator.get('/overview'))).toBe(200);
  time.pass(1);
  expect(await statusOf(operator.get('/overview'))).toBe(404);
});

describe('a session that came in with the password', () => {
  const restarted = async (more: Record<string, unknown>) => {
    await open.hall.close();
    open = await openHall({ games: [], store, clock: time.clock, config: more });
  };
  const at = (operator: Operator): Operator => {
    const moved = new Operator(open.address);
    moved.cookie = operator.cookie;
    return moved;
  };
  const otherPassword = async () =>
    passwordHash.parse(
      await hashPassword('another password', { cost: 2 ** 14, blockSize: 8, parallelization: 1 }),
    );

  test.each<[string, number, () => Promise<Record<string, unknown>>]>([
    ['outlives a restart', 200, async () => ({ adminPassword })],
    ['ends when the password is another one', 404, async () => ({ adminPassword: await otherPassword() })],
    ['ends when there is none any more', 404, async () => ({})],
  ])('%s', async (_, status, settings) => {
    const [byPassword, byLink] = [await given({ withPassword: true }), new Operator(open.address)];
    await byPassword.open({ password: PASSWORD });
    await byLink.open({ link: await link() });
    await restarted(await settings());
    expect(await statusOf(at(byPassword).get('/overview'))).toBe(status);
    const { sessions } = await at(byLink).read<{ sessions: unknown[] }>('/sessions');
    expect(sessions).toHaveLength(status === 200 ? 2 : 1);
  });
});

test('sessions are listed without what opens them, and can be ended', async () => {
  const operator = await given({ withPassword: true });
  await operator.open({ password: PASSWORD });
  time.pass(MINUTE);
  const other = new Operator(open.address);
  await other.open({ link: await link() });
  const listed = async () =>
    (await operator.read<{ sessions: { id: string; isOwn: boolean }[] }>('/sessions')).sessions;
  const both = await listed();
  expect(both).toEqual([
    {
      id: expect.any(String),
      by: 'link',
      address: '127.0.0.1',
      at: now(),
      until: now() + 8 * HOUR,
      isOwn: false,
    },
    expect.objectContaining({ by: 'password', isOwn: true }),
  ]);
  expect(JSON.stringify(both)).not.toContain(other.cookie.slice(15));
  expect(await statusOf(operator.ask('DELETE', '/sessions', { id: 'ffffffff' }))).toBe(404);
  await operator.act('DELETE', '/sessions', { id: both[0]!.id });
  expect(await statusOf(other.get('/overview'))).toBe(404);
  expect(await listed()).toEqual([expect.objectContaining({ isOwn: true })]);
  const { entries } = await operator.read<{ entries: Record<string, unknown>[] }>('/log');
  expect(entries.map(({ action, subject }) => [action, subject])).toContainEqual([
    'endSession',
    `session ${both[0]!.id}`,
  ]);
});

test('the cookie is for this page alone, and secure behind HTTPS', async () => {
  await given({ trustProxy: 1 });
  const setBy = async (headers: Record<string, string>) => {
    const response = await fetch(`${open.address}/api/admin/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Gearhall-Admin': '1', ...headers },
      body: JSON.stringify({ link: await link() }),
    });
    return response.headers.get('set-cookie');
  };
  const plain = await setBy({});
  for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api/admin', 'Max-Age=28800'])
    expect(plain).toContain(part);
  expect(plain).not.toContain('Secure');
  expect(await setBy({ 'X-Forwarded-Proto': 'https' })).toContain('Secure');
});

test('without a password and a session, everything answers like a page that does not exist', async () => {
  const operator = await given();
  const unknown = await (await fetch(`${open.address}/api/nothing`)).text();
  const asked: [string, string, unknown?][] = [
    ['GET', '/overview'],
    ['GET', '/nothing'],
    ['OPTIONS', '/session'],
    ['OPTIONS', '/sanctions'],
    ['POST', '/session', {}],
    ['POST', '/session', { password: PASSWORD }],
    ['POST', '/session', { link: 7 }],
    ['POST', '/session', { link: 'a'.repeat(43) }],
    ['DELETE', '/session', {}],
    ['POST', '/sanctions', { kind: 'close', subject: { type: 'table', id: '0123456789' } }],
    ['PUT', '/drain', { on: true }],
  ];
  for (const [method, path, body] of asked) {
    const { status, body: answered } = await operator.ask(method as 'GET', path, body);
    expect([method, path, status, JSON.stringify(answered)]).toEqual([method, path, 404, unknown]);
  }
});

test('a password opens it, and a wrong one does not', async () => {
  const operator = await given({ withPassword: true });
  expect(await statusOf(operator.open({ password: 'correct horse batterie' }))).toBe(403);
  expect(await statusOf(operator.open({ password: PASSWORD }))).toBe(204);
  expect(await statusOf(operator.get('/people'))).toBe(200);
});

test('attempts are limited by address and in all, and links are not affected', async () => {
  const operator = await given({ withPassword: true, trustProxy: 1 });
  // Attempts are counted by the minute: this one has just begun.
  time.pass(MINUTE - (time.clock.now() % MINUTE));
  const tryFrom = (address: string) =>
    statusOf(operator.open({ password: 'nonsense' }, { 'X-Forwarded-For': address }));
  const first = [];
  for (let attempt = 0; attempt < 7; attempt += 1) first.push(await tryFrom('192.0.2.1'));
  expect(first).toEqual([403, 403, 403, 403, 403, 429, 429]);
  // From five other networks: the total is thirty.
  for (let network = 2; network < 7; network += 1)
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await tryFrom(`192.0.2.${network}`)).toBe(403);
  expect(await tryFrom('192.0.2.99')).toBe(429);
  const address = { 'X-Forwarded-For': '192.0.2.1' };
  expect(await statusOf(operator.open({ password: PASSWORD }, address))).toBe(429);
  expect(await statusOf(operator.open({ link: await link() }, address))).toBe(204);
  time.pass(MINUTE);
  expect(await statusOf(operator.open({ password: PASSWORD }, address))).toBe(204);
});

test('a good link opens the door after any number of wrong ones, which the store is not written for', async () => {
  const operator = await given();
  const writes = jest.spyOn(store, 'useAdminLink');
  for (let attempt = 0; attempt < 20; attempt += 1)
    expect(await statusOf(operator.open({ link: `${attempt}`.padStart(43, 'a') }))).toBe(404);
  expect(writes).not.toHaveBeenCalled();
  expect(await statusOf(operator.open({ link: await link() }))).toBe(204);
});

test('at most a few passwords wait for their turn', async () => {
  await given({ withPassword: true, trustProxy: 1 });
  const attempts = Array.from({ length: 12 }, (_, number) =>
    statusOf(
      new Operator(open.address).open({ password: 'nonsense' }, { 'X-Forwarded-For': `192.0.2.${number}` }),
    ),
  );
  const statuses = await Promise.all(attempts);
  expect(statuses.filter((status) => status === 403).length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
});

test.each<[string, Record<string, string>]>([
  ['without the page’s own header', { 'X-Gearhall-Admin': '' }],
  ['from a page of another host', { Origin: 'https://evil.example' }],
])('a request %s changes nothing', async (_, headers) => {
  const operator = await given({ withPassword: true });
  expect(await statusOf(operator.open({ link: await link() }, headers))).toBe(404);
  expect(await statusOf(operator.open({ password: PASSWORD }, headers))).toBe(404);
  await operator.open({ link: await link() });
  expect(await statusOf(operator.ask('PUT', '/drain', { on: true }, headers))).toBe(403);
  expect(await statusOf(operator.ask('DELETE', '/session', {}, headers))).toBe(403);
  expect(await operator.read('/overview')).toMatchObject({ draining: false });
});

test('whoever comes in stands in the audit log, and how', async () => {
  const operator = await given({ withPassword: true });
  await operator.open({ password: PASSWORD });
  await operator.act('DELETE', '/session');
  await operator.open({ link: await link() });
  const { entries } = await operator.read<{ entries: Record<string, unknown>[] }>('/log');
  const told = entries.map(({ action, by, address }) => [action, by, address]);
  expect(told).toHaveLength(3);
  expect(told).toEqual(
    expect.arrayContaining([
      ['comeIn', 'link', '127.0.0.1'],
      ['comeIn', 'password', '127.0.0.1'],
      ['leave', 'password', '127.0.0.1'],
    ]),
  );
  expect(JSON.stringify(entries)).not.toContain(operator.cookie.slice(15));
});
