import { optionList } from './optionList';

const words = { stake: { label: 'Starting cash', values: { '25': '25¢' } }, fog: { label: 'Fog' } };

test('options are in the words of the game, or raw where it has none', () => {
  expect(optionList('{"stake":25,"fog":true,"other":7}', words)).toEqual([
    { label: 'Starting cash', value: '25¢' },
    { label: 'Fog', value: 'Yes' },
    { label: 'other', value: '7' },
  ]);
});

test('the game words a value that is in no list', () => {
  const course = { label: 'Course', values: { oval: 'The oval' }, tell: (text: string) => `Own: ${text}` };
  expect(optionList('{"course":"oval"}', { course })).toEqual([{ label: 'Course', value: 'The oval' }]);
  expect(optionList('{"course":"1-2"}', { course })).toEqual([{ label: 'Course', value: 'Own: 1-2' }]);
});

test.each(['', 'no JSON', 'null', '3'])('"%s" has no options', (text) => {
  expect(optionList(text, words)).toEqual([]);
});
