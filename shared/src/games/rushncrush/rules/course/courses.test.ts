import fc from 'fast-check';
import { COURSES, READY_COURSE_IDS } from '../../content/courses';
import { isTileSide, TILE_SIDE_IDS, type TileSideId } from '../../content/tiles';
import {
  COURSE_FAULTS,
  courseFault,
  formatCourse,
  formatWanted,
  isFault,
  isWanted,
  MAX_LAPS,
  MAX_TILES,
  MIN_TILES,
  parseCourse,
  type Course,
  type CourseFault,
  type Kind,
} from './courses';

const rowOf = (row: string): TileSideId[] => row.split(' ').filter(isTileSide);
const open = (row: string): Course => ({ kind: 'open', laps: 1, tiles: rowOf(row) });
const ring = (row: string, laps = 1): Course => ({ kind: 'ring', laps, tiles: rowOf(row) });

test.each(READY_COURSE_IDS)('R10: the ready-made course %s is a course, and found by its name', (id) => {
  const course = parseCourse(id);
  expect(course).toEqual(parseCourse(COURSES[id]));
  expect('tiles' in course && courseFault(course)).toBeUndefined();
  expect('tiles' in course && formatCourse(course)).toBe(COURSES[id]);
});

test('R10: the kinds, laps and tiles of the ready-made courses', () => {
  expect(COURSES).toEqual({
    shortOpen: 'open:1A-5A-3A-9B-6B-2A',
    shortRing: 'ring*1:7A-9A-2A-10A-8A-3A-1A',
    normalOpen: 'open:1A-5B-10A-4A-6A-2B-7B-3A',
    longOpen: 'open:1A-5A-2A-9B-7B-4A-10A-6A-3B-8B',
    normalRing: 'ring*2:5A-9A-6A-10A',
    hardRing: 'ring*2:5B-9B-10B-6B-1A',
  });
});

const FAULTS: readonly (readonly [string, Course, CourseFault])[] = [
  ['a tile twice', open('1A 2A 3A 1A'), { fault: 'tileTwice', tile: 3, on: 0 }],
  ['a tile with its other side', open('1A 5A 5B 2A'), { fault: 'tileTwice', tile: 2, on: 1 }],
  ['a fifth bend over the first', open('5A 6A 7A 8A 1A'), { fault: 'overlaps', tile: 4, on: 0 }],
  ['a wide bend into a straight', open('1A 5A 6A 7A 9A'), { fault: 'overlaps', tile: 4, on: 0 }],
  ['a ring that ends elsewhere', ring('1A 5A 6A 2A'), { fault: 'doesNotClose' }],
  ['a ring that comes back the other way round', ring('1A 5A 6A 7A'), { fault: 'doesNotClose' }],
  ['three tiles', open('1A 5A 2A'), { fault: 'tooFewTiles' }],
  ['eleven tiles', open('1A 2A 3A 4A 5A 6A 7A 8A 9A 10A 10B'), { fault: 'tooManyTiles', tile: 10 }],
  ['six laps', ring('5A 6A 7A 8A', 6), { fault: 'tooManyLaps' }],
  ['no lap', ring('5A 6A 7A 8A', 0), { fault: 'tooManyLaps' }],
  ['two laps without a ring', { ...open('1A 5A 2A 6A'), laps: 2 }, { fault: 'tooManyLaps' }],
];

test.each(FAULTS)('%s is no course', (_, course, fault) => {
  expect(courseFault(course)).toEqual(fault);
});

test('R40 a course has 4 to 10 tiles, a ring one to five laps, and an open course no second one', () => {
  const lies = (course: Course) => courseFault(course) === undefined;
  const row = '1A 5A 2A 9B 7B 4A 10A 6A 3B 8B'.split(' ');
  const lengths = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const lying = lengths.filter((length) => lies(open(row.slice(0, length).join(' '))));
  expect(lying).toEqual([4, 5, 6, 7, 8, 9, 10]);
  expect([0, 1, 2, 3, 4, 5, 6].filter((laps) => lies(ring('5A 6A 7A 8A', laps)))).toEqual([1, 2, 3, 4, 5]);
  expect([1, 2].filter((laps) => lies({ ...open('1A 5A 2A 6A'), laps }))).toEqual([1]);
});

test('an unfinished course may be short and open', () => {
  expect(courseFault(ring('1A 5A'), { isWhole: false })).toBeUndefined();
  expect(courseFault(ring(''), { isWhole: false })).toBeUndefined();
  expect(courseFault(open('1A 1B'), { isWhole: false })).toEqual({ fault: 'tileTwice', tile: 1, on: 0 });
});

