import { minutesLeft, validUntil } from './validity';

const NOW = 1_000_000;

test.each([
  ['in five minutes', NOW + 300_000, NOW + 300_000],
  ['by a clock that is far behind', NOW - 3_600_000, NOW + 600_000],
  ['by a clock that is far ahead', NOW + 3_600_000, NOW + 600_000],
])('a link that expires %s', (_when, expires, until) => {
  expect(validUntil(expires, NOW)).toBe(until);
});

test.each([
  [600_000, '10:00'],
  [59_001, '1:00'],
  [9_000, '0:09'],
  [-5, '0:00'],
])('%d ms are read as %s', (ms, text) => {
  expect(minutesLeft(ms)).toBe(text);
});
