import type { Course } from '../../lessons/lesson';
import { nextToDo, placeOf, reachesGoal } from './course';

const course = {
  lessons: [{ id: 'one' }, { id: 'two' }],
  game: { id: 'game' },
  coach: [],
} as unknown as Course;

test('each lesson knows its place, and what follows it', () => {
  expect(placeOf(course, 'one')).toMatchObject({ number: 1, all: 3, next: 'two' });
  expect(placeOf(course, 'two')).toMatchObject({ number: 2, all: 3, next: 'game' });
  expect(placeOf(course, 'three')).toBeUndefined();
});

test.each([
  [[], 'one'],
  [['one'], 'two'],
  [['two'], 'one'],
  [['one', 'two'], 'game'],
  [['one', 'two', 'game'], 'one'],
  [['an older lesson'], 'one'],
])('after %j it is "%s"', (done, next) => {
  expect(nextToDo(course, new Set(done))).toBe(next);
});

test.each([
  [[0], true],
  [[0, 1], true],
  [[1], false],
  [[], false],
])('the whole game, won by %j, counts as done: %s', (winners, isDone) => {
  expect(reachesGoal({ winners, cause: 'any' })).toBe(isDone);
});

test('a game that goes on is not done', () => {
  expect(reachesGoal(undefined)).toBe(false);
});
