import { BOT_NAMES, freeBotName } from './botNames';

test('there is a name for each bot of the largest table, and another one for each person there', () => {
  expect(new Set(BOT_NAMES.map((name) => name.toLowerCase())).size).toBe(BOT_NAMES.length);
  expect(BOT_NAMES.length).toBeGreaterThanOrEqual(2 * 6);
});

test('a name is taken once, in upper or lower case', () => {
  expect(freeBotName([], 0)).toBe(BOT_NAMES[0]);
  expect(freeBotName([BOT_NAMES[0].toUpperCase()], 0)).toBe(BOT_NAMES[1]);
});

test('the list wraps around at its end', () => {
  const last = BOT_NAMES.length - 1;
  expect(freeBotName([BOT_NAMES[last]!], last)).toBe(BOT_NAMES[0]);
  expect(freeBotName([], BOT_NAMES.length + 3)).toBe(BOT_NAMES[3]);
});
