import { seatsOf, viewersOf } from './seats';

test('seats are counted from 0', () => {
  expect(seatsOf(3)).toEqual([0, 1, 2]);
  expect(seatsOf(0)).toEqual([]);
});

test('a running game has the eyes of its seats and of the watchers', () => {
  expect(viewersOf(2)).toEqual([0, 1, 'spectator']);
});
