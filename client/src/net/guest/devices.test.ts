import { continueLink, parseContinuation } from './devices';

const fragmentOf = (link: string) => new URL(link).hash;

test.each([
  { code: 'abcd_1-2', table: 't-1_x', name: 'Ada' },
  { code: 'abcd', name: 'Zoë & Bo #1, jr.' },
  { code: 'abcd', table: 't1', name: '' },
  { code: 'd1.person-1.m5x.n_o.seal', table: 't1', name: 'A. B. C.' },
])('a link tells what was put into it: $name', (continuation) => {
  const link = continueLink('https://hall.example', continuation);
  expect(link).toMatch(/^https:\/\/hall\.example\/continue#/u);
  expect(parseContinuation(fragmentOf(link))).toEqual(continuation);
});

test.each(['', '#', '#abcd', '#abcd.t1', '#ab cd.t1.Ada', '#abcd.<b>.Ada', '#abcd.t1.%E0%A4%A'])(
  '"%s" is not whole',
  (fragment) => {
    expect(parseContinuation(fragment)).toBeUndefined();
  },
);
