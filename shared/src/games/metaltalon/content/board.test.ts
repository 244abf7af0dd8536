import { BASE_IDS, BASE_SPACES, SPACE_IDS, SPACES, distance, isBorder, neighboursOf, spaceOf } from './board';

const spaces = Object.values(SPACES);
const countOf = (territory: string) => spaces.filter((space) => space.territory === territory).length;
const steps = (from: keyof typeof BASE_SPACES, to: keyof typeof BASE_SPACES) =>
  distance(BASE_SPACES[from], BASE_SPACES[to]);

describe('T1: the board', () => {
  test('has 136 spaces in 13 rows of 10 and 11, six of them bases', () => {
    expect(SPACE_IDS).toHaveLength(136);
    const rows = Array.from({ length: 13 }, (_, row) => spaces.filter((space) => space.row === row).length);
    expect(rows).toEqual([10, 11, 10, 11, 10, 11, 10, 11, 10, 11, 10, 11, 10]);
    expect(BASE_SPACES).toEqual({ A: 'a1', B: 'j1', C: 'a7', D: 'j7', E: 'a13', F: 'j13' });
  });

  test('most spaces have six neighbours, corner bases three exits, middle bases five', () => {
    expect(SPACE_IDS.filter((id) => neighboursOf(id).length === 6)).toHaveLength(94);
    expect(BASE_IDS.map((base) => neighboursOf(BASE_SPACES[base]).length)).toEqual([3, 3, 5, 5, 3, 3]);
  });

  test.each([
    ['A', 'B', 9],
    ['C', 'D', 9],
    ['E', 'F', 9],
    ['A', 'C', 6],
    ['C', 'E', 6],
    ['A', 'E', 12],
    ['A', 'F', 15],
    ['B', 'E', 15],
    ['C', 'B', 12],
    ['C', 'F', 12],
    ['B', 'F', 12],
  ] as const)('from %s to %s it is %i steps', (from, to, expected) => {
    expect(steps(from, to)).toBe(expected);
  });

  test('adjacency is mutual', () => {
    for (const id of SPACE_IDS)
      for (const other of neighboursOf(id)) expect(neighboursOf(other)).toContain(id);
  });
});

describe('T2: territories', () => {
  test('11 spaces for corners, 18 for middles, 56 neutral', () => {
    expect(BASE_IDS.map(countOf)).toEqual([11, 11, 18, 18, 11, 11]);
    expect(countOf('neutral')).toBe(56);
  });

  test('a territory consists of the spaces within 3 steps of its base and nearer to it than to any other', () => {
    for (const space of spaces) {
      const near = BASE_IDS.map((base) => ({ base, far: distance(space.id, BASE_SPACES[base]) })).sort(
        (one, other) => one.far - other.far,
      );
      const [nearest, second] = near;
      const owned = nearest!.far <= 3 && nearest!.far < second!.far;
      expect([space.id, space.territory]).toEqual([space.id, owned ? nearest!.base : 'neutral']);
    }
  });

  test('T4: no two territories touch, so every border is one with neutral ground', () => {
    for (const id of SPACE_IDS) {
      for (const other of neighboursOf(id)) {
        const ends = [spaceOf(id).territory, spaceOf(other).territory];
        expect(isBorder(id, other)).toBe(ends[0] !== ends[1]);
        if (isBorder(id, other)) expect(ends).toContain('neutral');
      }
    }
  });
});
