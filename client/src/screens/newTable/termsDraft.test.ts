import { NO_TERMS, TAKE_BACKS, terms } from '@gearhall/shared/core/table/terms';
import { BANKS, CLOCK_KINDS, DAYS, draftOf, FIRST_DRAFT, MOVES, termsOf, TIMEOUT_WAYS } from './termsDraft';

test('an untouched form means no clock', () => {
  expect(termsOf(FIRST_DRAFT)).toEqual(NO_TERMS);
});

test('the table accepts everything that the form offers', () => {
  const drafts = [
    ...CLOCK_KINDS.map((kind) => ({ ...FIRST_DRAFT, kind })),
    ...BANKS.map((bank) => ({ ...FIRST_DRAFT, kind: 'live' as const, bank })),
    ...MOVES.map((move) => ({ ...FIRST_DRAFT, kind: 'live' as const, move })),
    ...DAYS.map((days) => ({ ...FIRST_DRAFT, kind: 'correspondence' as const, days })),
    ...TIMEOUT_WAYS.map((onTimeout) => ({ ...FIRST_DRAFT, onTimeout })),
    ...TAKE_BACKS.map((takeBack) => ({ ...FIRST_DRAFT, takeBack })),
  ];
  for (const draft of drafts) {
    expect(terms.parse(termsOf(draft))).toEqual(termsOf(draft));
    expect(termsOf(draftOf(termsOf(draft)))).toEqual(termsOf(draft));
  }
});
