import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { generateVAPIDKeys } from 'web-push';
import { fakePushService, subscriptionAt, type FakePushService } from '../testing/halls/fakePushService';
import type { PostMeans } from './posting';
import { sendByNet } from './sending';
import { pause, until } from '../testing/until';

/** For requests that never end. All others may take their time. */
const SOON = { timeoutMs: 400 };
const vapidDetails = { subject: 'mailto:host@example.org', ...generateVAPIDKeys() };

let service: FakePushService;
beforeEach(async () => {
  service = await fakePushService();
});
afterEach(() => service.close());

const sender = (means: Partial<PostMeans> = {}) => sendByNet({ ...service.means, ...means });
const send = (means: Partial<PostMeans> = {}, endpoint = `https://${service.host}/a?b=c`) =>
  sender(means)(subscriptionAt(endpoint), 'hello', { vapidDetails, TTL: 60 });

/** Resolves when the service has no open connection. */
async function untilClosed(): Promise<void> {
  await until(() => service.connections().open === 0, 'the connections to be closed');
}

const block = Buffer.alloc(65_536, 'x');
/** Writes repeatedly, as fast as it is read or at a fixed pace, until the connection is closed. */
function flood(socket: Socket, piece: string | Buffer, everyMs?: number): void {
  socket.on('error', () => undefined);
  const timer = setInterval(
    () => (socket.writable ? socket.write(piece) : clearInterval(timer)),
    everyMs ?? 1,
  );
  socket.on('close', () => clearInterval(timer));
}

test('a message arrives at the path and with the query of its address', async () => {
  await send();
  const [knock] = service.knocks;
  expect(knock).toMatchObject({ path: '/a?b=c', headers: { host: service.host, ttl: '60' } });
  expect(knock?.headers['content-length']).toBe(String(knock?.body.length));
});

test.each([301, 302, 303, 307, 308])('a redirect (%i) is a failure, and is not followed', async (status) => {
  service.reply = (response) => response.writeHead(status, { Location: '/other' }).end();
  await expect(send()).rejects.toMatchObject({ statusCode: status });
  expect(service.knocks).toHaveLength(1);
});

test.each([400, 404, 410, 429, 500])('an answer of %i is a failure', async (status) => {
  service.status = status;
  await expect(send()).rejects.toMatchObject({ statusCode: status });
});

describe('a host with an address inside is not called', () => {
  test.each([
    ['loopback', [{ address: '127.0.0.2', family: 4 }]],
    ['loopback of IPv6', [{ address: '::1', family: 6 }]],
    ['metadata', [{ address: '169.254.169.254', family: 4 }]],
    [
      'one among others',
      [
        { address: '1.1.1.1', family: 4 },
        { address: 'fd00:ec2::254', family: 6 },
      ],
    ],
    ['none at all', []],
  ])('%s', async (_, addresses) => {
    await expect(send({ resolve: async () => addresses })).rejects.toMatchObject({ code: 'ADDRESS_REFUSED' });
    expect(service.connections().most).toBe(0);
  });

  test('nor this machine, where nothing allows it', async () => {
    await expect(send({ allowed: [] })).rejects.toMatchObject({ code: 'ADDRESS_REFUSED' });
    expect(service.connections().most).toBe(0);
  });
});

test('the connection is made to the address that was checked: the host is looked up once', async () => {
  const answers = ['127.0.0.1', '10.0.0.1'];
  const asked: string[] = [];
  await send({
    resolve: async (host) => {
      asked.push(host);
      return [{ address: answers.shift()!, family: 4 }];
    },
  });
  expect(asked).toEqual(['push.test']);
  expect(service.knocks).toHaveLength(1);
});

test('a host that cannot be looked up is a failure', async () => {
  const resolve = async () => Promise.reject(Object.assign(new Error('no such host'), { code: 'ENOTFOUND' }));
  await expect(send({ resolve })).rejects.toMatchObject({ code: 'ENOTFOUND' });
});

test('a lookup that never ends times out', async () => {
  await expect(send({ ...SOON, resolve: () => new Promise(() => undefined) })).rejects.toMatchObject({
    code: 'TIMED_OUT',
  });
});

