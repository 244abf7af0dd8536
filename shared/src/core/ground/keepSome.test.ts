import { keepSome } from './keepSome';

test('of more than the most, the one kept longest is dropped', () => {
  const kept = new Map<string, number>();
  for (const [index, key] of ['a', 'b', 'c', 'b', 'd'].entries()) keepSome(kept, 3, [key, index]);
  expect([...kept]).toEqual([
    ['b', 3],
    ['c', 2],
    ['d', 4],
  ]);
});
