import { estimate, isClear, luckSentence, momentSentence } from './analysis';

/** With spaces at which a line may end. */
const plain = (sentence: string): string => sentence.replaceAll('\u00a0', ' ');

test.each([
  ['choice', -0.18, 0.03, 'Bo’s choice cost about 18 % ± 6.'],
  ['dice', 0.22, 0.05, 'The dice gave Bo about 22 % ± 10.'],
  ['dice', -0.22, 0.001, 'The dice took about 22 % from Bo.'],
  ['turn', -0.3, 0.02, 'The game turned: Bo’s chance fell by about 30 % ± 4.'],
] as const)('a moment in a sentence: %s %d', (kind, change, error, sentence) => {
  expect(plain(momentSentence({ at: 3, seat: 1, kind, change, error }, 'Bo'))).toBe(sentence);
});

test('luck that may be none is not called so', () => {
  expect(plain(luckSentence({ seat: 0, gained: 0.12, error: 0.02 }, 'Ada'))).toBe(
    'The dice gave Ada about 12 % ± 4.',
  );
  expect(plain(luckSentence({ seat: 0, gained: -0.03, error: 0.02 }, 'Ada'))).toBe(
    'The dice were fair to Ada, as far as can be told (3 % ± 4).',
  );
});

test('a difference counts only beyond its range', () => {
  expect(isClear({ value: 0.08, error: 0.03 })).toBe(true);
  expect(isClear({ value: 0.05, error: 0.03 })).toBe(false);
  expect(isClear({ value: 0.001, error: 0 })).toBe(false);
  expect(estimate({ value: 1, error: 0 })).toBe('100\u00a0%');
});
