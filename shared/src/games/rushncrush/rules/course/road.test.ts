import { TILE_SIDE_IDS, TILE_SIDES, tileOf, type TileSideId } from '../../content/tiles';
import type { Course } from './courses';
import {
  crossesLine,
  farness,
  FINISH,
  findSpace,
  layRoad,
  roadOf,
  spaceOf,
  WAYS,
  type Hand,
  type Road,
  type Space,
} from './road';

const open = (...tiles: TileSideId[]): Course => ({ kind: 'open', laps: 1, tiles });
const alone = (side: TileSideId): Road => layRoad(open(side));
const OTHER = { left: 'right', right: 'left' } as const satisfies Record<Hand, Hand>;
const HANDS = ['left', 'right'] as const;

/** The space's middle and end along its tile, 0 to 1. */
const middle = ({ space, of }: Space): number => (space - 0.5) / of;
const end = ({ space, of }: Space): number => space / of;
/** The space there; undefined off the lanes and behind the tile. */
const find = (road: Road, id: string): Space | undefined => findSpace(road, id);

describe.each(TILE_SIDE_IDS)('%s', (side) => {
  const road = alone(side);
  const { lanes } = TILE_SIDES[side];

  test('each lane runs through, space by space from the first to the end', () => {
    for (const [column, of] of lanes.entries()) {
      const run: string[] = [];
      for (let at = `1.${column + 1}.1`; at !== FINISH; at = spaceOf(road, at).next.ahead) run.push(at);
      expect(run).toEqual(Array.from({ length: of }, (_, before) => `1.${column + 1}.${before + 1}`));
    }
    expect(road.spaces).toHaveLength(lanes.reduce((sum, of) => sum + of, 0));
  });

  test('what lies beside a space holds the middle of that space', () => {
    for (const space of road.spaces) {
      for (const hand of HANDS) {
        const there = find(road, space.beside[hand]);
        if (!there) continue;
        expect(there.lane).toBe(space.lane + (hand === 'left' ? -1 : 1));
        expect(middle(space)).toBeGreaterThanOrEqual((there.space - 1) / there.of);
        expect(middle(space)).toBeLessThan(end(there));
      }
    }
  });

  test('beside is mutual, seen from the lane with as many or fewer spaces; from the other within one space', () => {
    for (const space of road.spaces) {
      for (const hand of HANDS) {
        const there = find(road, space.beside[hand]);
        if (!there) continue;
        const back = spaceOf(road, there.beside[OTHER[hand]]);
        const off = Math.abs(back.space - space.space);
        expect([space.id, hand, off <= (space.of <= there.of ? 0 : 1)]).toEqual([space.id, hand, true]);
      }
    }
  });

  test('diagonally ahead is the first space of that lane with its middle beyond the end of one’s own space', () => {
    for (const space of road.spaces) {
      for (const hand of HANDS) {
        const there = find(road, space.next[hand]);
        const lane = road.spaces.filter((one) => one.lane === space.lane + (hand === 'left' ? -1 : 1));
        // A tolerance for fractions that are equal except for rounding.
        const first = lane.find((one) => middle(one) > end(space) + 1e-9);
        expect([space.id, hand, there?.id]).toEqual([space.id, hand, first?.id]);
      }
    }
  });

  test('diagonally ahead is the space behind the one beside; on a longer lane perhaps one further, on a shorter one perhaps itself', () => {
    for (const space of road.spaces) {
      for (const hand of HANDS) {
        const there = find(road, space.next[hand]);
        if (!there) continue;
        const ahead = there.space - spaceOf(road, space.beside[hand]).space;
        const allowed = there.of > space.of ? [1, 2] : there.of < space.of ? [0, 1] : [1];
        expect([space.id, hand, allowed.includes(ahead)]).toEqual([space.id, hand, true]);
      }
    }
  });

  test('every space but the first of its lane can be entered from one or two spaces of either neighbouring lane', () => {
    const into = new Map<string, number>();
    for (const { lane, next } of road.spaces)
      for (const hand of HANDS) {
        const key = `${lane} ${next[hand]}`;
        into.set(key, (into.get(key) ?? 0) + 1);
      }
    for (const { id, lane, space, of } of road.spaces) {
      for (const from of [lane - 1, lane + 1]) {
        const there = lanes[from - 1];
        if (there === undefined) continue;
        const count = into.get(`${from} ${id}`) ?? 0;
        // A lane with fewer spaces cannot reach every space of one with more.
        expect(count).toBeLessThanOrEqual(there > of ? 2 : 1);
        if (space > 1 && there >= of) expect([id, from, count > 0]).toEqual([id, from, true]);
      }
    }
  });

  test('no next space and no neighbour is off the six lanes', () => {
    for (const { lane, next, beside } of road.spaces) {
      expect([next.left === '', beside.left === '']).toEqual([lane === 1, lane === 1]);
      expect([next.right === '', beside.right === '']).toEqual([lane === 6, lane === 6]);
    }
  });

  test('every next space is further along the course', () => {
    for (const space of road.spaces) {
      const onward = WAYS.map((way) => find(road, space.next[way])).filter((one) => one !== undefined);
      for (const one of onward) expect(farness(one)).toBeGreaterThan(farness(space));
    }
  });
});

