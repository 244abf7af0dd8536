import { guestTokens } from './tokens';

const tokens = guestTokens('a secret of the server');

test('a token always gives the same person', () => {
  const token = tokens.issue();
  const person = tokens.check(token);
  expect(person).toMatch(/^[\w-]{16}$/u);
  expect(tokens.check(token)).toBe(person);
  expect(tokens.check(tokens.issue())).not.toBe(person);
});

test.each([
  ['another secret', () => guestTokens('another secret').issue()],
  ['another person', () => tokens.issue().replace(/\.[^.]{16}\./u, '.AAAAAAAAAAAAAAAA.')],
  ['another version', () => tokens.issue().replace('g1', 'g2')],
  ['one letter less', () => tokens.issue().slice(0, -1)],
  ['something behind', () => `${tokens.issue()}.x`],
  ['nothing', () => ''],
  ['no text', () => 42],
  ['a very long text', () => 'g1.'.repeat(10_000)],
])('a token with %s is not one', (_, make) => {
  expect(tokens.check(make())).toBeUndefined();
});
