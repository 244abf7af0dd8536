import { optionList } from './optionList';

const words = { stake: { label: 'Starting cash', values: { '25': '25¢' } }, fog: { label: 'Fog' } };

test('options in the words of the game, and as they are where it has none', () => {
  expect(optionList('{"stake":25,"fog":true,"other":7}', words)).toEqual([
    { label: 'Starting cash', value: '25¢' },
    { label: 'Fog', value: 'Yes' },
    { label: 'other', value: '7' },
  ]);
});

test.each(['', 'no JSON', 'null', '3'])('"%s" has no options', (text) => {
  expect(optionList(text, words)).toEqual([]);
});