test.each(['5', '6', '7', '8', '9', '10'])(
  'R8: neighbours on 5 to 10: side B of tile %s is side A in a mirror',
  (tile) => {
    const [a, b] = TILE_SIDE_IDS.filter((id) => tileOf(id) === tile).map(alone);
    const mirrored = (id: string) => id.replace(/\.(\d)\./u, (_, lane) => `.${7 - Number(lane)}.`);
    for (const { id, next, beside, isWall } of a!.spaces) {
      const twin = spaceOf(b!, mirrored(id));
      expect(twin.isWall).toBe(isWall);
      expect(twin.next).toEqual({
        left: mirrored(next.right),
        ahead: mirrored(next.ahead),
        right: mirrored(next.left),
      });
      expect(twin.beside).toEqual({ left: mirrored(beside.right), right: mirrored(beside.left) });
    }
  },
);

describe('R8, by hand: 5A, whose lanes have 10, 9, 8, 7, 7 and 6 spaces', () => {
  const road = layRoad(open('5A', '1A'));

  test.each([
    // 1 + floor((2 · 5 · 9 + 10) / 20) = 6
    ['1.1.5', 'right', '1.2.6'],
    // 1 + floor((2 · 1 · 9 + 10) / 20) = 2
    ['1.1.1', 'right', '1.2.2'],
    // 1 + floor((2 · 9 · 9 + 10) / 20) = 9
    ['1.1.9', 'right', '1.2.9'],
    // 1 + floor((2 · 4 · 10 + 9) / 18) = 5
    ['1.2.4', 'left', '1.1.5'],
    // 1 + floor((2 · 5 · 10 + 9) / 18) = 7
    ['1.2.5', 'left', '1.1.7'],
    // 1 + floor((2 · 3 · 7 + 7) / 14) = 4: lanes of one length
    ['1.4.3', 'right', '1.5.4'],
    ['1.5.3', 'left', '1.4.4'],
    // 1 + floor((2 · 4 · 6 + 7) / 14) = 4: still the fourth
    ['1.5.4', 'right', '1.6.4'],
    // The last space of a lane leads onto the next tile in every direction.
    ['1.1.10', 'right', '2.2.1'],
    ['1.6.6', 'left', '2.5.1'],
    ['1.3.8', 'ahead', '2.3.1'],
    ['1.1.10', 'left', ''],
  ] as const)('from %s %s ahead: %s', (from, way, to) => {
    expect(spaceOf(road, from).next[way]).toBe(to);
  });

  test.each([
    // 1 + floor((2 · 10 - 1) · 9 / 20) = 9
    ['1.1.10', 'right', '1.2.9'],
    // 1 + floor((2 · 5 - 1) · 9 / 20) = 5
    ['1.1.5', 'right', '1.2.5'],
    ['1.1.6', 'right', '1.2.5'],
    // 1 + floor((2 · 5 - 1) · 10 / 18) = 6
    ['1.2.5', 'left', '1.1.6'],
    // 1 + floor((2 · 4 - 1) · 6 / 14) = 4
    ['1.5.4', 'right', '1.6.4'],
    ['1.6.6', 'left', '1.5.7'],
    ['1.6.6', 'right', ''],
  ] as const)('beside %s on the %s: %s', (from, hand, beside) => {
    expect(spaceOf(road, from).beside[hand]).toBe(beside);
  });
});

