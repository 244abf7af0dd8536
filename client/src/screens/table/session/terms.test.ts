import { NO_TERMS } from '@gearhall/shared/core/table/terms';
import { termsIn, termsList } from './terms';

test.each(['', 'no JSON', '{"clock":{"type":"sundial"}}'])('"%s" means no clock', (text) => {
  expect(termsIn(text)).toEqual(NO_TERMS);
});

test("a table's terms are read and put into words", () => {
  const live = '{"clock":{"type":"live","bank":10,"move":30},"onTimeout":"resign"}';
  expect(termsList(termsIn(live))).toEqual([
    { label: 'Time to think', value: '30 seconds per move, with a bank of 10 minutes' },
    { label: 'When time runs out', value: 'The seat resigns' },
  ]);
  const byPost = '{"clock":{"type":"correspondence","days":1},"onTimeout":"bot"}';
  expect(termsList(termsIn(byPost))[0]?.value).toBe('1 day per move');
});

test('without a clock that is all there is to say', () => {
  expect(termsList(NO_TERMS)).toEqual([{ label: 'Time to think', value: 'No clock' }]);
});
