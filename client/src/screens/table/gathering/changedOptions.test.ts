import { NO_TERMS } from '@gearhall/shared/core/table/terms';
import { PRESETS } from '../../../games/metaltalon/words/presets';
import { OPTION_WORDS } from '../../../games/metaltalon/words/options';
import { changeSentence, toldSettings } from './changedOptions';

const STANDARD = { stake: 25, roller: 'die', variant: 'none', roundLimit: 60 };
const told = (options: object, seats = 2) =>
  toldSettings({ options: JSON.stringify(options), terms: NO_TERMS, seats }, OPTION_WORDS);

test('what the host changes is put into words, and nothing else', () => {
  const short = { ...STANDARD, ...PRESETS.short.options };
  expect(changeSentence(told(STANDARD), told(short, 3))).toBe(
    'The options have changed: Seats: 3; Starting cash: 15¢; Round limit: 20 rounds.',
  );
});

test('without a change there is no sentence', () => {
  expect(changeSentence(told(STANDARD), told(STANDARD))).toBe('');
});
