/**
 * What the Colyseus SDK needs of `msgpackr`, in little code: the client build puts this in its place
 * (vite.config.ts). Both sides use plain MessagePack (https://github.com/msgpack/msgpack/blob/master/spec.md),
 * for what JSON can hold. No request holds an integer of 2^32 or more, which the server would read as a BigInt.
 */

/** A flag of `pack`: the lower byte of its options is the number of bytes to leave free at the front. */
export const RESERVE_START_SPACE = 2048;
const RESERVED = 0xff;

/** Codes whose lower bits hold a length, or the number itself. */
const MAP = { code: 0x80, most: 0x0f } as const;
const LIST = { code: 0x90, most: 0x0f } as const;
const TEXT = { code: 0xa0, most: 0x1f } as const;
const NOTHING = 0xc0;
const NEGATIVE = 0xe0;
const LEAST = NEGATIVE - 0x100;

const toBytes = new TextEncoder();
const toText = new TextDecoder('utf-8', { ignoreBOM: true });

export class Packr {
  pack(value: unknown, options = 0): Uint8Array {
    const reserved = (options & RESERVE_START_SPACE) === 0 ? 0 : options & RESERVED;
    const bytes = new Array<number>(reserved).fill(0);
    write(bytes, value);
    return Uint8Array.from(bytes);
  }
}

function write(bytes: number[], value: unknown): void {
  if (typeof value === 'number') writeNumber(bytes, value);
  else if (typeof value === 'string') writeText(bytes, value);
  else if (typeof value === 'boolean') bytes.push(value ? 0xc3 : 0xc2);
  else if (Array.isArray(value)) writeList(bytes, value);
  else if (typeof value === 'object' && value !== null) writeMap(bytes, value);
  else bytes.push(NOTHING);
}

function writeNumber(bytes: number[], value: number): void {
  if (value === value >>> 0) writeLength(bytes, value, { code: 0, most: 0x7f }, [0xcc, 0xcd, 0xce]);
  else if (value !== value >> 0) writeFloat(bytes, value);
  else if (value >= LEAST) bytes.push(value & 0xff);
  else bytes.push(0xd2, ...bigEndian(value, 4));
}

function writeFloat(bytes: number[], value: number): void {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  bytes.push(0xcb, ...new Uint8Array(view.buffer));
}

function writeText(bytes: number[], value: string): void {
  const text = toBytes.encode(value);
  writeLength(bytes, text.length, TEXT, [0xd9, 0xda, 0xdb]);
  for (const one of text) bytes.push(one);
}

function writeList(bytes: number[], values: readonly unknown[]): void {
  writeLength(bytes, values.length, LIST, [undefined, 0xdc, 0xdd]);
  for (const one of values) write(bytes, one);
}

function writeMap(bytes: number[], value: object): void {
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  writeLength(bytes, entries.length, MAP, [undefined, 0xde, 0xdf]);
  for (const [key, one] of entries) {
    writeText(bytes, key);
    write(bytes, one);
  }
}

/** Codes that one, two and four bytes follow. */
type Longer = readonly [one: number | undefined, two: number, four: number];

function writeLength(
  bytes: number[],
  length: number,
  short: { readonly code: number; readonly most: number },
  [one, two, four]: Longer,
): void {
  if (length <= short.most) bytes.push(short.code | length);
  else if (one !== undefined && length < 2 ** 8) bytes.push(one, length);
  else if (length < 2 ** 16) bytes.push(two, ...bigEndian(length, 2));
  else bytes.push(four, ...bigEndian(length, 4));
}

const bigEndian = (value: number, size: number): readonly number[] =>
  Array.from({ length: size }, (_, at) => (value >>> (8 * (size - 1 - at))) & 0xff);

export function unpack(bytes: Uint8Array, { start = 0 } = {}): unknown {
  return new Reader(bytes.subarray(start)).value();
}

/** How to read what follows a code. */
const READ: Readonly<Record<number, (from: Reader) => unknown>> = {
  [NOTHING]: () => null,
  0xc2: () => false,
  0xc3: () => true,
  0xca: (from) => from.number('getFloat32', 4),
  0xcb: (from) => from.number('getFloat64', 8),
  0xcc: (from) => from.number('getUint8', 1),
  0xcd: (from) => from.number('getUint16', 2),
  0xce: (from) => from.number('getUint32', 4),
  0xd0: (from) => from.number('getInt8', 1),
  0xd1: (from) => from.number('getInt16', 2),
  0xd2: (from) => from.number('getInt32', 4),
  // An extension of a type and one byte, as which msgpackr writes `undefined`.
  0xd4: (from) => void from.number('getUint16', 2),
  0xd9: (from) => from.text(from.number('getUint8', 1)),
  0xda: (from) => from.text(from.number('getUint16', 2)),
  0xdb: (from) => from.text(from.number('getUint32', 4)),
  0xdc: (from) => from.list(from.number('getUint16', 2)),
  0xdd: (from) => from.list(from.number('getUint32', 4)),
  0xde: (from) => from.map(from.number('getUint16', 2)),
  0xdf: (from) => from.map(from.number('getUint32', 4)),
};

type NumberReader = `get${'Float32' | 'Float64' | `${'Uint' | 'Int'}${8 | 16 | 32}`}`;

class Reader {
  private readonly view: DataView;
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  value(): unknown {
    const code = this.number('getUint8', 1);
    if (code < MAP.code) return code;
    if (code < LIST.code) return this.map(code & MAP.most);
    if (code < TEXT.code) return this.list(code & LIST.most);
    if (code < NOTHING) return this.text(code & TEXT.most);
    if (code >= NEGATIVE) return code - 0x100;
    const read = READ[code];
    if (!read) throw new Error(`The server has sent MessagePack with the code ${code}, which is not JSON.`);
    return read(this);
  }

  number(reader: NumberReader, size: number): number {
    this.at += size;
    return this.view[reader](this.at - size);
  }

  text(length: number): string {
    this.at += length;
    return toText.decode(this.bytes.subarray(this.at - length, this.at));
  }

  list(length: number): readonly unknown[] {
    return Array.from({ length }, () => this.value());
  }

  map(length: number): unknown {
    return Object.fromEntries(Array.from({ length }, () => [this.value(), this.value()]));
  }
}
