import { isWord, WordList, wordsOf } from './WordList';

const list = new WordList(['rust', 'Rost', 'ржавчина', 'さび']);

test.each([
  ['a rust bucket', 'a •••• bucket'],
  ['RUST! Röst? ｒｕｓｔ.', '••••! ••••? ••••.'],
  ['то ржавчина', 'то ••••••••'],
  ['trust the rusty', 'trust the rusty'],
  ['', ''],
])('in %p it masks whole words alone', (text, masked) => {
  expect(list.masked(text)).toBe(masked);
  expect(list.isIn(text)).toBe(text !== masked);
});

test('a masked line is no longer than the line was', () => {
  const text = 'rust '.repeat(60).trim();
  expect(list.masked(text)).toHaveLength(text.length);
});

test('an empty list finds nothing', () => {
  expect(new WordList([]).isIn('rust')).toBe(false);
});

test('a list has one word in each line', () => {
  expect(wordsOf('# ours\nrust\r\n\n  Rost \n')).toEqual(['rust', 'Rost']);
  expect(['rust', 'Röst', 'さび'].map(isWord)).toEqual([true, true, true]);
  expect(['two words', '-', '', 'rust,'].map(isWord)).toEqual([false, false, false, false]);
});
