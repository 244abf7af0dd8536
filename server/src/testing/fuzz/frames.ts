/** A frame of RFC 6455 (section 5.2) as a client writes it, or an invalid one. */
export interface FrameParts {
  readonly fin?: boolean;
  /** The three reserved bits, 0 to 7. */
  readonly reserved?: number;
  readonly opcode: number;
  readonly isMasked?: boolean;
  readonly payload?: Buffer;
  /** The length in the head, if not the true one; a bigint uses the 64-bit form. */
  readonly claimed?: number | bigint;
}

export const OPCODE = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;
/** A mask of zeros leaves the payload unchanged. */
const NO_MASK = Buffer.alloc(4);
const NOTHING = Buffer.alloc(0);

export function frame(parts: FrameParts): Buffer {
  const { fin = true, reserved = 0, opcode, isMasked = true, payload = NOTHING, claimed } = parts;
  const first = (fin ? 0x80 : 0) | ((reserved & 7) << 4) | (opcode & 15);
  const length = lengthField(claimed ?? payload.length);
  length[0] = (length[0] ?? 0) | (isMasked ? 0x80 : 0);
  return Buffer.concat([Buffer.from([first]), length, isMasked ? NO_MASK : NOTHING, payload]);
}

function lengthField(length: number | bigint): Buffer {
  if (typeof length === 'bigint' || length >= 2 ** 16) {
    const field = Buffer.alloc(9);
    field[0] = 127;
    field.writeBigUInt64BE(BigInt.asUintN(64, BigInt(length)), 1);
    return field;
  }
  return length <= 125 ? Buffer.from([length]) : Buffer.from([126, length >>> 8, length & 0xff]);
}

/** Takes whole frames from the front of what a server sent (unmasked), and returns the rest. */
export function takeFrames(bytes: Buffer, take: (opcode: number, payload: Buffer) => void): Buffer {
  let rest = bytes;
  for (;;) {
    const head = headOf(rest);
    if (!head || rest.length < head.size + head.length) return rest;
    const payload = rest.subarray(head.size, head.size + head.length);
    rest = rest.subarray(head.size + head.length);
    take(head.opcode, payload);
  }
}

function headOf(bytes: Buffer): { opcode: number; size: number; length: number } | undefined {
  if (bytes.length < 2) return undefined;
  const [opcode, short] = [bytes.readUInt8(0) & 15, bytes.readUInt8(1) & 127];
  if (short < 126) return { opcode, size: 2, length: short };
  if (bytes.length < 10) {
    return short === 126 && bytes.length >= 4
      ? { opcode, size: 4, length: bytes.readUInt16BE(2) }
      : undefined;
  }
  if (short === 126) return { opcode, size: 4, length: bytes.readUInt16BE(2) };
  return { opcode, size: 10, length: Number(bytes.readBigUInt64BE(2)) };
}
