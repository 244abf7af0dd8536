import { statusesIn } from './http';
import type { Rng } from './Rng';
import type { Stage } from './Stage';
import { Tcp } from './tcp';
import { mangled } from './values';

const BODY = '{"game":"metaltalon","seats":2,"name":"Host"}';

/** Requests with invalid HTTP framing, several in one piece, and streams that nobody reads to the end. */
export async function brokenHttpCase(stage: Stage, rng: Rng): Promise<void> {
  const tcp = await Tcp.open(stage.target.port);
  const bytes = Buffer.from(rng.pick(MAKERS)(rng, stage), 'latin1');
  const sent = rng.chance(0.3) ? mangled(rng, bytes) : bytes;
  const cut = rng.below(sent.length + 1);
  tcp.write(sent.subarray(0, cut));
  if (rng.chance(0.2)) await new Promise((resolve) => setImmediate(resolve));
  tcp.write(sent.subarray(cut));
  await tcp.finish('the end of a connection with broken HTTP');
  const bad = statusesIn(tcp.text).find((status) => status === 500 || status > 505);
  if (bad !== undefined) throw new Error(`Broken HTTP was answered with ${bad}.`);
}

const post = (headers: string, body = BODY): string =>
  `POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n${headers}\r\n${body}`;
const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;

const MAKERS: readonly ((rng: Rng, stage: Stage) => string)[] = [
  (rng) =>
    post(
      `Content-Length: ${rng.pick(['0', '1', '1000', '-1', '1e3', '0x10', '99999999999999999999', ' 5 5', ''])}\r\n`,
    ),
  (rng) => post(`Content-Length: 5\r\nContent-Length: ${rng.pick(['5', '6'])}\r\n`),
  () => post('Transfer-Encoding: chunked\r\nContent-Length: 4\r\n'),
  (rng) =>
    post(
      'Transfer-Encoding: chunked\r\n',
      rng.pick(['5\r\nhello\r\n0\r\n\r\n', 'zz\r\n', 'fffffffffffffffff\r\n', '0\r\nX: y\r\n\r\n']),
    ),
  (rng) =>
    post(
      `Transfer-Encoding: ${rng.pick(['gzip', 'chunked, chunked', 'identity', 'chunked\r\nTransfer-Encoding: x'])}\r\n`,
    ),
  (rng) => get('/api/games').repeat(rng.between(2, 8)),
  (rng) =>
    get('/health') +
    post(`Content-Length: ${BODY.length}\r\n`) +
    get(`/api/tables/${rng.bytes(5).toString('hex')}`),
  (rng) =>
    `${rng.pick(['GET', 'get', 'CONNECT', 'PRI', 'X'.repeat(50), 'G\u0000T'])} ${rng.pick(['/', '*', 'a:443', '//', ''])} HTTP/1.1\r\n\r\n`,
  (rng) => `GET / HTTP/${rng.pick(['0.9', '1.0', '1.2', '2.0', '11', 'x'])}\r\nHost: a\r\n\r\n`,
  (rng) =>
    `GET / HTTP/1.1\r\n${rng.pick(['Host', ': x', 'A B: c', 'Host: a\r\n b', 'Host: a\nX: b', 'H\u0000: a', 'X: \u0001'])}\r\n\r\n`,
  (rng) => `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(rng.between(1000, 30_000))}\r\n\r\n`,
  (rng) => `GET / HTTP/1.1\r\n${'X: y\r\n'.repeat(rng.between(100, 3000))}\r\n`,
  (rng) => `GET /${'x'.repeat(rng.between(1000, 30_000))} HTTP/1.1\r\nHost: a\r\n\r\n`,
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  (rng) => `\u0016\u0003\u0001${rng.bytes(60).toString('latin1')}`,
  (rng) => rng.bytes(rng.between(1, 200)).toString('latin1'),
  () => get('/api/tables/stream'),
  () => get('/api/tables/stream') + get('/api/games'),
  () => '\r\n'.repeat(50) + get('/health'),
];
