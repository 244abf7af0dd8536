import { waitBefore } from './backoff';

test.each([
  [1, 0, 200],
  [1, 1, 400],
  [2, 1, 800],
  [4, 0.5, 2400],
  [30, 1, 15_000],
  [30, 0, 7_500],
])('after %d failures, with chance %d: %d ms', (failures, chance, wait) => {
  expect(waitBefore(failures, chance)).toBe(wait);
});
