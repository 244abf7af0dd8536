import type { SeatInfoView, TableView } from '@gearhall/shared/core/table/table';
import { learnedSentences } from '../../../ui/words/table/takeBack';
import { awaitedIn, hasOthers, learnedInQuestion, learnedInRefusal, silentIn } from './learned';

const question = (undoLearned: string) => learnedInQuestion({ undoLearned } as TableView);
const NOTHING = { rolls: 0, others: 0, seenBySelf: false, seenByOthers: false };

test('a refusal has what was learned as numbers', () => {
  const detail = { rolls: 2, others: 1, seenBySelf: 1, seenByOthers: 0 };
  expect(learnedInRefusal({ refused: 'undoNeedsConsent', detail })).toEqual({
    rolls: 2,
    others: 1,
    seenBySelf: true,
    seenByOthers: false,
  });
  expect(learnedInRefusal({ refused: 'undoNeedsConsent' })).toEqual(NOTHING);
});

test('the undo vote has what was learned as JSON', () => {
  expect(question('{"rolls":1,"others":0,"seenBySelf":false,"seenByOthers":true}')).toEqual({
    ...NOTHING,
    rolls: 1,
    seenByOthers: true,
  });
});

test.each(['', 'no JSON', '3', '{"rolls":"many"}'])('a question that says "%s" tells nothing', (text) => {
  expect(question(text)).toEqual(NOTHING);
});

test('what was learned is put into sentences, for the player who takes back and for the others', () => {
  const learned = { rolls: 1, others: 2, seenBySelf: true, seenByOthers: true };
  expect(learnedSentences(learned, undefined)).toEqual([
    '1 die was rolled.',
    'Others have acted: 2 actions would be taken back too.',
    'You have seen something that was hidden.',
    'Somebody else has, or may have, seen something that was hidden.',
  ]);
  expect(learnedSentences({ ...NOTHING, seenBySelf: true }, 'Ada')).toEqual([
    'Ada has seen something that was hidden.',
  ]);
  expect(learnedSentences(NOTHING, 'Ada')).toEqual([]);
});

test('people who have not answered are awaited, also who is away; not bots, who has left, nor the one who asks', () => {
  const person = { sitter: 'person', agreed: false, resigned: false, standIn: '' } as SeatInfoView;
  const seats = [
    person,
    { ...person, agreed: true },
    { ...person, sitter: 'bot' as const },
    { ...person, resigned: true },
    { ...person, presence: 'gone' as const },
    person,
  ];
  expect(awaitedIn({ seats, undoBy: 0 } as unknown as TableView)).toEqual([4, 5]);
  expect(hasOthers({ seats }, 0)).toBe(true);
  expect(hasOthers({ seats: [person, { ...person, sitter: 'bot' }] }, 0)).toBe(false);
  expect(hasOthers({ seats: [person] }, 0)).toBe(false);
});

test('nobody answers for a seat that a bot stands in for, or that nobody holds', () => {
  const person = { sitter: 'person', resigned: false, standIn: '' } as SeatInfoView;
  const seats = [
    person,
    { ...person, standIn: 'easy' as const },
    { ...person, sitter: 'nobody' as const },
    { ...person, sitter: 'bot' as const },
    person,
  ];
  expect(silentIn({ seats }, 0)).toEqual([1, 2]);
});
