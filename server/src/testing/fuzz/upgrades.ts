import { frame, OPCODE } from './frames';
import { statusesIn } from './http';
import type { Rng } from './Rng';
import type { Stage } from './Stage';
import { Tcp } from './tcp';

/** Every kind of URL that somebody may try to open a socket on. */
export function strangeAddress(rng: Rng, stage: Stage): string {
  const table = stage.tables.length > 0 ? rng.pick(stage.tables).id : '0123456789';
  return rng.pick([
    ...[
      '/',
      '/x',
      '/a/b',
      '/api',
      '/api/tables/stream',
      '/health',
      '/metrics',
      '/matchmake/joinById/x',
      '*',
      '//',
    ],
    ...['/a/__proto__?sessionId=b', '/a/constructor?sessionId=b', `/a/${table}`, `/a/${table}?sessionId=`],
    ...[`/a/${table}?sessionId=guessed`, `/a/${table}?sessionId=a&sessionId=b`, `/a/b/${table}?sessionId=c`],
    ...[`/a/${table}?reconnectionToken=x&sessionId=guessed`, `/a/${table}?sessionId=guessed&skipHandshake=1`],
    ...[
      `/a/${table}?sessionId=guessed&_authToken=${'x'.repeat(200)}`,
      `/${'p'.repeat(41)}/${table}?sessionId=a`,
    ],
    ...[
      `http://127.0.0.1/a/${table}?sessionId=a`,
      '/%00',
      '/%E0%A4%A',
      `/${'x'.repeat(rng.between(1, 9000))}`,
    ],
    `/${rng.bytes(6).toString('base64url')}/${table}?sessionId=${rng.bytes(6).toString('base64url')}`,
  ]);
}

/** An upgrade request with a few oddities, perhaps with bytes after it. */
export async function upgradeCase(stage: Stage, rng: Rng): Promise<void> {
  const place = rng.chance(0.05) ? await stage.reserve(stage.tables[0]?.id ?? 'none') : undefined;
  const path = place ?? strangeAddress(rng, stage);
  const odd = new Set(Array.from({ length: rng.between(0, 3) }, () => rng.pick(PARTS)));
  const partOf = (part: Part): string => (odd.has(part) ? rng.pick(ODD[part]) : USUAL[part]);
  const head = [
    `${partOf('method')} ${path} ${partOf('version')}`,
    ...PARTS.slice(2).map(partOf),
    ...(rng.chance(0.1) ? Array.from({ length: rng.between(1, 2500) }, (_, at) => `X${at}: y`) : []),
  ].filter((line) => line !== '');
  const tcp = await Tcp.open(stage.target.port);
  tcp.write(Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'));
  if (rng.chance(0.4)) tcp.write(behind(rng));
  await tcp.finish('the end of a connection that asked for an upgrade');
  const bad = statusesIn(tcp.text).find((status) => status === 500 || status > 505);
  if (bad !== undefined) throw new Error(`An upgrade was answered with ${bad}.`);
}

function behind(rng: Rng): Buffer {
  return rng.pick([
    rng.bytes(rng.between(1, 100)),
    frame({ opcode: OPCODE.binary, payload: Buffer.alloc(17_000) }),
    frame({ opcode: OPCODE.binary, isMasked: false }),
    frame({ opcode: OPCODE.close }),
    Buffer.from('GET /health HTTP/1.1\r\nHost: a\r\n\r\n'),
    Buffer.alloc(rng.between(1, 100_000)),
  ]);
}

const USUAL = {
  method: 'GET',
  version: 'HTTP/1.1',
  host: 'Host: 127.0.0.1',
  upgrade: 'Upgrade: websocket',
  connection: 'Connection: Upgrade',
  key: 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  protocolVersion: 'Sec-WebSocket-Version: 13',
  origin: '',
  extensions: '',
  protocol: '',
} as const;
type Part = keyof typeof USUAL;
const PARTS = Object.keys(USUAL) as Part[];

const ODD: Readonly<Record<Part, readonly string[]>> = {
  method: ['POST', 'get', 'CONNECT', 'OPTIONS', 'HEAD', 'PUT'],
  version: ['HTTP/1.0', 'HTTP/2.0', 'HTTP/1.2', 'HTTP/9.9', ''],
  host: [
    '',
    'Host:',
    'Host: a b',
    'Host: a\r\nHost: b',
    'Host: \u0001',
    `Host: ${'h'.repeat(5000)}`,
    'Host: [::1',
  ],
  upgrade: [
    '',
    'Upgrade: h2c',
    'Upgrade: WebSocket, h2c',
    'Upgrade:',
    'Upgrade: websocket\r\nUpgrade: websocket',
  ],
  connection: [
    '',
    'Connection: close',
    'Connection: keep-alive',
    'Connection: close, Upgrade',
    'Connection: upgrade, upgrade',
  ],
  key: [
    '',
    'Sec-WebSocket-Key: x',
    `Sec-WebSocket-Key: ${'A'.repeat(5000)}`,
    'Sec-WebSocket-Key: AAAA\r\nSec-WebSocket-Key: BBBB',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ',
  ],
  protocolVersion: [
    '',
    'Sec-WebSocket-Version: 8',
    'Sec-WebSocket-Version: 0',
    'Sec-WebSocket-Version: x',
    'Sec-WebSocket-Version: 13, 8',
  ],
  origin: [
    'Origin: null',
    'Origin: https://evil.example',
    'Origin: http://127.0.0.1',
    'Origin: \u0001',
    'Origin: a\r\nOrigin: b',
    'Origin: http://127.0.0.1:0@evil',
  ],
  extensions: [
    'Sec-WebSocket-Extensions: permessage-deflate',
    'Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99',
    'Sec-WebSocket-Extensions: ;;,,',
    `Sec-WebSocket-Extensions: ${'permessage-deflate, '.repeat(300)}`,
    'Sec-WebSocket-Extensions: __proto__; constructor=1',
  ],
  protocol: [
    'Sec-WebSocket-Protocol: a',
    'Sec-WebSocket-Protocol: a, a',
    'Sec-WebSocket-Protocol: ,',
    'Sec-WebSocket-Protocol: __proto__',
  ],
};
