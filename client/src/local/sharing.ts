import type { LocalGame } from './localGame';
import { parseLocal, type NoLocalGame } from './localStore';

/** The longest link that messengers and browsers carry without harm, in characters. */
const LONGEST_LINK = 6_000;
/** The longest text that a link or a file may unfold to, in bytes: anybody may have made it. */
export const LONGEST_TEXT = 2_000_000;

/** A local game as the end of a link; undefined where it would be too long. */
export const linkText = (game: LocalGame): Promise<string | undefined> => packText(JSON.stringify(game));

/** A text as the end of a link; undefined where it would be too long. */
export async function packText(whole: string): Promise<string | undefined> {
  const packed = await through(new TextEncoder().encode(whole), deflating());
  const text = base64url(packed ?? new Uint8Array());
  return packed && text.length <= LONGEST_LINK ? text : undefined;
}

/** The text that the end of a link holds, if it holds one. */
export async function unpackText(text: string): Promise<string | 'tooLarge' | undefined> {
  if (text.length > LONGEST_LINK) return 'tooLarge';
  try {
    const bytes = await through(bytesOf(text), inflating());
    return bytes ? new TextDecoder().decode(bytes) : 'tooLarge';
  } catch {
    return undefined;
  }
}

/** The local game that a link holds. */
export async function gameInLink(text: string): Promise<LocalGame | NoLocalGame> {
  const whole = await unpackText(text);
  if (whole === undefined || whole === 'tooLarge') return whole ?? 'noGame';
  return parseLocal(whole);
}

/** The local game in a file. */
export async function gameInFile(file: File): Promise<LocalGame | NoLocalGame> {
  if (file.size > LONGEST_TEXT) return 'tooLarge';
  const text = await file.text().catch(() => '');
  return parseLocal(text);
}

const deflating = () => new CompressionStream('deflate-raw');
const inflating = () => new DecompressionStream('deflate-raw');

/** Undefined when more comes out than is allowed. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > LONGEST_TEXT) {
      await reader.cancel();
      return undefined;
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(length);
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}

function base64url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
