import * as fc from 'fast-check';
import { duplicateKeyIn } from './duplicateKeys';

const DEPTH = 64;
const pathIn = (text: string) => {
  const found = duplicateKeyIn(text, DEPTH);
  return typeof found === 'object' ? found.path.join('.') : found;
};

test.each([
  ['{"a":1,"a":1}', 'a'],
  ['{"a":{"b":[0,{"c":1},{"c":1,"d":2,"c":3}]}}', 'a.b.2.c'],
  ['{"a":1,"\\u0061":2}', 'a'],
  ['{"\\"":1,"b":{},"\\u0022":2}', '"'],
  ['{"":0,"":0}', ''],
  ['{"__proto__":1,"__proto__":2}', '__proto__'],
  [' {\n"a" : [ ] ,\t"a" : "x" } ', 'a'],
  ['[[{"x":"{\\"x\\":1}","y":"}"},{"x":1,"x":2}]]', '0.1.x'],
])('a key that stands twice in its object is found: %s', (text, path) => {
  expect(JSON.parse(text)).toBeDefined();
  expect(pathIn(text)).toBe(path);
});

test.each([
  '{"a":{"a":{"a":1}}}',
  '[{"a":1},{"a":1}]',
  '{"a":"a","b":"a","c":["a","a","a"]}',
  '{"a":"\\\\","b":"\\",\\"b\\":"}',
  '"a"',
  '7',
  '{}',
  '[]',
])('keys that do not stand twice in one object are none: %s', (text) => {
  expect(JSON.parse(text)).toBeDefined();
  expect(duplicateKeyIn(text, DEPTH)).toBeUndefined();
});

/** JSON as a list of fields, so that an object can contain the same key twice. */
type Tree = string | number | null | { list: Tree[] } | { fields: [string, Tree][] };
// Keys that begin with a backslash are left out: after one of them, V8's JSON.parse (Node 24) misreads
// escaped keys of the same length, as "\\" in {"\"":0,"\"":1}.
const key = fc
  .oneof(fc.constantFrom('a', 'b', 'c', '"', 'a\\', '{', ','), fc.string({ maxLength: 3 }))
  .filter((word) => !word.startsWith('\\'));
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5 },
    fc.string({ unit: 'binary' }),
    fc.integer(),
    fc.constant(null),
    fc.record({ list: fc.array(tie('tree'), { maxLength: 4 }) }),
    {
      weight: 3,
      arbitrary: fc.record({ fields: fc.array(fc.tuple(key, tie('tree')), { maxLength: 4 }) }),
    },
  ),
}));
/** `style` decides how strings are written and what separates the parts. */
function written(value: Tree, style: number): string {
  const gap = [' ', '\n', '', '\t'][style % 4] ?? '';
  const quoted = (word: string): string =>
    style % 3 === 0
      ? `"${Array.from({ length: word.length }, (_, at) => `\\u${word.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')}"`
      : JSON.stringify(word);
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if ('list' in value) return `[${value.list.map((item) => written(item, style + 1)).join(`,${gap}`)}]`;
  return `{${value.fields.map(([name, item]) => `${gap}${quoted(name)}${gap}:${written(item, style + 1)}`).join(',')}}`;
}
/** The number of values in a tree, and the number left after JSON.parse has read it. */
const sizeOf = (value: Tree): number => {
  if (typeof value !== 'object' || value === null) return 1;
  const inner = 'list' in value ? value.list : value.fields.map(([, item]) => item);
  return 1 + inner.reduce<number>((sum, item) => sum + sizeOf(item), 0);
};
const sizeOfRead = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, item) => sum + sizeOfRead(item), 1)
    : 1;

test('a repeated key is found if, and only if, JSON.parse loses a value to it', () => {
  const told = { some: 0, none: 0 };
  fc.assert(
    fc.property(tree, fc.nat(11), (value, style) => {
      const text = written(value, style);
      const isLost = sizeOfRead(JSON.parse(text)) < sizeOf(value);
      expect(duplicateKeyIn(text, DEPTH) !== undefined).toBe(isLost);
      told[isLost ? 'some' : 'none'] += 1;
    }),
    { numRuns: 2000, seed: 20 },
  );
  expect(Math.min(told.some, told.none)).toBeGreaterThan(100);
});

test('JSON.stringify never repeats a key', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2), (value, indent) => {
      expect(duplicateKeyIn(JSON.stringify(value, undefined, indent), DEPTH)).toBeUndefined();
    }),
    { numRuns: 500, seed: 20 },
  );
});

test('nesting beyond the limit gives tooDeep', () => {
  const nested = (levels: number) => '[{"a":'.repeat(levels / 2) + '1' + '}]'.repeat(levels / 2);
  expect(duplicateKeyIn(nested(DEPTH), DEPTH)).toBeUndefined();
  expect(duplicateKeyIn(nested(DEPTH + 2), DEPTH)).toBe('tooDeep');
});
