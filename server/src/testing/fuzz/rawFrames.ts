import { frame, OPCODE } from './frames';
import type { Rng } from './Rng';
import { messageBytes, type Stage } from './Stage';
import { TableConnection, upgradeHead } from './TableConnection';
import { Tcp } from './tcp';
import { strangeAddress } from './upgrades';

/** The state of a connection when the bytes arrive. */
const STATES = {
  strange: 10, // on an address that is no place at a table
  upgrading: 3, // with the bytes behind the request, before the answer
  reserved: 3, // before the handshake is acknowledged
  joined: 4,
  leaving: 2, // after LEAVE_ROOM
  closing: 2, // after a close frame
} as const;

/** Valid and invalid frames of RFC 6455, on a connection in any state: the server closes it and goes on. */
export async function rawFramesCase(stage: Stage, rng: Rng): Promise<void> {
  const tcp = await connection(stage, rng);
  const isMalformed = rng.chance(0.6);
  const bytes = rng.pick(isMalformed ? MALFORMED : WELL_FORMED)(rng);
  const cut = rng.chance(0.3) ? rng.below(bytes.length + 1) : bytes.length;
  tcp.write(bytes.subarray(0, cut));
  if (cut < bytes.length) {
    await new Promise((resolve) => setImmediate(resolve));
    tcp.write(bytes.subarray(cut));
  }
  // The server must end a malformed connection without waiting for us.
  if (isMalformed) await tcp.untilEnded('the close of a connection with a malformed frame');
  else await tcp.finish('the end of a connection with frames');
}

async function connection(stage: Stage, rng: Rng): Promise<Tcp> {
  const { port } = stage.target;
  const state = rng.weighted(STATES);
  const path = state === 'strange' ? undefined : await reserved(stage, rng);
  if (path === undefined || state === 'upgrading') {
    const tcp = await Tcp.open(port);
    tcp.write(upgradeHead(path ?? strangeAddress(rng, stage)));
    return tcp;
  }
  const connection = await TableConnection.open(port, path, { acknowledges: state !== 'reserved' });
  if (state === 'leaving') connection.tcp.write(frame({ opcode: OPCODE.binary, payload: Buffer.from([12]) }));
  if (state === 'closing') connection.tcp.write(frame({ opcode: OPCODE.close }));
  return connection.tcp;
}

const reserved = (stage: Stage, rng: Rng): Promise<string | undefined> | undefined =>
  stage.tables.length > 0 ? stage.reserve(rng.pick(stage.tables).id) : undefined;

type Maker = (rng: Rng) => Buffer;
const empty = Buffer.alloc(0);

/** Each of these breaks a rule of RFC 6455, or exceeds the size limit of a message. */
const MALFORMED: readonly Maker[] = [
  (rng) =>
    frame({ opcode: rng.pick([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), payload: rng.bytes(rng.below(20)) }),
  (rng) => frame({ opcode: rng.pick([0, 1, 2, 8, 9, 10]), reserved: rng.between(1, 7) }),
  (rng) => frame({ opcode: rng.pick([1, 2, 8, 9, 10]), isMasked: false, payload: rng.bytes(rng.below(130)) }),
  () => Buffer.from([0x82, 0]),
  (rng) => frame({ opcode: rng.pick([8, 9, 10]), fin: false }),
  (rng) => frame({ opcode: rng.pick([9, 10]), payload: rng.bytes(rng.between(126, 300)) }),
  (rng) => frame({ opcode: OPCODE.continuation, payload: rng.bytes(rng.below(20)) }),
  (rng) => Buffer.concat([frame({ opcode: 1, fin: false }), frame({ opcode: rng.pick([1, 2]) })]),
  (rng) => frame({ opcode: 2, payload: Buffer.alloc(rng.between(16 * 1024 + 1, 70_000)) }),
  (rng) =>
    frame({ opcode: 2, claimed: rng.pick([20_000, 2 ** 31, 2 ** 32, 2n ** 53n, 2n ** 63n, 2n ** 64n - 1n]) }),
  () =>
    Buffer.concat(
      Array.from({ length: 20 }, (_, at) =>
        frame({ opcode: at ? 0 : 2, fin: false, payload: Buffer.alloc(1000) }),
      ),
    ),
  (rng) =>
    frame({
      opcode: 1,
      payload: rng.pick([Buffer.from([0xff]), Buffer.from([0xc0, 0x80]), Buffer.from([0xed, 0xa0, 0x80])]),
    }),
  (rng) => frame({ opcode: 8, payload: rng.pick([Buffer.from([3]), closeCode(rng)]) }),
  () => frame({ opcode: 8, payload: Buffer.concat([Buffer.from([3, 232]), Buffer.from([0xff, 0xfe])]) }),
];

function closeCode(rng: Rng): Buffer {
  const payload = Buffer.alloc(2);
  payload.writeUInt16BE(rng.pick([0, 1, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65535]));
  return payload;
}

const binary = (payload: Buffer): Buffer => frame({ opcode: OPCODE.binary, payload });

/** Frames that RFC 6455 allows, with Colyseus' protocol or anything else in them. */
const WELL_FORMED: readonly Maker[] = [
  (rng) => frame({ opcode: OPCODE.ping, payload: rng.bytes(rng.below(126)) }),
  (rng) => frame({ opcode: OPCODE.pong, payload: rng.bytes(rng.below(126)) }),
  (rng) => Buffer.concat(Array.from({ length: rng.between(2, 100) }, () => frame({ opcode: OPCODE.ping }))),
  (rng) => frame({ opcode: rng.pick([1, 2]), payload: empty }),
  (rng) => frame({ opcode: OPCODE.text, payload: Buffer.from(rng.pick(['hello', '\u0000', '💥'])) }),
  (rng) => binary(Buffer.concat([Buffer.from([rng.below(256)]), rng.bytes(rng.below(40))])),
  (rng) =>
    binary(
      Buffer.concat([
        Buffer.from([rng.pick([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21])]),
        rng.bytes(rng.below(9)),
      ]),
    ),
  () => Buffer.concat([binary(Buffer.from([10])), binary(Buffer.from([10]))]),
  () => Buffer.concat([binary(Buffer.from([12])), binary(messageBytes('chat', { n: 1, text: 'x' }))]),
  (rng) =>
    Buffer.concat(
      Array.from({ length: rng.between(1, 30) }, (_, n) =>
        binary(messageBytes('history', { n, events: 0, chat: 0 })),
      ),
    ),
  () =>
    Buffer.concat([
      frame({ opcode: 2, fin: false, payload: Buffer.from([13]) }),
      frame({ opcode: 9 }),
      frame({ opcode: 0, payload: Buffer.from([0xa3, 97, 99, 116]) }),
    ]),
  (rng) => frame({ opcode: OPCODE.close, payload: rng.chance(0.5) ? empty : Buffer.from([0x03, 0xe8]) }),
  (rng) => Buffer.concat([frame({ opcode: OPCODE.close }), binary(rng.bytes(30)), frame({ opcode: 3 })]),
  (rng) => frame({ opcode: 2, claimed: rng.between(10, 16_000), payload: rng.bytes(9) }),
  (rng) => rng.bytes(rng.between(1, 200)),
];