test('an address that is not canonical is not called', async () => {
  await expect(send({}, `https:/${service.host}/a`)).rejects.toThrow('not canonical');
  expect(service.connections().most).toBe(0);
});

test('a service with a wrong certificate is not sent anything', async () => {
  await expect(send({ ca: undefined })).rejects.toMatchObject({ code: expect.stringMatching(/CERT/u) });
  expect(service.knocks).toEqual([]);
});

test('a missing response times out', async () => {
  service.reply = () => undefined;
  await expect(send(SOON)).rejects.toMatchObject({ code: 'TIMED_OUT' });
  await untilClosed();
});

test.each([
  ['a head that comes byte by byte', 'x'],
  ['one provisional answer after the other', 'HTTP/1.1 103 Early Hints\r\n\r\n'],
])('%s is given up, though something always comes', async (_, piece) => {
  service.reply = (__, { socket }) => {
    if (piece === 'x') socket.write('HTTP/1.1 201 Created\r\nX: ');
    flood(socket, piece, 20);
  };
  await expect(send(SOON)).rejects.toMatchObject({ code: 'TIMED_OUT' });
  await untilClosed();
});

test('a head that never ends is refused before it is large', async () => {
  service.reply = (_, { socket }) => {
    socket.write('HTTP/1.1 201 Created\r\nX: ');
    flood(socket, block);
  };
  await expect(send()).rejects.toMatchObject({ code: 'HPE_HEADER_OVERFLOW' });
  await untilClosed();
});

test.each<[string, number, string]>([
  ['accepted', 201, 'HTTP/1.1 201 Created\r\n\r\n'],
  ['refused', 500, 'HTTP/1.1 500 Oh\r\n\r\n'],
  ['chunked', 201, 'HTTP/1.1 201 Created\r\nTransfer-Encoding: chunked\r\n\r\n10000\r\n'],
])('of an endless body nothing is read: %s', async (_, status, head) => {
  service.reply = (__, { socket }) => {
    socket.write(head);
    flood(socket, block);
  };
  const sent = send();
  if (status === 201) await sent;
  else await expect(sent).rejects.toMatchObject({ statusCode: status });
  await untilClosed();
});

test.each([
  ['before the head', ''],
  ['in the middle of the head', 'HTTP/1.1 201 Cr'],
])('a reset %s is a failure', async (_, piece) => {
  service.reply = (__, { socket }) => socket.write(piece, () => (socket as Socket).destroy());
  await expect(send()).rejects.toMatchObject({ code: expect.any(String) });
});

test('a reset in the middle of the body is not a failure: the service has accepted the message', async () => {
  service.reply = (_, { socket }) =>
    socket.write('HTTP/1.1 201 Created\r\nContent-Length: 1000\r\n\r\nabc', () =>
      (socket as Socket).destroy(),
    );
  await send();
});

test.each([
  ['garbage', 'garbage\r\n\r\n'],
  ['another protocol', 'HTTP/1.1 101 Switching\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\nabc'],
])('%s is a failure', async (_, piece) => {
  service.reply = (__, { socket }) => socket.write(piece);
  await expect(send()).rejects.toMatchObject({ code: expect.any(String) });
  await untilClosed();
});

test('the number of connections is limited, and messages without room to wait fail', async () => {
  const held: ServerResponse[] = [];
  service.reply = (response) => held.push(response);
  const limits = { running: 3, runningPerHost: 2, waiting: 6, waitingPerHost: 5 };
  const one = sendByNet({ ...service.means, timeoutMs: 60_000 }, limits);
  const sends = Array.from({ length: 10 }, () =>
    one(service.subscription('x'), 'hello', { vapidDetails, TTL: 60 }).catch((error: unknown) => error),
  );
  for (const refused of await Promise.all(sends.slice(7)))
    expect(refused).toMatchObject({ code: 'QUEUE_FULL' });
  await until(() => held.length >= 2, 'two knocks');
  await pause(50);
  expect([held.length, service.connections().most]).toEqual([2, 2]);
  service.reply = undefined;
  for (const response of held) response.writeHead(201).end();
  expect(await Promise.all(sends.slice(0, 7))).toEqual(Array(7).fill(undefined));
  expect(service.knocks).toHaveLength(7);
});
