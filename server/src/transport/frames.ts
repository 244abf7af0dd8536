import { Protocol } from '@colyseus/core';
import type { Notices } from '@gearhall/shared/core/wire/wire';
import { Packr } from 'msgpackr';

/** MessagePack as the SDK reads it, with the shortest headers. */
const packr = new Packr({ useRecords: false, variableMapSize: true });
const FIXSTR = 0xa0;

/** A message to clients (Colyseus' ROOM_DATA: code, type, body), encoded once for all recipients. */
export function noticeFrame<T extends keyof Notices>(type: T, body: Notices[T]): Buffer {
  return Buffer.concat([
    Buffer.from([Protocol.ROOM_DATA, FIXSTR + type.length]),
    Buffer.from(type, 'latin1'),
    packr.pack(body),
  ]);
}

const FINAL_BINARY = 0x82;
const SHORT = 125;
const LENGTH_16 = 126;
const LENGTH_64 = 127;

/**
 * Messages as bytes on the wire (RFC 6455, section 5.2: final, binary, unmasked), concatenated: made once for all
 * viewers of a document, so that each viewer costs one write.
 */
export function framed(...messages: readonly Buffer[]): Buffer {
  return Buffer.concat(messages.flatMap((message) => [headerOf(message.length), message]));
}

function headerOf(length: number): Buffer {
  if (length <= SHORT) return Buffer.from([FINAL_BINARY, length]);
  if (length < 2 ** 16) return Buffer.from([FINAL_BINARY, LENGTH_16, length >>> 8, length & 0xff]);
  const header = Buffer.alloc(10);
  header[0] = FINAL_BINARY;
  header[1] = LENGTH_64;
  header.writeBigUInt64BE(BigInt(length), 2);
  return header;
}
