import { TILE_SIDE_IDS, TILE_SIDES, tileOf, wallsOf, type Shape, type TileSideId } from './tiles';

const LENGTHS: Readonly<Record<Shape, readonly number[]>> = {
  straight: [10, 10, 10, 10, 10, 10],
  right: [10, 9, 8, 7, 7, 6],
  left: [6, 7, 7, 8, 9, 10],
  wideRight: [18, 17, 16, 15, 15, 14],
  wideLeft: [14, 15, 15, 16, 17, 18],
};

const TILES = [...new Set(TILE_SIDE_IDS.map(tileOf))];
const sidesOf = (tile: string): [TileSideId, TileSideId] => [
  `${tile}A` as TileSideId,
  `${tile}B` as TileSideId,
];

test('R4 ten tiles with two sides each: four straights, four tight bends, two wide ones', () => {
  expect(TILES).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  expect(TILE_SIDE_IDS).toHaveLength(20);
  expect(TILE_SIDE_IDS.filter((id) => id.endsWith('A')).map((id) => TILE_SIDES[id].shape)).toEqual([
    ...Array<Shape>(4).fill('straight'),
    ...Array<Shape>(4).fill('right'),
    ...Array<Shape>(2).fill('wideRight'),
  ]);
});

describe.each(TILE_SIDE_IDS)('%s', (id) => {
  test('has six lanes of its shape’s lengths', () => {
    expect(TILE_SIDES[id].lanes).toEqual(LENGTHS[TILE_SIDES[id].shape]);
  });

  test('has its walls on its own spaces, each written once', () => {
    const walls = [...wallsOf(id)];
    for (const wall of walls) {
      const [lane = 0, space = 0] = wall.split('.').map(Number);
      expect(space).toBeGreaterThanOrEqual(1);
      expect(space).toBeLessThanOrEqual(TILE_SIDES[id].lanes[lane - 1]!);
    }
    const written = TILE_SIDES[id].walls.map((wall) => {
      const [first = 0, last = first] = wall.split('.')[1]!.split('-').map(Number);
      return last - first + 1;
    });
    expect(walls).toHaveLength(written.reduce((sum, spaces) => sum + spaces, 0));
  });
});

test.each(['1', '2', '3'])('R7: tile %s has the walls of side A on side B too, and more', (tile) => {
  const [a, b] = sidesOf(tile);
  expect(wallsOf(b).size).toBeGreaterThan(wallsOf(a).size);
  for (const wall of wallsOf(a)) expect(wallsOf(b)).toContain(wall);
});

test.each([
  ['4A', 3, [5, 6]],
  ['4B', 2, [5, 6, 7, 8]],
] satisfies [TileSideId, number, number[]][])('R7: %s narrows to one lane', (id, lane, spaces) => {
  const open = (space: number) => [1, 2, 3, 4, 5, 6].filter((one) => !wallsOf(id).has(`${one}.${space}`));
  const narrow = Array.from({ length: 10 }, (_, before) => before + 1).filter(
    (space) => open(space).length === 1,
  );
  expect(narrow).toEqual(spaces);
  expect(narrow.map(open)).toEqual(spaces.map(() => [lane]));
});

test.each(['5', '6', '7', '8', '9', '10'])('R7: side B of tile %s is side A in a mirror', (tile) => {
  const [a, b] = sidesOf(tile);
  expect(TILE_SIDES[b].lanes).toEqual(TILE_SIDES[a].lanes.toReversed());
  const mirrored = [...wallsOf(a)].map((wall) => {
    const [lane, space] = wall.split('.').map(Number);
    return `${7 - lane!}.${space}`;
  });
  expect(wallsOf(b)).toEqual(new Set(mirrored));
});

test('R7: the inside lane of both wide bends is missing, and 9 and 10 have five blocked spaces', () => {
  for (const id of ['9A', '10A'] satisfies TileSideId[]) {
    const inside = [...wallsOf(id)].filter((wall) => wall.startsWith('6.'));
    expect(inside).toHaveLength(14);
    expect(wallsOf(id).size).toBe(14 + 5);
  }
});

test('a range of spaces is a wall of that length', () => {
  expect(wallsOf('3A')).toEqual(new Set(['2.2', '2.3', '5.3', '5.4', '3.6', '3.7', '6.7', '6.8']));
});
