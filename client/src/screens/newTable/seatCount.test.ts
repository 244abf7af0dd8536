import { fittingSeats, seatCounts, usualSeats } from './seatCount';

test('every number of seats that the game allows can be chosen', () => {
  expect(seatCounts({ min: 1, max: 6 })).toEqual([1, 2, 3, 4, 5, 6]);
  expect(seatCounts({ min: 2, max: 2 })).toEqual([2]);
});

test('a new table has two seats, even where one is allowed', () => {
  expect(usualSeats({ min: 1, max: 6 })).toBe(2);
});

test('a game for more begins with its minimum', () => {
  expect(usualSeats({ min: 3, max: 5 })).toBe(3);
});

test('a solitaire game has one seat', () => {
  expect(usualSeats({ min: 1, max: 1 })).toBe(1);
});

test.each([
  [6, { min: 2, max: 3 }, 3],
  [2, { min: 3, max: 5 }, 3],
  [4, { min: 2, max: 6 }, 4],
])('of %i wished seats, with %j, there are %i', (wished, limits, seats) => {
  expect(fittingSeats(wished, limits)).toBe(seats);
});
