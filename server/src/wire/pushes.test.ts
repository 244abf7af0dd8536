import { anyGame } from '@gearhall/shared/core/game';
import { sealed } from '@gearhall/shared/core/testing/sealed';
import { guestTokens } from '../identity/tokens';
import { sendByNet } from '../push/sending';
import { memoryStore } from '../store/memory/memoryStore';
import type { PushSubscription } from '../store/contract/table';
import { fakePushService, subscriptionAt, type FakePushService } from '../testing/halls/fakePushService';
import { playing } from '../testing/games/games';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { privateNotesGame } from '../testing/games/privateNotesGame';

const game = anyGame(sealed);
let service: FakePushService;
let open: OpenHall;
let ada: Person, bo: Person, cy: Person;
const store = memoryStore();
const personOf = ({ token }: Person) => guestTokens('only for tests, only for tests').check(token)!;
/** The messages that were sent, before they were encrypted. */
const texts: unknown[] = [];

beforeAll(async () => {
  service = await fakePushService();
  const { resolve } = service.means;
  const net = sendByNet({
    ...service.means,
    // Hosts below it have an internal address besides the allowed one.
    resolve: async (host) => [
      ...(await resolve(host)),
      ...(host.startsWith('inside.') ? [{ address: '10.0.0.1', family: 4 }] : []),
    ],
  });
  open = await openHall({
    games: [game, privateNotesGame],
    store,
    config: { pushHosts: [service.host, `.${service.host}`], pushContact: 'mailto:host@example.org' },
    sendPush: (subscription, text, options) => {
      texts.push(JSON.parse(text));
      return net(subscription, text, options);
    },
  });
});
beforeEach(async () => {
  service.status = 201;
  service.reply = undefined;
  service.knocks.splice(0);
  texts.splice(0);
  [ada, bo, cy] = (await Promise.all(
    ['Ada', 'Bo', 'Cy'].map((name) => Person.enter(open.address, name)),
  )) as [Person, Person, Person];
});
afterAll(async () => {
  await open.hall.close();
  await service.close();
});

async function ask(method: string, body: unknown, person?: Person) {
  const headers = {
    'Content-Type': 'application/json',
    ...(person ? { Authorization: `Bearer ${person.token}` } : {}),
  };
  const response = await fetch(`${open.address}/api/push`, { method, headers, body: JSON.stringify(body) });
  const text = await response.text();
  return {
    status: response.status,
    code: text && (JSON.parse(text) as { error: { code: string } }).error.code,
  };
}

const subscribe = (person: Person, subscription: PushSubscription) => ask('PUT', subscription, person);
const file = (number: number) => ({ type: 'file', number });
const codeOf = async (answer: ReturnType<Seen['ask']>) => (await answer).refusal?.refused;

/** A game of Ada and Bo, in which Ada is to act and Bo has gone away. */
async function boAway(): Promise<{ a: Seen; table: string }> {
  const [a, b] = (await playing([ada, bo], game)) as [Seen, Seen];
  await a.act(file(1));
  await b.act(file(2));
  while (!b.table.toAct.includes(0)) await b.act(game.legal(b.view, 1)[0]!);
  await b.leave();
  await a.until(() => a.table.seats[1]?.presence === 'away', 'Bo to be away');
  return { a, table: a.table.id };
}

test('the hall publishes its key, the same every time', async () => {
  const keys = await Promise.all([1, 2].map(async () => (await fetch(`${open.address}/api/push`)).json()));
  expect(keys[0]).toEqual({ key: expect.stringMatching(/^[\w-]{87}$/u) });
  expect(keys[1]).toEqual(keys[0]);
});

describe('a subscription', () => {
  test('is taken from whoever has a token, and ended', async () => {
    const one = { ...service.subscription('a'), expirationTime: null };
    expect(await ask('PUT', one)).toEqual({ status: 401, code: 'noToken' });
    expect(await ask('PUT', one, ada)).toEqual({ status: 204, code: '' });
    expect(await ask('DELETE', { endpoint: one.endpoint })).toEqual({ status: 401, code: 'noToken' });
    expect(await ask('DELETE', { endpoint: one.endpoint }, ada)).toEqual({ status: 204, code: '' });
  });

  test.each<[string, unknown, string]>([
    ['an unknown host', subscriptionAt('https://example.org/push'), 'strangeService'],
    ['a place inside', subscriptionAt('https://127.0.0.1/push'), 'strangeService'],
    [
      'a place inside that looks like a service',
      subscriptionAt('https://127.0.0.1;.notify.windows.com/'),
      'strangeService',
    ],
    [
      'an address that can be read in two ways',
      subscriptionAt('https:/fcm.googleapis.com/c'),
      'strangeService',
    ],
    ['no encryption', subscriptionAt('http://fcm.googleapis.com/push'), 'strangeService'],
    ['no address', subscriptionAt('nowhere'), 'malformed'],
    ['no keys', { endpoint: 'https://fcm.googleapis.com/push' }, 'malformed'],
    [
      'broken keys',
      { ...subscriptionAt('https://fcm.googleapis.com/push'), keys: { p256dh: 'x', auth: 'y' } },
      'malformed',
    ],
    ['nothing', {}, 'malformed'],
  ])('with %s is refused', async (_, body, code) => {
    expect(await ask('PUT', body, ada)).toEqual({ status: 422, code });
  });
});

