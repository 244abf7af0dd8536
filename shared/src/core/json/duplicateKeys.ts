/** A key that occurs twice in one object of a JSON text, and where. */
export interface DuplicateKey {
  /** The keys and indices that lead to it, then the key itself. */
  readonly path: readonly (string | number)[];
}

/** An object or a list that is open at the current position. */
interface Open {
  /** The keys so far; undefined for a list. */
  readonly keys: Set<string> | undefined;
  /** The key or the index of the current value. */
  at: string | number;
  /** An object in which the next string is a key. */
  expectsKey: boolean;
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * The first key that is repeated within its object: JSON.parse silently takes the last one, other parsers the first.
 * `text` must be valid JSON (parse it first). Linear in its length; nesting deeper than `depth` gives 'tooDeep'.
 */
export function duplicateKeyIn(text: string, depth: number): DuplicateKey | 'tooDeep' | undefined {
  const open: Open[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = endOfString(text, at);
      const inner = open.at(-1);
      if (inner?.expectsKey && !addKey(inner, text.slice(at, end)))
        return { path: open.map((one) => one.at) };
      at = end - 1;
    } else {
      takeSign(open, code);
      if (open.length > depth) return 'tooDeep';
    }
  }
  return undefined;
}

/** Updates the open objects and lists for one character outside strings. */
function takeSign(open: Open[], code: number): void {
  if (code === OPEN_OBJECT) open.push({ keys: new Set(), at: '', expectsKey: true });
  else if (code === OPEN_LIST) open.push({ keys: undefined, at: 0, expectsKey: false });
  else if (code === CLOSE_OBJECT || code === CLOSE_LIST) open.pop();
  else if (code === COMMA) goOn(open.at(-1));
}

function goOn(inner: Open | undefined): void {
  if (!inner) return;
  if (typeof inner.at === 'number') inner.at += 1;
  else inner.expectsKey = true;
}

/** Adds a key as it is written in the text, in quotes; false: the object has it already. */
function addKey(object: Open, quoted: string): boolean {
  // "\u0061" and "a" are the same key.
  const key = quoted.includes('\\') ? (JSON.parse(quoted) as string) : quoted.slice(1, -1);
  object.at = key;
  object.expectsKey = false;
  const before = object.keys?.size;
  return object.keys?.add(key).size !== before;
}

/** The position after the closing quote of the string that begins at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) {
    at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  }
  return at + 1;
}
