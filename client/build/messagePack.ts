/**
 * What the Colyseus SDK needs of `msgpackr`, on a smaller library: the client build puts this in its
 * place (vite.config.ts). Both sides use plain MessagePack. No request holds an integer of 2^32 or more,
 * which the server would read as a BigInt.
 */
import { decode, encode, ExtensionCodec } from '@msgpack/msgpack';

/** A flag of `pack`: the lower byte of its options is the number of bytes to leave free at the front. */
export const RESERVE_START_SPACE = 2048;
const RESERVED = 0xff;

/** msgpackr writes `undefined` as this extension. */
const UNDEFINED = 0;

const extensionCodec = new ExtensionCodec();
extensionCodec.register({ type: UNDEFINED, encode: () => null, decode: () => undefined });

export class Packr {
  pack(value: unknown, options = 0): Uint8Array {
    const body = encode(value, { ignoreUndefined: true });
    const reserved = (options & RESERVE_START_SPACE) === 0 ? 0 : options & RESERVED;
    const bytes = new Uint8Array(reserved + body.length);
    bytes.set(body, reserved);
    return bytes;
  }
}

export function unpack(bytes: Uint8Array, { start = 0 } = {}): unknown {
  return decode(bytes.subarray(start), { extensionCodec });
}
