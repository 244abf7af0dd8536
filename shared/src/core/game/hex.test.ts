import {
  DIRECTIONS,
  directionsTo,
  distance,
  hexagonOf,
  hexTowards,
  stepOf,
  turned,
  turnsBetween,
  type Hex,
} from './hex';

const MIDDLE: Hex = { q: 0, r: 0 };
const same = (one: Hex, other: Hex): boolean => one.q === other.q && one.r === other.r;

describe('directions', () => {
  test('go round clockwise from the east', () => {
    expect(DIRECTIONS.map(stepOf)).toEqual([
      { q: 1, r: 0 },
      { q: 0, r: 1 },
      { q: -1, r: 1 },
      { q: -1, r: 0 },
      { q: 0, r: -1 },
      { q: 1, r: -1 },
    ]);
  });

  test.each([
    [0, 1, 1],
    [5, 1, 0],
    [0, -1, 5],
    [4, 3, 1],
    [2, -15, 5],
    [1, 12, 1],
  ] as const)('%i and %i sixths more is %i', (direction, sixths, result) => {
    expect(turned(direction, sixths)).toBe(result);
  });

  test.each([
    [0, 0, 0],
    [0, 1, 1],
    [0, 5, 1],
    [0, 3, 3],
    [5, 1, 2],
    [4, 0, 2],
  ] as const)('%i and %i are %i sixths apart, either way round', (from, to, sixths) => {
    expect(turnsBetween(from, to)).toBe(sixths);
    expect(turnsBetween(to, from)).toBe(sixths);
  });
});

describe('neighbours', () => {
  test('are symmetric: the way back is the opposite direction', () => {
    for (const hex of hexagonOf(3))
      for (const direction of DIRECTIONS) {
        const other = hexTowards(hex, direction);
        expect(distance(hex, other)).toBe(1);
        expect(hexTowards(other, turned(direction, 3))).toEqual(hex);
        expect(directionsTo(hex, other)).toEqual([direction]);
      }
  });

  test('are six, all different', () => {
    const around = DIRECTIONS.map((direction) => hexTowards(MIDDLE, direction));
    expect(new Set(around.map(({ q, r }) => `${q},${r}`)).size).toBe(6);
    for (const [index, hex] of around.entries())
      expect(distance(hex, around[(index + 1) % 6] ?? hex)).toBe(1);
  });
});

describe('distance', () => {
  test.each([
    [{ q: 0, r: 0 }, 0],
    [{ q: 3, r: 0 }, 3],
    [{ q: 2, r: -5 }, 5],
    [{ q: 2, r: 3 }, 5],
    [{ q: -4, r: 1 }, 4],
  ])('from the middle to %j it is %i', (hex, steps) => {
    expect(distance(MIDDLE, hex)).toBe(steps);
    expect(distance(hex, MIDDLE)).toBe(steps);
  });

  test('is the length of a shortest walk, between any two hexagons', () => {
    const hexes = hexagonOf(3);
    const keyOf = ({ q, r }: Hex): string => `${q},${r}`;
    for (const from of hexes) {
      const steps = new Map([[keyOf(from), 0]]);
      const queue = [from];
      for (const hex of queue)
        for (const direction of DIRECTIONS) {
          const next = hexTowards(hex, direction);
          if (distance(MIDDLE, next) > 3 || steps.has(keyOf(next))) continue;
          steps.set(keyOf(next), (steps.get(keyOf(hex)) ?? 0) + 1);
          queue.push(next);
        }
      for (const to of hexes) expect(distance(from, to)).toBe(steps.get(keyOf(to)));
    }
  });
});

describe('the sides through which a straight line leaves', () => {
  test.each([
    ['straight ahead', { q: 4, r: 0 }, [0]],
    ['a little to the right of it', { q: 3, r: 1 }, [0]],
    ['through the corner', { q: 1, r: 1 }, [0, 1]],
    ['through the same corner, twice as far', { q: 2, r: 2 }, [0, 1]],
    ['beyond the corner', { q: 1, r: 2 }, [1]],
    ['north, through the corner on top', { q: 1, r: -2 }, [4, 5]],
    ['south, through the corner below', { q: -1, r: 2 }, [1, 2]],
    ['through the corner between east and north-east', { q: 2, r: -1 }, [0, 5]],
    ['nowhere', MIDDLE, []],
  ])('%s', (_where, to, directions) => {
    expect(directionsTo(MIDDLE, to)).toEqual(directions);
  });

  test('from the other end they are the opposite sides', () => {
    for (const hex of hexagonOf(5)) {
      const back = directionsTo(hex, MIDDLE).map((direction) => turned(direction, 3));
      expect([...back].sort()).toEqual([...directionsTo(MIDDLE, hex)].sort());
    }
  });

  test('two sides that meet in a corner are adjacent', () => {
    for (const hex of hexagonOf(5)) {
      const [one, other, ...more] = directionsTo(MIDDLE, hex);
      expect(more).toEqual([]);
      if (one !== undefined && other !== undefined) expect(turnsBetween(one, other)).toBe(1);
    }
  });
});

describe('a hexagon of hexagons', () => {
  test.each([
    [0, 1],
    [1, 7],
    [2, 19],
    [8, 217],
  ])('of radius %i has %i', (radius, count) => {
    const hexes = hexagonOf(radius);
    expect(hexes).toHaveLength(count);
    expect(hexes.every((hex) => distance(MIDDLE, hex) <= radius)).toBe(true);
    expect(hexes.filter((hex, index) => hexes.findIndex((other) => same(hex, other)) !== index)).toEqual([]);
  });

  test('is listed row by row, from the west', () => {
    expect(hexagonOf(1)).toEqual([
      { q: 0, r: -1 },
      { q: 1, r: -1 },
      { q: -1, r: 0 },
      { q: 0, r: 0 },
      { q: 1, r: 0 },
      { q: -1, r: 1 },
      { q: 0, r: 1 },
    ]);
  });
});
