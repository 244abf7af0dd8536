import { cycleOf } from './refuseCycles';

const imports = (lists: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(lists));

test('chunks that import each other are found, also through others', () => {
  expect(cycleOf(imports({ a: ['b'], b: ['a'] }))).toEqual(['a', 'b', 'a']);
  expect(cycleOf(imports({ page: ['a'], a: ['b', 'c'], b: [], c: ['d'], d: ['a'] }))).toEqual([
    'a',
    'c',
    'd',
    'a',
  ]);
  expect(cycleOf(imports({ a: ['a'] }))).toEqual(['a', 'a']);
});

test('chunks that share others are no cycle', () => {
  expect(
    cycleOf(imports({ page: ['a', 'b'], a: ['kit'], b: ['a', 'kit'], kit: ['package'] })),
  ).toBeUndefined();
});
