import { stepFrom } from './roving';

test.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowDown', -1, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['ArrowUp', -1, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Enter', 0, 3, undefined],
  ['ArrowDown', 0, 0, undefined],
])('%s at %d of %d leads to %s', (key, index, count, next) => {
  expect(stepFrom(key, index, count)).toBe(next);
});