describe('R8, by hand: 9B, whose lanes have 14, 15, 15, 16, 17 and 18 spaces', () => {
  const road = layRoad(open('9B', '1A'));

  test.each([
    // 1 + floor((2 · 17 · 17 + 18) / 36) = 17
    ['1.6.17', 'left', '1.5.17'],
    // 1 + floor((2 · 9 · 18 + 17) / 34) = 11
    ['1.5.9', 'right', '1.6.11'],
    // 1 + floor((2 · 8 · 18 + 17) / 34) = 9
    ['1.5.8', 'right', '1.6.9'],
    ['1.4.16', 'right', '2.5.1'],
  ] as const)('from %s %s ahead: %s', (from, way, to) => {
    expect(spaceOf(road, from).next[way]).toBe(to);
  });
});

test('R8: no wall bars a car from every way on, on any two tiles joined', () => {
  for (const first of TILE_SIDE_IDS) {
    for (const second of TILE_SIDE_IDS) {
      const road = layRoad(open(first, second));
      const barred = road.spaces.filter(
        ({ isWall, next }) =>
          !isWall && !WAYS.some((way) => next[way] === FINISH || find(road, next[way])?.isWall === false),
      );
      expect([first, second, barred]).toEqual([first, second, []]);
    }
  }
});

test('spaces whose middles are level count as equally far, whatever the number of spaces', () => {
  expect(farness({ tile: 0, space: 4, of: 7 })).toBe(farness({ tile: 0, space: 8, of: 15 }));
  expect(farness({ tile: 0, space: 5, of: 10 })).toBeLessThan(farness({ tile: 0, space: 4, of: 7 }));
  for (const count of [6, 7, 8, 9, 10, 14, 15, 16, 17, 18])
    for (let space = 1; space <= count; space += 1)
      expect(Number.isInteger(farness({ tile: 9, space, of: count }))).toBe(true);
});

test('R11 the line of a ring lies before its first tile, and an open course has none', () => {
  const ring = roadOf('ring*2:5A-9A-6A-10A');
  expect(crossesLine(ring, '4.3.16', '1.3.1')).toBe(true);
  expect(crossesLine(ring, '4.3.16', '1.2.1')).toBe(true);
  expect(crossesLine(ring, '3.3.8', '4.3.1')).toBe(false);
  expect(crossesLine(ring, '4.3.15', '4.3.16')).toBe(false);
  expect(spaceOf(ring, '4.3.16').next.ahead).toBe('1.3.1');
  const course = roadOf('open:1A-5A-2A-6A');
  expect(spaceOf(course, '4.3.8').next.ahead).toBe(FINISH);
  expect(crossesLine(course, '4.3.8', FINISH)).toBe(false);
});

test('a road is laid once for each text, and only for a valid course', () => {
  expect(roadOf('open:1A-5A-2A-6A')).toBe(roadOf('open:1A-5A-2A-6A'));
  expect(() => roadOf('random open:8')).toThrow('The text "random open:8" is no course.');
  expect(() => roadOf('open:1A')).toThrow('is no course');
});

test.each(['', 'finish', 'constructor', '1.7.1', '5.1.1', '1.1.11', '1.1.0'])(
  '"%s" is no space of a course',
  (id) => {
    expect(findSpace(roadOf('open:1A-5A-2A-6A'), id)).toBeUndefined();
  },
);

test('of many courses in play a frequently used one is not laid again', () => {
  const often = 'ring*5:5A-9A-6A-10A';
  const road = roadOf(often);
  const sides = ['A', 'B'].flatMap((one) => ['A', 'B'].flatMap((two) => [`1${one}-5A-2${two}`]));
  const others = sides.flatMap((row) => ['3A', '3B', '4A', '4B'].map((last) => `open:${row}-${last}`));
  const more = others.flatMap((row) => [`${row}-6B`, `${row}-7B`, `${row}-8B`]);
  for (const other of more) {
    roadOf(other);
    expect(roadOf(often)).toBe(road);
  }
  expect(more.length).toBeGreaterThan(40);
});
