import * as fc from 'fast-check';
import { z } from 'zod';
import { pack, unpack } from './packing';

const WORDS = ['low', 'middle', 'high'] as const;
const inner = z.strictObject({ x: z.int(), y: z.int().optional() });
const event = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('empty') }),
  z.strictObject({ type: z.literal('plain'), n: z.int(), text: z.string(), yes: z.boolean() }),
  z.strictObject({ type: z.literal('word'), word: z.enum(WORDS), maybe: z.enum(WORDS).optional() }),
  z.strictObject({ type: z.literal('gap'), first: z.int().optional(), last: z.int() }),
  z.strictObject({
    type: z.literal('tail'),
    first: z.int(),
    second: z.string().optional(),
    third: z.int().optional(),
  }),
  z.strictObject({ type: z.literal('nested'), inner, list: z.array(inner), rows: z.array(z.array(z.int())) }),
  z.strictObject({ type: z.literal('deep'), inner: inner.optional(), list: z.array(z.string()).optional() }),
]);

const word = fc.constantFrom(...WORDS);
const point = fc.record({ x: fc.integer(), y: fc.integer() }, { requiredKeys: ['x'], noNullPrototype: true });
const kind = <T>(type: string, fields: Record<string, fc.Arbitrary<T>>, requiredKeys: string[]) =>
  fc
    .record<Record<string, unknown>>(fields, { requiredKeys, noNullPrototype: true })
    .map((rest) => ({ type, ...rest }));
const anyEvent = fc.oneof(
  kind('empty', {}, []),
  kind<unknown>('plain', { n: fc.integer(), text: fc.string(), yes: fc.boolean() }, ['n', 'text', 'yes']),
  kind('word', { word, maybe: word }, ['word']),
  kind('gap', { first: fc.integer(), last: fc.integer() }, ['last']),
  kind<unknown>('tail', { first: fc.integer(), second: fc.string(), third: fc.integer() }, ['first']),
  kind<unknown>('nested', { inner: point, list: fc.array(point), rows: fc.array(fc.array(fc.integer())) }, [
    'inner',
    'list',
    'rows',
  ]),
  kind<unknown>('deep', { inner: point, list: fc.array(fc.string()) }, []),
);

test('whatever is packed and sent comes out the same', () => {
  fc.assert(
    fc.property(anyEvent, (value) => {
      expect(event.safeParse(value).success).toBe(true);
      const sent: unknown = JSON.parse(JSON.stringify(pack(event, value)));
      expect(unpack(event, sent)).toStrictEqual(value);
    }),
    { seed: 1, numRuns: 1000 },
  );
});

test.each([
  [{ type: 'empty' }, [0]],
  [{ type: 'plain', n: 0, text: '', yes: false }, [1, 0, '', false]],
  [{ type: 'word', word: 'high' }, [2, 2]],
  [{ type: 'word', word: 'low', maybe: 'low' }, [2, 0, 0]],
  [{ type: 'gap', last: 5 }, [3, null, 5]],
  [{ type: 'tail', first: 1 }, [4, 1]],
  [{ type: 'tail', first: 1, third: 3 }, [4, 1, null, 3]],
  [
    { type: 'nested', inner: { x: 1 }, list: [{ x: 2, y: 3 }], rows: [[], [4]] },
    [5, [1], [[2, 3]], [[], [4]]],
  ],
  [{ type: 'deep' }, [6]],
  [{ type: 'deep', list: [] }, [6, null, []]],
])('%j is sent as %j', (value, packed) => {
  expect(pack(event, value)).toEqual(packed);
  expect(unpack(event, packed)).toStrictEqual(value);
});

test.each([
  ['an unknown kind', { type: 'other' }, 'no member "other"'],
  ['an unknown word', { type: 'word', word: 'huge' }, 'no word "huge"'],
  [
    'no list where there must be one',
    { type: 'nested', inner: { x: 1 }, list: 3, rows: [] },
    'A list was expected',
  ],
])('%s cannot be packed', (_, value, message) => {
  expect(() => pack(event, value)).toThrow(message);
});

test.each([
  ['an unknown kind', [99], 'no member number 99'],
  ['no kind', [], 'no member number undefined'],
  ['no list', 'text', 'A list was expected'],
  ['an unknown word', [2, 7], 'There is no word number 7'],
])('%s cannot be unpacked', (_, packed, message) => {
  expect(() => unpack(event, packed)).toThrow(message);
});
