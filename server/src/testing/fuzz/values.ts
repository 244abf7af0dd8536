import type { Rng } from './Rng';

const EDGES: readonly number[] = [
  ...[0, -0, 1, -1, 0.5, 15, 16, 127, 128, 255, 256, 2 ** 31 - 1, 2 ** 31, 2 ** 31 + 1, 2 ** 32, -(2 ** 31)],
  ...[2 ** 53 - 1, 2 ** 53, 2 ** 63, 1e300, -1e300, 5e-324, NaN, Infinity, -Infinity],
];
/** Ordinary texts of several code points: a shrug with a joiner, a family, a flag of tags, a flag, a tone, Devanagari. */
export const JOINED: readonly string[] = [
  ...['🤷\u200d♀️', '👨\u200d👩\u200d👧\u200d👦', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ...['🇩🇪', '👍🏽', 'क्षि', 'e\u0301'],
];
const STRINGS: readonly string[] = [
  ...JOINED,
  ...[
    '',
    ' ',
    '\u0000',
    '\n',
    '\u202e',
    '\ud800',
    '\udfff\ud800',
    '\ufeff',
    '\u2028',
    '💥',
    'e\u0301'.repeat(40),
  ],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'toJSON', 'length'],
  ...['<img src=x onerror=alert(1)>', "' or 1=1 --", '${7*7}', '../../etc/passwd', '%00', '%s%n', 'null'],
  ...['true', '0', '-1', '1e9', 'x'.repeat(40), 'x'.repeat(41), 'é'.repeat(301), 'x'.repeat(5000)],
];
const KEYS: readonly string[] = [
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'n',
    'type',
    'seat',
    'length',
    '',
    '0',
    'x'.repeat(200),
  ],
];
const DEEPEST = 200;

/** Any value of JSON or MessagePack, including some that only MessagePack can express. */
export function oddValue(rng: Rng): unknown {
  return rng.pick(MAKERS)(rng);
}

const MAKERS: readonly ((rng: Rng) => unknown)[] = [
  (rng) => rng.pick(EDGES),
  (rng) => rng.pick(STRINGS),
  (rng) => rng.pick([true, false, null, undefined]),
  () => [],
  () => ({}),
  (rng) => Array.from({ length: rng.between(1, 30) }, () => rng.pick(EDGES)),
  (rng) => nested(rng.between(2, DEEPEST), rng.chance(0.5)),
  (rng) => keyed(rng.pick(KEYS), rng.pick(EDGES)),
  () => keyed('__proto__', { type: 'endTurn', n: 1 }),
  () => ({ length: { toString: 1 } }),
  (rng) => Array<number>(rng.between(100, 3000)).fill(0),
  (rng) => rng.bytes(rng.below(40)).toString('latin1'),
];

/** An object with an own key, even one like `__proto__`. */
function keyed(key: string, value: unknown): object {
  return Object.defineProperty({}, key, { value, enumerable: true, configurable: true, writable: true });
}

function nested(depth: number, inLists: boolean): unknown {
  let value: unknown = 0;
  for (let level = 0; level < depth; level += 1) value = inLists ? [value] : { a: value };
  return value;
}

type Holder = Record<string, unknown>;

/** The value with some of its parts replaced, removed, added, doubled or wrapped. */
export function mutated(rng: Rng, value: unknown): unknown {
  let result = structuredClone(value);
  for (let count = rng.between(1, 3); count > 0; count -= 1) result = mutatedOnce(rng, result);
  return result;
}

function mutatedOnce(rng: Rng, value: unknown): unknown {
  const holders = holdersIn(value);
  if (holders.length === 0 || rng.chance(0.03)) return rng.chance(0.3) ? [value] : oddValue(rng);
  const holder = rng.pick(holders);
  const keys = Object.keys(holder);
  const key = keys.length > 0 ? rng.pick(keys) : '';
  CHANGES[rng.weighted({ replace: 5, remove: 2, add: 2, near: 3, swap: 1 })](rng, holder, key);
  return value;
}

const CHANGES: Readonly<Record<'replace' | 'remove' | 'add' | 'near' | 'swap', Change>> = {
  replace: (rng, holder, key) => define(holder, key, oddValue(rng)),
  remove: (_rng, holder, key) => void Reflect.deleteProperty(holder, key),
  add: (rng, holder) => define(holder, rng.pick(KEYS), oddValue(rng)),
  near: (rng, holder, key) => define(holder, key, nearTo(rng, holder[key])),
  swap: (rng, holder, key) => define(holder, key, holder[rng.pick(Object.keys(holder).concat(key))]),
};
type Change = (rng: Rng, holder: Holder, key: string) => void;

function define(holder: Holder, key: string, value: unknown): void {
  if (Array.isArray(holder) && !/^\d+$/u.test(key)) return;
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

function nearTo(rng: Rng, value: unknown): unknown {
  if (typeof value === 'number') return value + rng.pick([1, -1, 0.5, 2 ** 31, -(2 ** 31)]);
  if (typeof value === 'string') return rng.pick([`${value}x`, value.slice(1), value.toUpperCase(), [value]]);
  if (Array.isArray(value)) return rng.pick<unknown>([[...value, ...value], value.slice(1), value[0]]);
  return JSON.stringify(value);
}

/** All objects and lists in a value, itself first. */
function holdersIn(value: unknown): Holder[] {
  const found: Holder[] = [];
  const queue = [value];
  for (let one = queue.pop(); queue.length > 0 || one !== undefined; one = queue.pop()) {
    if (typeof one !== 'object' || one === null) continue;
    found.push(one as Holder);
    if (found.length < 200) queue.push(...Object.values(one));
  }
  return found;
}

/** The bytes with some of them changed, cut, doubled or inserted. */
export function mangled(rng: Rng, bytes: Buffer): Buffer {
  const at = rng.below(bytes.length + 1);
  switch (rng.below(4)) {
    case 0: {
      const changed = Buffer.from(bytes);
      if (changed.length > 0) changed[rng.below(changed.length)] = rng.below(256);
      return changed;
    }
    case 1:
      return bytes.subarray(0, at);
    case 2:
      return Buffer.concat([bytes.subarray(0, at), rng.bytes(rng.between(1, 8)), bytes.subarray(at)]);
    default:
      return Buffer.concat([bytes.subarray(0, at), bytes]);
  }
}
