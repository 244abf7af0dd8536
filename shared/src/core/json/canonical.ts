/** The depth down to which values are cut into pieces; deeper values come in one piece. */
const CUT = 4;

/**
 * The canonical JSON text of a plain value: fields sorted by name, no spaces, undefined fields left out. Equal values
 * give equal texts.
 */
export function canonical(value: unknown): string {
  return [...canonicalParts(value, 0)].join('');
}

/** The same text in pieces, so that a large value can be written with pauses. */
export function* canonicalParts(value: unknown, cut = CUT): Generator<string, void, undefined> {
  if (Array.isArray(value)) yield* listParts(value, cut);
  else if (typeof value === 'object' && value !== null) yield* fieldParts(value, cut);
  else yield JSON.stringify(value ?? null);
}

function* listParts(list: readonly unknown[], cut: number): Generator<string, void, undefined> {
  if (cut === 0) {
    yield `[${list.map(canonicalWhole).join(',')}]`;
    return;
  }
  let head = '[';
  for (const item of list) {
    yield head;
    yield* canonicalParts(item, cut - 1);
    head = ',';
  }
  yield list.length > 0 ? ']' : '[]';
}

function* fieldParts(fields: object, cut: number): Generator<string, void, undefined> {
  const entries = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  if (cut === 0) {
    yield `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${canonicalWhole(value)}`).join(',')}}`;
    return;
  }
  let head = '{';
  for (const [key, value] of entries) {
    yield `${head}${JSON.stringify(key)}:`;
    yield* canonicalParts(value, cut - 1);
    head = ',';
  }
  yield entries.length > 0 ? '}' : '{}';
}

function canonicalWhole(value: unknown): string {
  const [text] = canonicalParts(value, 0);
  return text ?? '';
}
