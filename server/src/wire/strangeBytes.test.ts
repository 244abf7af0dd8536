import { RULES } from '@gearhall/shared/games/rules';
import { execFileSync, spawnSync } from 'node:child_process';
import { playing, playOn } from '../testing/games/games';
import { startHall, type HallProcess } from '../testing/halls/hallProcess';
import { Person, type Seen } from '../testing/clients/Person';
import { RawSocket } from '../testing/clients/RawSocket';
import { pause } from '../testing/until';

const game = RULES.metaltalon;
const TIMEOUT_MS = 120_000;
/** The number of files that a process may have open while they are scarce. */
const FEW_FILES = 60;

let hall: HallProcess;
let players: Seen[];
beforeAll(async () => {
  hall = await startHall({ GEARHALL_DATA: 'memory' });
  const people = [await Person.enter(hall.address, 'Ada'), await Person.enter(hall.address, 'Bo')];
  players = await playing(people);
}, TIMEOUT_MS);
afterAll(() => hall.end('SIGKILL'));
// After every case the process is alive and the game goes on.
afterEach(async () => {
  expect((await fetch(`${hall.address}/health`)).status).toBe(200);
  await playOn(game, players);
});

const request = (line: string, ...headers: string[]): string =>
  `${[line, 'Host: 127.0.0.1', ...headers].join('\r\n')}\r\n\r\n`;
const post = (...headers: string[]): string =>
  request('POST /api/guests HTTP/1.1', 'Content-Type: application/json', ...headers);

/** Bytes that are an invalid or rare request, and the possible first statuses of the response; 0: none. */
const STRANGE: Readonly<Record<string, readonly [bytes: string | Uint8Array, ...statuses: number[]]>> = {
  'nothing but line ends': ['\r\n\r\n\r\n', 0, 400, 408],
  'a greeting of TLS': [Uint8Array.from([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3, 0]), 400],
  'a greeting of HTTP/2': ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  'bytes of nothing': [new Uint8Array(5000).fill(0xff), 400],
  'no version': ['GET /api/nothing\r\n\r\n', 404],
  'an unknown method': [request('DANCE / HTTP/1.1'), 400],
  'no host': ['GET /health HTTP/1.1\r\n\r\n', 400],
  'a head of 20 kB': [request('GET / HTTP/1.1', `X: ${'x'.repeat(20_000)}`), 431],
  'a head of 3,000 lines': [request('GET / HTTP/1.1', ...Array<string>(3000).fill('X: x')), 431],
  'an address of 20 kB': [request(`GET /${'x'.repeat(20_000)} HTTP/1.1`), 431],
  'a line end in a header': [request('GET / HTTP/1.1', 'X: a\rb'), 400],
  'two lengths': [post('Content-Length: 2', 'Content-Length: 3'), 400],
  'a length and chunks': [post('Content-Length: 2', 'Transfer-Encoding: chunked'), 400],
  'a negative length': [post('Content-Length: -1'), 400],
  'chunks of no number': [`${post('Transfer-Encoding: chunked')}zz\r\n`, 400],
  'a body that is too long': [`${post('Content-Length: 99999999')}{`, 413, 400],
  'an unknown encoding': [`${post('Content-Length: 2', 'Content-Encoding: xx')}{}`, 415],
  'a body that is not gzip': [`${post('Content-Length: 2', 'Content-Encoding: gzip')}{}`, 400, 0],
  'an unknown expectation': [post('Content-Length: 2', 'Expect: a-reward'), 417],
  'an expectation to go on': [`${post('Content-Length: 2', 'Expect: 100-continue')}{}`, 100],
  'a tunnel': [request('CONNECT 127.0.0.1:22 HTTP/1.1'), 0],
  'an upgrade to HTTP/2': [request('GET /health HTTP/1.1', 'Connection: Upgrade', 'Upgrade: h2c'), 200],
  'an upgrade by POST': [request('POST / HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket'), 404],
  'an asterisk': [request('OPTIONS * HTTP/1.1'), 404],
  'an address with broken escapes': [request('GET /api/tables/%E0%A4%A HTTP/1.1'), 400],
  'bytes after a request': [`${request('GET /health HTTP/1.1')}\u0000\u0001`, 200],
  'a hundred requests in a row': [request('GET /health HTTP/1.1').repeat(100), 200],
};

test.each(Object.entries(STRANGE))(
  '%s',
  async (what, [bytes, ...statuses]) => {
    const finished = await RawSocket.open(hall.address);
    finished.write(bytes);
    finished.stream.end();
    await finished.until(
      () => finished.isClosed || finished.stream.readableEnded,
      `the answer to ${what}`,
      15_000,
    );
    expect(statuses).toContain(await finished.status());
    const reset = await RawSocket.open(hall.address);
    reset.write(bytes);
    reset.stream.resetAndDestroy();
    const slow = await RawSocket.open(hall.address);
    slow.write(bytes);
    await pause(20);
    slow.stream.resetAndDestroy();
  },
  TIMEOUT_MS,
);

test(
  'connections that break in the middle of answers',
  async () => {
    for (const path of ['/api/games/kriegbot', '/api/tables/stream', '/metrics', '/api/records/0000000000']) {
      for (let wait = 0; wait < 10; wait += 1) {
        const socket = await RawSocket.open(hall.address);
        socket.write(request(`GET ${path} HTTP/1.1`).repeat(3));
        await pause(wait);
        socket.stream.resetAndDestroy();
      }
    }
    // Every reader that is still counted is sent this change.
    const eve = await Person.enter(hall.address, 'Eve');
    await eve.createTable(game.about.id, 2, { listed: true });
    await pause(700);
  },
  TIMEOUT_MS,
);

const isLimitable = spawnSync('prlimit', ['--version']).status === 0;
const limitFiles = (most: string): void => {
  execFileSync('prlimit', ['--pid', String(hall.pid), `--nofile=${most}`]);
};
(isLimitable ? test : test.skip)(
  'more connections than the machine gives to the process',
  async () => {
    const [, before = ''] = /NOFILE.*?(\d+)\s+\d+/u.exec(
      execFileSync('prlimit', ['--pid', String(hall.pid), '--nofile']).toString(),
    ) ?? ['', '1024'];
    limitFiles(`${FEW_FILES}:`);
    const sockets = await Promise.all(
      Array.from({ length: FEW_FILES * 2 }, () => RawSocket.open(hall.address).catch(() => undefined)),
    );
    await pause(500);
    for (const socket of sockets) socket?.stream.resetAndDestroy();
    limitFiles(`${before}:`);
  },
  TIMEOUT_MS,
);
