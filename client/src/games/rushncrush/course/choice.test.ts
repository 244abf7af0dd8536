import { options } from '@gearhall/shared/games/rushncrush/options';
import {
  COURSE_FAULTS,
  formatWanted,
  KINDS,
  parseCourse,
} from '@gearhall/shared/games/rushncrush/rules/course/courses';
import { READY_COURSE_IDS } from '@gearhall/shared/games/rushncrush/content/courses';
import { BUILDER, courseInWords, faultInWords, sideInWords } from '../words/setup/builder';
import { courseName } from '../words/setup/courses';
import { FIRST_WISH, problemOf, wayOf, wishIn, wishWithKind } from './choice';

test.each([
  ['shortOpen', 'ready'],
  ['random open:8', 'random'],
  ['random ring*2:5', 'random'],
  ['ring*2:5A-9A-6A-10A', 'own'],
  ['open:', 'own'],
] as const)('"%s" is chosen as %s', (value, way) => {
  expect(wayOf(value)).toBe(way);
});

test('a wish is read from its text; anything else gives an open course of eight tiles', () => {
  expect(wishIn('random ring*2:5')).toEqual({ kind: 'ring', laps: 2, random: 5 });
  expect(wishIn('shortOpen')).toEqual(FIRST_WISH);
});

test('the game accepts every wish that the form can make', () => {
  for (const kind of KINDS)
    for (let random = 4; random <= 10; random += 1)
      for (let laps = 1; laps <= (kind === 'ring' ? 5 : 1); laps += 1) {
        const course = formatWanted({ kind, laps, random });
        expect(options.safeParse({ course }).success).toBe(true);
      }
  expect(wishWithKind({ kind: 'ring', laps: 4, random: 6 }, 'open')).toEqual({
    kind: 'open',
    laps: 1,
    random: 6,
  });
});

test.each(READY_COURSE_IDS)('a table can be made with %s', (id) => {
  expect(problemOf(id)).toBe('');
});

test('no table can be made with an unfinished course', () => {
  expect(problemOf('open:')).toMatch(/^Your course is not ready\. /);
  expect(problemOf('ring*1:5A-9A-6A-1A')).toBe(
    'Your course is not ready. The ring does not close: its last tile must lead back to where the first begins.',
  );
  expect(problemOf('open:1A-5A-2A')).toBe('Your course is not ready. A course has at least 4 tiles.');
});

test.each([
  ['shortOpen', 'Short open course'],
  ['shortRing', 'Short ring'],
  ['normalRing', 'Normal ring, 2 laps'],
  ['ring*2:5A-9A-6A-10A', 'Normal ring, 2 laps'],
  ['ring*3:5A-9A-6A-10A', 'Own ring, 3 laps, 4 tiles'],
  ['ring*1:5A-6A-7A-8A', 'Own ring, 1 lap, 4 tiles'],
  ['open:1A-5A-2A-6A-3A', 'Own open course, 5 tiles'],
  ['random open:8', 'Random open course, 8 tiles'],
  ['random ring*2:5', 'Random ring, 2 laps, 5 tiles'],
  ['something else', 'something else'],
])('the course "%s" is told as "%s"', (text, words) => {
  expect(courseName(text)).toBe(words);
});

test.each([
  ['hello', /^This is no course/],
  ['open:1A-5A-12A-2A', /^There is no tile “12A”/],
  ['open:1A-5A-2A-1B', '1B cannot lie: its tile lies already, as number 1 of the row.'],
  ['open:5A-6A-7A-8A-1A', '1A cannot lie as number 5: it would lie on number 1, 5A.'],
] as const)('what is said to the text "%s"', (text, words) => {
  const fault = parseCourse(text);
  const row = text.split(':')[1]?.split('-') ?? [];
  expect('fault' in fault && faultInWords(fault, row)).toEqual(
    typeof words === 'string' ? words : expect.stringMatching(words),
  );
});

test('every fault has its sentence', () => {
  const sentences = COURSE_FAULTS.map((fault) => faultInWords({ fault, tile: 1, on: 0 }, ['1A', '2A']));
  expect(new Set(sentences).size).toBe(COURSE_FAULTS.length);
  for (const sentence of sentences) expect(sentence).toMatch(/\.$/);
  expect(BUILDER.problem('Because.')).toBe('Your course is not ready. Because.');
});

test.each([
  ['1A', '1A, straight, no walls'],
  ['2A', '2A, straight, 3 walls'],
  ['5B', '5B, bend to the left, no walls'],
  ['9A', '9A, wide bend to the right, 6 walls'],
] as const)('what a tray says of %s', (side, words) => {
  expect(sideInWords(side)).toBe(words);
});

test('the text alternative of the large picture', () => {
  expect(courseInWords({ kind: 'ring', laps: 2, tiles: ['5A', '9A'] })).toBe('Ring, 2 laps: 5A, 9A');
  expect(courseInWords({ kind: 'open', laps: 1, tiles: [] })).toBe('No tile lies yet: open course');
});
