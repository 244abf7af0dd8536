import * as fc from 'fast-check';
import { applyDelta, deltaOf } from './delta';

const json = fc.jsonValue({ maxDepth: 5 });
/** Keys that every object inherits, and keys that two values are likely to share. */
const key = fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor', 'toString', '0', '1', 'length');
const { tree } = fc.letrec<{ tree: unknown; leaf: unknown; list: unknown[]; fields: object }>((tie) => ({
  tree: fc.oneof({ depthSize: 'small', withCrossShrink: true }, tie('leaf'), tie('list'), tie('fields')),
  leaf: fc.constantFrom<unknown>(null, 0, 1, '', 'x', true, false),
  list: fc.array(tie('tree'), { maxLength: 4 }),
  fields: fc
    .array(fc.tuple(key, tie('tree')), { maxLength: 4 })
    .map((entries) => Object.fromEntries(entries)),
}));
const pair = fc.oneof(fc.tuple(json, json), fc.tuple(tree, tree));

/** JSON text shows differences that `toEqual` ignores: own fields with the names of inherited ones. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

test('a delta, applied, gives the other value; it survives JSON and leaves the first value unchanged', () => {
  fc.assert(
    fc.property(pair, ([before, after]) => {
      const texts = [JSON.stringify(before), JSON.stringify(after)];
      const delta = JSON.parse(JSON.stringify(deltaOf(before, after))) as unknown;
      const sent = JSON.stringify(delta);
      expect(sorted(applyDelta(before, delta))).toBe(sorted(after));
      expect([JSON.stringify(before), JSON.stringify(after)]).toEqual(texts);
      expect(JSON.stringify(delta)).toBe(sent);
    }),
    { numRuns: 2000 },
  );
});

test('the delta is 0 exactly when two values are equal', () => {
  fc.assert(
    fc.property(pair, ([before, after]) => {
      expect(deltaOf(before, structuredClone(before))).toBe(0);
      expect(deltaOf(before, after) === 0).toBe(sorted(before) === sorted(after));
    }),
  );
});

test('unchanged parts are shared', () => {
  const before = { ships: [{ at: 1, load: [1, 2] }, { at: 2 }], mines: [{ at: 3 }], gone: 1 };
  const delta = deltaOf(before, {
    ships: [{ at: 1, load: [1, 2] }, { at: 5 }, { at: 6 }],
    mines: [{ at: 3 }],
  });
  expect(delta).toEqual({ gone: 0, ships: [3, { 1: { at: [5] }, 2: [{ at: 6 }] }] });
  const after = applyDelta(before, delta) as typeof before;
  expect(after.ships[0]).toBe(before.ships[0]);
  expect(after.mines).toBe(before.mines);
  expect(after).not.toHaveProperty('gone');
});

test('an undefined field counts as absent', () => {
  expect(deltaOf({ a: undefined }, {})).toBe(0);
  expect(deltaOf({ a: 1 }, { a: undefined })).toEqual({ a: 0 });
  expect(applyDelta({ a: 1 }, { a: 0 })).toEqual({});
});

test.each([
  ['a number', 7, { a: 1 }],
  ['fields for a number', { a: [1] }, 1],
  ['a place that the list has not', { 2: [1] }, [1, 2]],
  ['a name for a place', { a: [1] }, [1, 2]],
  ['a length that is not filled', [1_000_000_000, { 1: [1] }], [1]],
  ['a length below nothing', [-1, {}], [1]],
  ['a length for an object', [1, {}], { a: 1 }],
  ['nothing at all', null, {}],
])('a delta that does not fit is refused: %s', (_what, delta, before) => {
  expect(() => applyDelta(before, delta)).toThrow('does not fit');
});