test('a player who is to act and not at the table is notified, encrypted and signed, once a turn', async () => {
  const { a, table } = await boAway();
  await subscribe(bo, service.subscription('bo'));
  await subscribe(ada, service.subscription('ada'));
  while (!a.table.toAct.includes(1)) await a.act(game.legal(a.view, 0)[0]!);
  await a.until(() => service.knocks.length === 1, 'the push');
  const [knock] = service.knocks;
  expect(knock?.path).toBe('/bo');
  expect(knock?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    authorization: expect.stringMatching(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/u),
    ttl: String(3 * 24 * 3600),
  });
  const [, claims] = /t=[\w-]+\.([\w-]+)\./u.exec(String(knock?.headers.authorization)) ?? [];
  expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toMatchObject({
    aud: `https://${service.host}`,
    sub: 'mailto:host@example.org',
  });
  expect(knock?.body.length).toBeGreaterThan(100);
  expect(knock?.body.includes(table)).toBe(false);
  expect(texts).toEqual([{ table, game: 'sealed', kind: 'yourTurn' }]);
});

test('a player who is at the table, a spectator, or a player notified before, is not', async () => {
  for (const person of [ada, bo, cy]) await subscribe(person, service.subscription(person.name));
  const [a, b] = (await playing([ada, bo], privateNotesGame)) as [Seen, Seen];
  await cy.join(a.table.id);
  await b.leave();
  await a.until(() => a.table.seats[1]?.presence === 'away', 'Bo to be away');
  for (let count = 0; count < 3; count += 1) expect(await codeOf(a.act({ type: 'say' }))).toBeUndefined();
  await a.act({ type: 'end' });
  await a.until(() => texts.length > 0, 'the end to be told');
  await a.until(() => service.knocks.length === 1, 'the push');
  expect(texts).toEqual([{ table: a.table.id, game: 'whisper', kind: 'over' }]);
  expect(service.knocks[0]?.path).toBe('/Bo');
});

test('a browser that has unsubscribed is removed', async () => {
  const { a } = await boAway();
  await subscribe(bo, service.subscription('bo'));
  service.status = 410;
  await a.ask('chat', { text: 'go on' });
  while (!a.table.toAct.includes(1)) await a.act(game.legal(a.view, 0)[0]!);
  await a.until(() => service.knocks.length === 1, 'the push');
  // From here on no browser is subscribed.
  service.knocks.splice(0);
  const answer = await a.act({ type: 'resign' });
  expect(answer.refusal).toBeUndefined();
  await a.until(() => a.table.status === 'ended', 'the end');
  await a.ask('chat', { text: 'bye' });
  expect(service.knocks).toEqual([]);
});

test('a service that fails neither fails nor delays the action', async () => {
  const { a } = await boAway();
  await subscribe(bo, service.subscription('bo'));
  service.status = 500;
  const lines = await open.logOf(async () => {
    while (!a.table.toAct.includes(1)) expect(await codeOf(a.act(game.legal(a.view, 0)[0]!))).toBeUndefined();
    await a.until(() => service.knocks.length === 1, 'the push');
    await a.until(() => open.logged.at(-1)?.msg === 'a push was not taken', 'the line in the log');
  });
  expect(lines).toMatchObject([{ level: 40, status: 500 }]);
  expect(JSON.stringify(lines)).not.toContain('/bo');
});

/** Plays on until it is Bo's turn, who is away and has subscribed, and returns the lines of the log. */
async function turnOfBo(a: Seen): Promise<Record<string, unknown>[]> {
  const before = open.logged.length;
  while (!a.table.toAct.includes(1)) expect(await codeOf(a.act(game.legal(a.view, 0)[0]!))).toBeUndefined();
  await a.until(() => open.logged.length > before, 'the line in the log');
  return open.logged.slice(before);
}

test('a redirect is a failure, and is not followed', async () => {
  const { a } = await boAway();
  await subscribe(bo, service.subscription('bo'));
  service.reply = (response) => response.writeHead(307, { Location: `https://${service.host}/else` }).end();
  expect(await turnOfBo(a)).toMatchObject([{ level: 40, status: 307 }]);
  expect(service.knocks.map(({ path }) => path)).toEqual(['/bo']);
});

test('a service that resolves to an internal address is not called', async () => {
  const { a } = await boAway();
  await subscribe(bo, subscriptionAt(`https://inside.${service.host}/bo`));
  expect(await turnOfBo(a)).toMatchObject([{ level: 40, code: 'ADDRESS_REFUSED' }]);
  expect(service.knocks).toEqual([]);
});

test('a stored subscription at an address that is no longer allowed is not called', async () => {
  const { a } = await boAway();
  await store.subscribe(personOf(bo), subscriptionAt(`https:/${service.host}/old`));
  await store.subscribe(personOf(bo), service.subscription('bo'));
  while (!a.table.toAct.includes(1)) await a.act(game.legal(a.view, 0)[0]!);
  await a.until(() => service.knocks.length === 1, 'the push');
  expect(service.knocks[0]?.path).toBe('/bo');
  expect(texts).toHaveLength(1);
});

test('an endless answer ends neither the hall nor the next push', async () => {
  const { a } = await boAway();
  await subscribe(bo, service.subscription('bo'));
  service.reply = (response) => {
    const block = Buffer.alloc(65_536, 'x');
    const more = (): void => {
      while (response.writable && response.write(block));
    };
    response.on('drain', more).on('error', () => undefined);
    more();
  };
  while (!a.table.toAct.includes(1)) await a.act(game.legal(a.view, 0)[0]!);
  await a.until(() => service.knocks.length === 1, 'the push');
  await a.until(() => service.connections().open === 0, 'the end of the connection');
  expect(await codeOf(a.ask('chat', { text: 'still here' }))).toBeUndefined();
});