const TEXT_FAULTS: readonly (readonly [string, CourseFault])[] = [
  ['', { fault: 'notACourse' }],
  ['shortest', { fault: 'notACourse' }],
  ['constructor', { fault: 'notACourse' }],
  ['open', { fault: 'notACourse' }],
  ['open:', { fault: 'notACourse' }],
  ['open*2:1A-5A-2A-6A', { fault: 'notACourse' }],
  ['ring*0:5A-6A-7A-8A', { fault: 'notACourse' }],
  ['ring*10:5A-6A-7A-8A', { fault: 'notACourse' }],
  ['open:1A-5A-2A-11A', { fault: 'unknownTile', tile: 3 }],
  ['open:1A--5A-2A', { fault: 'unknownTile', tile: 1 }],
  ['open:1A-5A-2A-2B', { fault: 'tileTwice', tile: 3, on: 2 }],
  ['ring*6:5A-6A-7A-8A', { fault: 'tooManyLaps' }],
  ['ring:1A-5A-6A-2A', { fault: 'doesNotClose' }],
  ['random open:3', { fault: 'tooFewTiles' }],
  ['random open:11', { fault: 'tooManyTiles' }],
  ['random ring*6:8', { fault: 'tooManyLaps' }],
  ['random open:8A', { fault: 'notACourse' }],
  ['random open:1A-5A-2A-6A', { fault: 'notACourse' }],
];

test.each(TEXT_FAULTS)('the text "%s" is no course', (text, fault) => {
  expect(parseCourse(text)).toEqual(fault);
});

test('every fault occurs in these tests', () => {
  const seen = [...FAULTS.map(([, , { fault }]) => fault), ...TEXT_FAULTS.map(([, { fault }]) => fault)];
  expect(new Set(seen)).toEqual(new Set(COURSE_FAULTS));
});

test.each([
  ['  ring*2:5a-9a-6a-10a\n', ring('5A 9A 6A 10A', 2)],
  ['RING:5A-9A-6A-10A', ring('5A 9A 6A 10A')],
  ['open : 1A - 5A -\n2A-6A', open('1A 5A 2A 6A')],
  ['random ring*3:5', { kind: 'ring', laps: 3, random: 5 }],
  ['Random Open:10', { kind: 'open', laps: 1, random: 10 }],
])('"%s" is read without regard to spaces and capitals', (text, asked) => {
  expect(parseCourse(text)).toEqual(asked);
});

/** Rows of different tiles, valid or not. */
const rows = fc
  .shuffledSubarray(TILE_SIDE_IDS.filter((id) => id.endsWith('A')))
  .chain((tiles) =>
    fc
      .array(fc.boolean(), { minLength: tiles.length, maxLength: tiles.length })
      .map((flips) => tiles.map((id, at): TileSideId => (flips[at] ? turnedOver(id) : id))),
  );
const turnedOver = (id: TileSideId): TileSideId => rowOf(id.replace('A', 'B'))[0] ?? id;
const headings = fc.oneof(
  fc.record({ kind: fc.constant<Kind>('open'), laps: fc.constant(1) }),
  fc.record({ kind: fc.constant<Kind>('ring'), laps: fc.integer({ min: 1, max: MAX_LAPS }) }),
);

test('for any row of tiles, the text parses to that course, or is refused for the same reason', () => {
  fc.assert(
    fc.property(headings, rows, (head, tiles) => {
      if (tiles.length === 0) return;
      const course: Course = { ...head, tiles };
      expect(parseCourse(formatCourse(course))).toEqual(courseFault(course) ?? course);
    }),
    { numRuns: 500 },
  );
});

test('a request for a random course survives formatting and parsing', () => {
  const lengths = fc.integer({ min: MIN_TILES, max: MAX_TILES });
  fc.assert(
    fc.property(headings, lengths, (head, random) => {
      expect(parseCourse(formatWanted({ ...head, random }))).toEqual({ ...head, random });
    }),
  );
});

test('any text is parsed as a course, a request or a fault, without a throw', () => {
  const signs = fc.stringMatching(/^(random )?(open|ring)(\*\d)?:[0-9abAB-]{0,30}$/u);
  fc.assert(
    fc.property(fc.oneof(fc.string(), signs), (text) => {
      const read = parseCourse(text);
      expect(isFault(read) || isWanted(read) || courseFault(read) === undefined).toBe(true);
    }),
  );
});
