import type { SeatInfoView, TableView } from '@gearhall/shared/core/table/table';
import { isAskedForVote, isVoter } from './voters';

const NOW = 1000;
const person = {
  ...{ sitter: 'person', presence: 'here', standIn: '', resigned: false, overdueAt: 0, seatVote: '' },
} as SeatInfoView;

test.each([
  ['a person who is here', person, true],
  ['a person who was here a moment ago', { ...person, presence: 'away' as const }, true],
  ['a person who will soon be waited for too long', { ...person, overdueAt: NOW + 1 }, true],
  ['a person who is waited for too long', { ...person, overdueAt: NOW }, false],
  ['a person who is gone', { ...person, presence: 'gone' as const }, false],
  ['a person for whom a bot plays', { ...person, standIn: 'easy' as const }, false],
  ['a person who has resigned', { ...person, resigned: true }, false],
  ['a bot', { ...person, sitter: 'bot' as const }, false],
])('%s: votes about another seat? %#', (_who, info, votes) => {
  const seats = [info, person];
  expect(isVoter({ seats }, 0, 1, NOW)).toBe(votes);
  expect(isVoter({ seats }, 0, 0, NOW)).toBe(false);
  expect(isAskedForVote({ seats, voteSeat: 1 } as unknown as TableView, 0, NOW)).toBe(votes);
  expect(isAskedForVote({ seats, voteSeat: -1 } as unknown as TableView, 0, NOW)).toBe(false);
});
