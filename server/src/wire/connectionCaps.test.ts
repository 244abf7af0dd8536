import { RULES } from '@gearhall/shared/games/rules';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person } from '../testing/clients/Person';
import { RawClient } from '../testing/clients/rawClient';
import { RawSocket, reservedPlace, upgradeRequest } from '../testing/clients/RawSocket';
import { until } from '../testing/until';

const game = RULES.metaltalon;
const CONNECTIONS = 20;
const SOCKETS = 3;
const STREAMS = 2;
const caps = { connectionsPerAddress: CONNECTIONS, socketsPerAddress: SOCKETS, streamsPerAddress: STREAMS };
/** The longest of the HTTP timeouts, plus the interval at which they are checked. */
const SECONDS = 15_000;

let open: OpenHall;
let eve: Person;
let table: string;
const opened: RawSocket[] = [];

async function enter(config: Parameters<typeof openHall>[0]['config']): Promise<void> {
  open = await openHall({ games: [game], config: { ...caps, ...config } });
  eve = await Person.enter(open.address, 'Eve');
  table = await eve.createTable(game.about.id);
}

async function connect(bytes = ''): Promise<RawSocket> {
  const socket = await RawSocket.open(open.address);
  opened.push(socket);
  socket.write(bytes);
  return socket;
}

async function leaveAll(): Promise<void> {
  for (const socket of opened) socket.stream.destroy();
  await Promise.all(opened.splice(0).map((socket) => socket.until(() => socket.isClosed, 'the end')));
}

/** The response status of a WebSocket request from this address. */
async function upgrade(from?: string): Promise<number> {
  const headers = { 'X-Forwarded-For': from };
  return (await connect(upgradeRequest(await reservedPlace(eve, table), headers))).status();
}

async function follow(from = '192.0.2.1'): Promise<number> {
  const head = `GET /api/tables/stream HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\n\r\n`;
  return (await connect(head)).status();
}

/** Statuses after the server has noticed that connections were closed. */
async function eventually(status: number, ask: () => Promise<number>): Promise<void> {
  await until(async () => (await ask()) === status, `the status ${status}`);
}

describe('without a proxy', () => {
  beforeAll(() => enter({ trustProxy: 0 }));
  afterEach(leaveAll);
  afterAll(() => open.hall.close());

  test('WebSockets of an address are limited, and a closed one makes room', async () => {
    for (let count = 0; count < SOCKETS; count += 1) expect(await upgrade()).toBe(101);
    expect(await upgrade()).toBe(429);
    expect(await upgrade('203.0.113.1')).toBe(429);
    opened[0]!.stream.destroy();
    await eventually(101, upgrade);
  });

  test('those that were refused do not count', async () => {
    for (let count = 0; count < SOCKETS * 2; count += 1) {
      const refused = await connect(upgradeRequest('/'));
      expect(await refused.status()).toBe(404);
      await refused.untilLetGo('the refused one');
    }
    expect(await upgrade()).toBe(101);
  });

  test('lobby streams of an address are limited', async () => {
    for (let count = 0; count < STREAMS; count += 1) expect(await follow()).toBe(200);
    expect(await follow()).toBe(429);
    opened[0]!.stream.destroy();
    await eventually(200, follow);
  });

  test('connections of an address are limited', async () => {
    for (let count = 0; count < CONNECTIONS + 5; count += 1) await connect();
    const refused = () => opened.filter(({ stream }) => stream.readableEnded || stream.destroyed);
    await opened.at(-1)!.until(() => refused().length >= 5, 'those that are too many to be refused');
    expect(refused().length).toBeLessThan(CONNECTIONS);
    await leaveAll();
    await eventually(200, async () => (await connect('GET /health HTTP/1.1\r\nHost: x\r\n\r\n')).status());
  });

  test.each([
    ['404', '/'],
    ['400', 'wrong key'],
  ])('a connection that was refused with %s and stays is let go', async (status, path) => {
    const socket = await connect(
      path === '/'
        ? upgradeRequest(path)
        : upgradeRequest(await reservedPlace(eve, table), { 'Sec-WebSocket-Key': 'x' }),
    );
    expect(await socket.status()).toBe(Number(status));
    await socket.until(() => socket.stream.readableEnded, 'the answer’s end');
    const poke = setInterval(() => socket.write('x'), 100);
    await socket.until(() => socket.isClosed, 'the end', 5000);
    clearInterval(poke);
  });
});

describe('behind a proxy', () => {
  beforeAll(() => enter({ trustProxy: 1 }));
  afterEach(leaveAll);
  afterAll(() => open.hall.close());

  test('its own connections are not counted', async () => {
    for (let count = 0; count < CONNECTIONS + 5; count += 1) await connect();
    expect(await (await connect('GET /health HTTP/1.1\r\nHost: x\r\n\r\n')).status()).toBe(200);
    expect(opened.every(({ isClosed }) => !isClosed)).toBe(true);
  });

  test('WebSockets and streams count for the client that the proxy names, by its /64', async () => {
    for (let count = 0; count < SOCKETS; count += 1)
      expect(await upgrade(`203.0.113.${count}, 2001:db8::${count}`)).toBe(101);
    expect(await upgrade('2001:db8::99')).toBe(429);
    expect(await upgrade('2001:db8:0:1::99')).toBe(101);
    for (let count = 0; count < STREAMS; count += 1)
      expect(await follow(`203.0.113.${count}, 198.51.100.1:${count}`)).toBe(200);
    expect(await follow('198.51.100.1:99')).toBe(429);
    expect(await follow('198.51.100.2')).toBe(200);
  });
});

describe('a connection that is slow', () => {
  beforeAll(() => enter({}));
  afterAll(() => open.hall.close());
  const BODY =
    'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';

  const SLOW: Readonly<Record<string, readonly [first: string, then: string]>> = {
    'never says anything': ['', ''],
    'stops in the middle of its head': ['GET / HTTP/1.1\r\nHost: x\r\n', ''],
    'sends its head byte by byte': ['GET / HTTP/1.1\r\nX-Long: ', 'x'],
    'stops in the middle of its body': [BODY, ''],
    'sends its body byte by byte': [BODY, ' '],
    'stops after its first request': ['GET /health HTTP/1.1\r\nHost: x\r\n\r\n', ''],
  };

  async function untilCut(what: string, [first, then]: readonly [string, string]): Promise<void> {
    const socket = await RawSocket.open(open.address);
    if (first !== '') socket.write(first);
    const dripping = setInterval(() => then !== '' && socket.write(then), 500);
    await socket.untilLetGo(`one that ${what}`, SECONDS).finally(() => clearInterval(dripping));
  }

  test('is closed within seconds', async () => {
    await Promise.all(Object.entries(SLOW).map(([what, bytes]) => untilCut(what, bytes)));
  }, 30_000);

  test('a proper client beside them is served', async () => {
    const client = await RawClient.join(eve, table);
    await client.quiet();
    expect(client.closed).toBeUndefined();
    client.socket.close();
    await client.untilClosed();
  });
});
