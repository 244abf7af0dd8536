import { memoryStore } from '../store/memory/memoryStore';
import { deviceCodes } from './deviceCodes';
import { guestTokens } from './tokens';

const MINUTE = 60_000;
const tokens = guestTokens('a secret of the server');
const person = tokens.check(tokens.issue())!;
let now = 1_800_000_000_000;
const store = memoryStore();
const codes = () => deviceCodes(tokens, store, () => now);

test('a code gives its maker, once', async () => {
  const here = codes();
  const { code, expires } = here.make(person);
  expect(expires).toBe(now + 10 * MINUTE);
  expect(await here.claim(code)).toEqual({ person });
  expect(await here.claim(code)).toBe('used');
  expect(await here.claim(here.make(person).code)).toEqual({ person });
});

test('it survives a restart, but expires after ten minutes', async () => {
  const { code } = codes().make(person);
  now += 10 * MINUTE - 1;
  expect(await codes().claim(code)).toEqual({ person });
  now += 1;
  expect(await codes().claim(code)).toBe('expired');
});

test('a used code is refused after a restart', async () => {
  const { code } = codes().make(person);
  expect(await codes().claim(code)).toEqual({ person });
  expect(await codes().claim(code)).toBe('used');
});

test('the store contains no code, and nothing that one could be made from', async () => {
  const told: unknown[] = [];
  const here = deviceCodes(tokens, { useCode: async (...use) => told.push(use) > 0 }, () => now);
  const { code, expires } = here.make(person);
  await here.claim(code);
  expect(told).toEqual([[expect.stringMatching(/^[0-9a-f]{64}$/u), expires, now]]);
});

test('a used code is refused until it has expired, even if others are claimed meanwhile', async () => {
  const here = codes();
  const { code } = here.make(person);
  await here.claim(code);
  now += 9 * MINUTE;
  await here.claim(here.make(person).code);
  expect(await here.claim(code)).toBe('used');
});

test.each<[string, (code: string) => string]>([
  ['another person', (code) => code.replace(/\.[^.]+/u, '.AAAAAAAAAAAAAAAA')],
  ['a later end', (code) => code.replace(/^(d1\.[^.]+\.)[^.]+/u, '$1zzzzzzzz')],
  ['another nonce', (code) => code.replace(/[^.]+\.([^.]+)$/u, 'AAAAAAAA.$1')],
  ['one letter less', (code) => code.slice(0, -1)],
  ['something behind', (code) => `${code}.x`],
  ['another version', (code) => code.replace('d1', 'd2')],
  ['the form of a token', () => tokens.issue()],
  ['nothing', () => ''],
])('a code with %s is not one', async (_, change) => {
  expect(await codes().claim(change(codes().make(person).code))).toBe('wrong');
});

test('a code is no token', () => {
  expect(tokens.check(codes().make(person).code)).toBeUndefined();
});
