import { coreEventLine } from './coreEvents';

test.each([
  ['takenBack', 'Bo takes back their last action.'],
  ['undoRefused', 'Bo does not agree to take it back.'],
  ['timeOut', 'Bo has run out of time.'],
] as const)('the log tells %s', (type, text) => {
  expect(coreEventLine({ type, seat: 1 }, ['Ada', 'Bo'])).toEqual({ seat: 1, text });
});

test('a seat without a name is called by its number', () => {
  expect(coreEventLine({ type: 'timeOut', seat: 2 }, []).text).toBe('Seat 3 has run out of time.');
});
