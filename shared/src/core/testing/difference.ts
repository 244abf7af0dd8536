/** Where two plain values first differ, for instance `seats.1.cash: 3 is not 4`; undefined if they are equal. */
export function firstDifference(a: unknown, b: unknown, path = 'the value'): string | undefined {
  const difference = differenceIn(a, b);
  return difference && path + difference;
}

// Thousands of whole states are compared, and in Jest every access to a global is slow.
const { is, keys, hasOwn } = Object;
const { isArray } = Array;

/** The rest of the path, and the difference there. */
function differenceIn(a: unknown, b: unknown): string | undefined {
  if (is(a, b)) return undefined;
  if (!isBranch(a) || !isBranch(b) || isArray(a) !== isArray(b)) return `: ${shown(a)} is not ${shown(b)}`;
  for (const key of keys(a)) {
    if (!hasOwn(b, key)) return `.${key} is only in the first`;
    const difference = differenceIn(a[key], b[key]);
    if (difference) return `.${key}${difference}`;
  }
  const added = keys(b).find((key) => !hasOwn(a, key));
  return added === undefined ? undefined : `.${added} is only in the second`;
}

export function same(a: unknown, b: unknown): boolean {
  return firstDifference(a, b) === undefined;
}

/** The first part of a value that would not survive JSON, with its path; undefined when the value is plain. */
export function firstUnplain(value: unknown, path = 'the value'): string | undefined {
  if (isPlainLeaf(value)) return undefined;
  if (!isBranch(value)) return `${path} is ${shown(value)}`;
  if (!isPlainBranch(value)) return `${path} is a ${value.constructor?.name ?? 'thing without a class'}`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path} has a symbol as a key`;
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  for (const key of keys) {
    const problem = firstUnplain((value as Branch)[key], `${path}.${key}`);
    if (problem) return problem;
  }
  return undefined;
}

function isPlainLeaf(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  return typeof value === 'string' || typeof value === 'boolean' || value === null;
}

type Branch = Record<string, unknown>;

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null;
}

function isPlainBranch(value: Branch): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype;
}

function shown(value: unknown): string {
  if (Object.is(value, -0)) return '-0';
  return typeof value === 'object' || typeof value === 'string' ? JSON.stringify(value) : String(value);
}
