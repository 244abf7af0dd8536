import { isSame } from './equality';

test.each([
  [1, 1, true],
  [1, 2, false],
  [[1, 2], [1, 2], true],
  [[1], [1, 2], false],
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [{ a: [] }, { a: {} }, false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [undefined, {}, false],
  [{}, { toString: 1 }, false],
  [{ constructor: 1 }, {}, false],
])('%j and %j: %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});
