import { waitBefore } from './backoff';

test.each([
  [1, 0, 200],
  [1, 1, 400],
  [2, 1, 800],
  [4, 0.5, 2400],
  [30, 1, 4_000],
  [30, 0, 2_000],
])('after %d failures, with chance %d: %d ms', (failures, chance, wait) => {
  expect(waitBefore(failures, chance)).toBe(wait);
});
