import { Bell } from './Bell';

const turn = (id: string) => ({ to: 'turn', id }) as const;
const answer = (id: string) => ({ to: 'answer', id }) as const;

/** What is heard call by call; `hidden`: nobody looks at the page. */
const heard = (
  calls: Parameters<Bell['ring']>[0][],
  { hidden = false, before = undefined as never } = {},
) => {
  const bell = new Bell(before);
  return calls.map((call) => bell.ring(call, hidden) ?? '-').join(' ');
};

test('a turn is heard once, however often it is interrupted; each question is', () => {
  expect(heard([turn('1'), undefined, turn('1'), undefined, turn('2')])).toBe('turn - - - turn');
  expect(heard([turn('1'), answer('a'), turn('1'), answer('b')])).toBe('turn asked - asked');
});

test('a turn is heard that follows the last one without a moment between', () => {
  expect(heard([turn('1'), turn('2'), turn('2')])).toBe('turn turn -');
});

test('somebody who does not look is called back to the same turn', () => {
  expect(heard([turn('1'), undefined, turn('1')], { hidden: true })).toBe('turn - turn');
});

test('a call without an id is new whenever it comes', () => {
  expect(heard([answer(''), answer(''), undefined, answer('')])).toBe('asked - - asked');
});

test('what I am called for already is not heard again', () => {
  expect(heard([turn('1'), undefined, turn('2')], { before: turn('1') as never })).toBe('- - turn');
});
