import { lengthOfTime } from './ending';

test.each([
  [0, '0 seconds'],
  [1_000, '1 second'],
  [59_000, '59 seconds'],
  [61_000, '1 minute'],
  [48 * 60_000, '48 minutes'],
  [60 * 60_000, '1 hour'],
  [125 * 60_000, '2 hours 5 minutes'],
  [25 * 3_600_000, '1 day 1 hour'],
  [72 * 3_600_000, '3 days'],
])('%d ms are %s', (ms, words) => {
  expect(lengthOfTime(ms)).toBe(words);
});
