import type { Course } from '../../lessons/lesson';
import { nextToDo, placeOf } from './course';

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
