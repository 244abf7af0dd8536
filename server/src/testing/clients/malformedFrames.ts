/** RFC 6455, section 5.2. */
const FIN = 0x80;
const MASKED = 0x80;
const LENGTH_16 = 126;
const LENGTH_64 = 127;
const SHORT = 125;

const OPCODES = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

export interface FrameParts {
  readonly opcode: number;
  readonly payload?: Uint8Array;
  readonly fin?: boolean;
  /** The three reserved bits, RSV1 the highest. */
  readonly reserved?: number;
  readonly masked?: boolean;
  /** The length bytes to use instead of the correct and shortest ones; the first is the 7-bit field. */
  readonly length?: readonly number[];
}

/** One WebSocket frame as a client sends it, or with the given flaws. */
export function frame(parts: FrameParts): Buffer {
  const { opcode, payload = new Uint8Array(), fin = true, reserved = 0, masked = true } = parts;
  const [head = 0, ...extended] = parts.length ?? lengthOf(payload.length);
  const mask = masked ? [0x12, 0x34, 0x56, 0x78] : [];
  return Buffer.concat([
    Buffer.from([(fin ? FIN : 0) | (reserved << 4) | opcode, (masked ? MASKED : 0) | head]),
    Buffer.from([...extended, ...mask]),
    Buffer.from(payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0))),
  ]);
}

function lengthOf(length: number): number[] {
  if (length <= SHORT) return [length];
  if (length < 2 ** 16) return [LENGTH_16, length >>> 8, length & 0xff];
  return [LENGTH_64, 0, 0, 0, 0, length >>> 24, (length >>> 16) & 0xff, (length >>> 8) & 0xff, length & 0xff];
}

const bytes = (count: number): Uint8Array => new Uint8Array(count).fill(0x61);
const closeWith = (code: number, ...reason: number[]): Buffer =>
  frame({ opcode: OPCODES.close, payload: Uint8Array.from([code >>> 8, code & 0xff, ...reason]) });
const binary = (parts: Partial<FrameParts>): Buffer => frame({ opcode: OPCODES.binary, ...parts });
const start = (opcode: number): Buffer => frame({ opcode, payload: bytes(3), fin: false });

function named<T>(values: readonly T[], name: (value: T) => string, make: (value: T) => Buffer) {
  return Object.fromEntries(values.map((value) => [name(value), make(value)]));
}

