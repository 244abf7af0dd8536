import fc from 'fast-check';
import { TILE_SIDE_IDS, type TileSideId } from '@gearhall/shared/games/rushncrush/content/tiles';
import { courseFault, formatCourse } from '@gearhall/shared/games/rushncrush/rules/course/courses';
import {
  begun,
  done,
  draftIn,
  EMPTY,
  fitOf,
  isClosed,
  isRefused,
  missingOf,
  otherSide,
  pasted,
  undone,
  withKind,
  withLaps,
  withoutTile,
  withTile,
  withTileFlipped,
  type Change,
  type Draft,
} from './draft';

const open = (...tiles: TileSideId[]): Draft => ({ kind: 'open', laps: 1, tiles });
const ring = (...tiles: TileSideId[]): Draft => ({ kind: 'ring', laps: 1, tiles });
/** A change that must not be refused. */
function taken(change: Change): Draft {
  if (isRefused(change)) throw new Error(`Refused: ${change.fault}.`);
  return change;
}

test('tiles are laid one behind the other', () => {
  expect(withTile(taken(withTile(EMPTY, '5A')), '9B')).toEqual(open('5A', '9B'));
});

test('a tile that would overlap another one is refused, with both indices', () => {
  expect(withTile(open('5A', '6A', '7A', '8A'), '1A')).toEqual({ fault: 'overlaps', tile: 4, on: 0 });
});

test('a tile that is already laid is refused, with either side up', () => {
  for (const side of ['5A', '5B'] satisfies TileSideId[])
    expect(withTile(open('5A'), side)).toEqual({ fault: 'tileTwice', tile: 1, on: 0 });
});

test('an eleventh tile is refused', () => {
  const ten = pasted('longOpen');
  expect(withTile(taken(ten), '1B')).toEqual({ fault: 'tooManyTiles', tile: 10 });
});

test('a tile in the middle is removed, and the later ones move up', () => {
  expect(withoutTile(open('1A', '5A', '2A'), 1)).toEqual(open('1A', '2A'));
});

test('a removal that makes the course overlap is refused', () => {
  // Without the first straight the bends lead back, and the second straight overlaps the first bend.
  const course = open('5A', '6A', '1A', '7A', '8A', '2A');
  expect(withoutTile(course, 2)).toEqual({ fault: 'overlaps', tile: 4, on: 0 });
});

test('a tile is turned over in place, if all later ones can still be laid', () => {
  expect(withTileFlipped(open('1A', '5A', '2A'), 1)).toEqual(open('1A', '5B', '2A'));
  // Five bends in the same direction would cross the first.
  expect(withTileFlipped(open('5A', '6A', '7A', '8B', '9A'), 3)).toMatchObject({ fault: 'overlaps' });
});

test.each(TILE_SIDE_IDS)('the other side of %s, and back', (side) => {
  expect(otherSide(side)).not.toBe(side);
  expect(otherSide(otherSide(side))).toBe(side);
  expect(otherSide(side).slice(0, -1)).toBe(side.slice(0, -1));
});

test('an open course has one lap, a ring keeps its laps', () => {
  const three = withLaps(withKind(open('1A'), 'ring'), 3);
  expect(three).toEqual({ kind: 'ring', laps: 3, tiles: ['1A'] });
  expect(withKind(three, 'open')).toEqual(open('1A'));
});

test('how each side fits', () => {
  const three = ring('5A', '9A', '6A');
  expect(fitOf(three, '10A')).toBe('closes');
  expect(fitOf(three, '7B')).toBe('fits');
  expect(fitOf(three, '9B')).toBe('lies');
  expect(fitOf(ring('5A', '9A', '6A', '10A'), '1A')).toBe('blocked');
  expect(fitOf(open('5A', '9A', '6A'), '10A')).toBe('fits');
});

test('a ring is closed when its end is its beginning; an open course never is', () => {
  expect(isClosed(ring('5A', '6A', '7A', '8A'))).toBe(true);
  expect(isClosed(ring('5A', '6A', '7A'))).toBe(false);
  expect(isClosed(ring())).toBe(false);
  expect(isClosed(open('5A', '6A', '7A', '8A'))).toBe(false);
});

test('what a draft lacks', () => {
  expect(missingOf(ring('5A', '6A', '7A'))).toEqual({ fault: 'tooFewTiles' });
  expect(missingOf(ring('5A', '6A', '7A', '1A'))).toEqual({ fault: 'doesNotClose' });
  expect(missingOf(ring('5A', '6A', '7A', '8A'))).toBeUndefined();
  expect(missingOf(open('5A', '6A', '7A', '1A'))).toBeUndefined();
});

test('a pasted text is a course, or is refused with its fault', () => {
  expect(pasted(' ring*2: 5a-9a-6a-10a ')).toEqual({
    kind: 'ring',
    laps: 2,
    tiles: ['5A', '9A', '6A', '10A'],
  });
  expect(pasted('ring:5A-9A-6A-1A')).toEqual({ fault: 'doesNotClose' });
  expect(pasted('random ring*2:5')).toEqual({ fault: 'notACourse' });
  expect(pasted('hello')).toEqual({ fault: 'notACourse' });
});

test('a draft is read back from its text, complete or not', () => {
  for (const draft of [EMPTY, ring(), ring('5A', '9A'), withLaps(ring('5A', '6A', '7A', '8A'), 4)])
    expect(draftIn(formatCourse(draft))).toEqual(draft);
});

test.each(['', 'nonsense', 'open:1A-1B', 'open:1A-77', 'ring*9:5A', 'open:1A-', 'random open:8'])(
  'the text "%s" is no draft',
  (text) => {
    expect(draftIn(text)).toBeUndefined();
  },
);

test('each change can be undone, and an act without effect adds nothing to undo', () => {
  const first = begun(open('1A'));
  const second = done(first, open('1A', '5A'));
  expect(done(second, open('1A', '5A'))).toEqual(second);
  const third = done(second, open());
  expect(undone(third).now).toEqual(open('1A', '5A'));
  expect(undone(undone(third)).now).toEqual(open('1A'));
  expect(undone(undone(undone(third)))).toEqual(begun(open('1A')));
});

test('no sequence of changes ever makes an illegal draft', () => {
  const acts = fc.array(
    fc.oneof(
      fc.constantFrom(...TILE_SIDE_IDS).map((side) => (draft: Draft) => withTile(draft, side)),
      fc.nat(9).map((index) => (draft: Draft) => withoutTile(draft, index)),
      fc.nat(9).map((index) => (draft: Draft) => withTileFlipped(draft, index)),
      fc
        .constantFrom('open' as const, 'ring' as const)
        .map((kind) => (draft: Draft) => withKind(draft, kind)),
    ),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(acts, (list) => {
      const end = list.reduce((draft: Draft, act) => {
        const change = act(draft);
        return isRefused(change) ? draft : change;
      }, EMPTY);
      expect(courseFault(end, { isWhole: false })).toBeUndefined();
    }),
  );
});
