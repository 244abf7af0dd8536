import { seatsOf, viewersOf } from './seats';

test('seats are counted from 0', () => {
  expect(seatsOf(3)).toEqual([0, 1, 2]);
  expect(seatsOf(0)).toEqual([]);
});

test('a running game has as viewers its seats and the spectators', () => {
  expect(viewersOf(2)).toEqual([0, 1, 'spectator']);
});