/** Frames, or sequences of them, that a server must not accept from a client, by what is wrong with them. */
export const MALFORMED: Readonly<Record<string, Buffer>> = {
  ...named(
    [1, 2, 3, 4, 5, 6, 7],
    (reserved) => `reserved bits ${reserved.toString(2).padStart(3, '0')}`,
    (reserved) => binary({ reserved, payload: bytes(3) }),
  ),
  ...named(
    [3, 4, 5, 6, 7, 11, 12, 13, 14, 15],
    (opcode) => `reserved opcode ${opcode}`,
    (opcode) => frame({ opcode, payload: bytes(3) }),
  ),
  ...named(
    Object.entries(OPCODES),
    ([name]) => `unmasked ${name}`,
    ([, opcode]) => frame({ opcode, masked: false }),
  ),
  ...named(
    Object.entries(OPCODES).filter(([, opcode]) => opcode >= OPCODES.close),
    ([name]) => `${name} of 126 bytes`,
    ([, opcode]) => frame({ opcode, payload: bytes(126) }),
  ),
  ...named(
    Object.entries(OPCODES).filter(([, opcode]) => opcode >= OPCODES.close),
    ([name]) => `fragmented ${name}`,
    ([, opcode]) => frame({ opcode, payload: bytes(2), fin: false }),
  ),
  ...named(
    [0, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65535],
    (code) => `close code ${code}`,
    (code) => closeWith(code),
  ),
  'two bytes 82 00': Buffer.from([0x82, 0x00]),
  'continuation without a start': frame({ opcode: OPCODES.continuation, payload: bytes(3) }),
  'compressed continuation': Buffer.concat([
    start(OPCODES.binary),
    frame({ opcode: OPCODES.continuation, payload: bytes(3), reserved: 4 }),
  ]),
  'text within a fragmented message': Buffer.concat([start(OPCODES.text), start(OPCODES.text)]),
  'binary within a fragmented message': Buffer.concat([start(OPCODES.text), start(OPCODES.binary)]),
  'compressed ping': frame({ opcode: OPCODES.ping, reserved: 4 }),
  'length 17,000': binary({ payload: bytes(17_000) }),
  'length 17,000, only announced': binary({ length: [LENGTH_16, 0x42, 0x68] }),
  'length 65,535, only announced': binary({ length: [LENGTH_16, 0xff, 0xff] }),
  'length 2^32': binary({ length: [LENGTH_64, 0, 0, 0, 1, 0, 0, 0, 0] }),
  'length 2^53': binary({ length: [LENGTH_64, 0, 0x20, 0, 0, 0, 0, 0, 0] }),
  'length 2^63': binary({ length: [LENGTH_64, 0x80, 0, 0, 0, 0, 0, 0, 0] }),
  'length 2^64 - 1': binary({ length: [LENGTH_64, ...Array<number>(8).fill(0xff)] }),
  'length 3 in 16 bits': binary({ payload: bytes(3), length: [LENGTH_16, 0, 3] }),
  'length 3 in 64 bits': binary({ payload: bytes(3), length: [LENGTH_64, 0, 0, 0, 0, 0, 0, 0, 3] }),
  'fragments of 17,000 bytes together': Buffer.concat([
    binary({ payload: bytes(9000), fin: false }),
    frame({ opcode: OPCODES.continuation, payload: bytes(8000) }),
  ]),
  '20,000 empty fragments': Buffer.concat([
    start(OPCODES.binary),
    ...Array<Buffer>(20_000).fill(frame({ opcode: OPCODES.continuation, fin: false })),
  ]),
  'text that is not UTF-8': frame({ opcode: OPCODES.text, payload: Uint8Array.from([0xc3, 0x28]) }),
  'text cut within a character': frame({ opcode: OPCODES.text, payload: Uint8Array.from([0xe2, 0x82]) }),
  'text with half a surrogate pair': frame({
    opcode: OPCODES.text,
    payload: Uint8Array.from([0xed, 0xa0, 0x80]),
  }),
  'close of one byte': frame({ opcode: OPCODES.close, payload: bytes(1) }),
  'close reason that is not UTF-8': closeWith(1000, 0xc3, 0x28),
  'no WebSocket at all': Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n'),
  'a hundred pings': Buffer.concat(Array<Buffer>(100).fill(frame({ opcode: OPCODES.ping }))),
};

/** Beginnings of frames, after which the connection ends. */
export const TRUNCATED: Readonly<Record<string, Buffer>> = {
  'half a head': Buffer.from([FIN | OPCODES.binary]),
  'a head without its mask': Buffer.from([FIN | OPCODES.binary, MASKED | 3]),
  'a length of 16 bits, cut': Buffer.from([FIN | OPCODES.binary, MASKED | LENGTH_16, 1]),
  'a length of 64 bits, cut': Buffer.from([FIN | OPCODES.binary, MASKED | LENGTH_64, 0, 0, 0]),
  'a payload, cut': frame({ opcode: OPCODES.binary, payload: bytes(3), length: [100] }),
  'a message without its end': start(OPCODES.binary),
  'a close frame, cut': frame({ opcode: OPCODES.close, payload: bytes(1), length: [2] }),
};

export const CLOSE_FRAME = closeWith(1000);
/** A well-formed message of a kind that the hall does not accept. */
export const IMPROPER_MESSAGE = binary({ payload: Uint8Array.from([99]) });
export const JOIN_ACKNOWLEDGEMENT = binary({ payload: Uint8Array.from([10]) });
