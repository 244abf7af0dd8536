import { DIRECTIONS } from '../../../core/game/hex';
import {
  ENTRY_SPOKES,
  entryHexes,
  findHex,
  HEX_IDS,
  arenaHexAt,
  HEXES,
  hexOf,
  neighbour,
  stepsBetween,
  TEAM_SIZE,
} from './arena';

const MIDDLE = 'i9';
const fromMiddle = (id: string): number => stepsBetween(MIDDLE, id);

describe('G12: the arena', () => {
  test('has 217 hexes in 17 rows', () => {
    expect(HEXES).toHaveLength(217);
    const rows = new Map<string, number>();
    for (const { id } of HEXES) rows.set(id.charAt(0), (rows.get(id.charAt(0)) ?? 0) + 1);
    expect([...rows.keys()].join('')).toBe('abcdefghijklmnopq');
    expect([...rows.values()]).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 16, 15, 14, 13, 12, 11, 10, 9]);
  });

  test('the ids are unique, and name their hexes', () => {
    expect(new Set(HEX_IDS).size).toBe(217);
    for (const hex of HEXES) {
      expect(hex.id).toMatch(/^[a-q](?:[1-9]|1[0-7])$/u);
      expect(hexOf(hex.id)).toBe(hex);
      expect(arenaHexAt(hex)).toBe(hex);
    }
    expect(hexOf(MIDDLE)).toMatchObject({ q: 0, r: 0 });
  });

  test.each(['a10', 'i0', 'i18', 'r1', '', 'constructor', 'I9'])('there is no hex "%s"', (id) => {
    expect(findHex(id)).toBeUndefined();
  });

  test('there are no hexes beyond the wall', () => {
    expect(arenaHexAt({ q: 9, r: 0 })).toBeUndefined();
    expect(neighbour('i17', 0)).toBeUndefined();
    expect(neighbour('i17', 3)).toBe('i16');
    expect(neighbour('a1', 4)).toBeUndefined();
    expect(neighbour('a1', 2)).toBe('b1');
  });

  test('G11: the 48 hexes at the wall are the null field', () => {
    const nulls = HEXES.filter(({ isNull }) => isNull);
    expect(nulls).toHaveLength(48);
    const atWall = HEXES.filter(({ id }) => DIRECTIONS.some((way) => neighbour(id, way) === undefined));
    expect(nulls).toEqual(atWall);
  });

  test('six pick-up points, four steps from the middle, one a spoke', () => {
    const points = HEXES.flatMap(({ id, pickUp }) => (pickUp === undefined ? [] : [[pickUp, id] as const]));
    expect([...points].sort()).toEqual([
      [0, 'i13'],
      [1, 'm9'],
      [2, 'm5'],
      [3, 'i5'],
      [4, 'e5'],
      [5, 'e9'],
    ]);
    for (const [, id] of points) expect(fromMiddle(id)).toBe(4);
  });

  test('six entries, seven steps from the middle, one a spoke, none at the wall', () => {
    const entries = HEXES.flatMap((hex) => (hex.entry === undefined ? [] : [hex]));
    expect(entries.map(({ entry }) => entry).sort()).toEqual([0, 1, 2, 3, 4, 5]);
    for (const { id, isNull } of entries) expect([fromMiddle(id), isNull]).toEqual([7, false]);
  });
});

describe('G21: entry', () => {
  test('the first on the corner, the others beside it on the same ring, to both sides in turn', () => {
    expect(entryHexes(3)).toEqual([
      { at: 'i2', facing: 0 },
      { at: 'h2', facing: 0 },
      { at: 'j2', facing: 0 },
      { at: 'g2', facing: 0 },
      { at: 'k2', facing: 0 },
    ]);
  });

  test.each([
    [2, 3],
    [3, 2],
    [4, 1],
    [5, 1],
    [6, 1],
  ])('%i sides enter on spokes at least %i apart', (sides, apart) => {
    const spokes = ENTRY_SPOKES[sides] ?? [];
    expect(new Set(spokes).size).toBe(sides);
    for (const one of spokes)
      for (const other of spokes)
        if (one !== other) {
          const difference = Math.abs(one - other);
          expect(Math.min(difference, 6 - difference)).toBeGreaterThanOrEqual(apart);
        }
  });

  test.each([2, 3, 4, 5, 6])('%i sides of five do not overlap, and all face the middle', (sides) => {
    const places = (ENTRY_SPOKES[sides] ?? []).flatMap((spoke) => {
      const own = entryHexes(spoke);
      expect(own).toHaveLength(TEAM_SIZE);
      expect(hexOf(own[0]?.at ?? '').entry).toBe(spoke);
      return own;
    });
    expect(places).toHaveLength(sides * TEAM_SIZE);
    expect(new Set(places.map(({ at }) => at)).size).toBe(places.length);
    for (const { at, facing } of places) {
      expect(fromMiddle(at)).toBe(7);
      expect(hexOf(at).isNull).toBe(false);
      expect(fromMiddle(neighbour(at, facing) ?? at)).toBe(6);
    }
  });

  test('a pick-up point lies half-way from each entry to the middle', () => {
    for (const spoke of DIRECTIONS) {
      const [first] = entryHexes(spoke);
      const point = HEXES.find(({ pickUp }) => pickUp === spoke);
      expect(stepsBetween(first?.at ?? '', point?.id ?? '')).toBe(3);
    }
  });
});
