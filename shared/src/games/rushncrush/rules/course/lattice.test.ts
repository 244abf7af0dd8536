import type { TileSideId } from '../../content/tiles';
import { cellsOf, poseAfter, posesOf, START, type Pose } from './lattice';

test.each([
  ['1A', { x: 0, y: 2, heading: 0 }],
  ['5A', { x: 1, y: 1, heading: 1 }],
  ['5B', { x: -1, y: 1, heading: 3 }],
  ['9A', { x: 2, y: 2, heading: 1 }],
  ['9B', { x: -2, y: 2, heading: 3 }],
] satisfies [TileSideId, Pose][])('R9: heading north, %s takes the road to %p', (side, end) => {
  expect(poseAfter(START, side)).toEqual(end);
});

test('R9: heading south, a right bend leads west', () => {
  expect(poseAfter({ x: 3, y: 4, heading: 2 }, '6A')).toEqual({ x: 2, y: 3, heading: 3 });
});

test.each([
  ['1A', ['-1,0', '0,0', '-1,1', '0,1']],
  ['5A', ['-1,0', '0,0', '-1,1', '0,1']],
  ['5B', ['-1,0', '0,0', '-1,1', '0,1']],
  // Three by three, without the cell in the inner corner.
  ['9A', ['-1,0', '0,0', '-1,1', '0,1', '1,1', '-1,2', '0,2', '1,2']],
  ['9B', ['-1,0', '0,0', '-2,1', '-1,1', '0,1', '-2,2', '-1,2', '0,2']],
] satisfies [TileSideId, string[]][])('R9: the cells under %s', (side, cells) => {
  expect([...cellsOf(START, side)].sort()).toEqual(cells.toSorted());
});

test('R9: heading east, the cells of a wide bend to the right lie to the east and south', () => {
  expect([...cellsOf({ x: 0, y: 0, heading: 1 }, '9A')].sort()).toEqual(
    ['0,0', '0,-1', '1,0', '1,-1', '1,-2', '2,0', '2,-1', '2,-2'].sort(),
  );
});

test.each(['1A', '5A', '5B', '9A', '9B'] satisfies TileSideId[])(
  'the road leaves %s over the edge of its own cells, whatever its heading',
  (side) => {
    for (const heading of [0, 1, 2, 3]) {
      const cells = new Set(cellsOf({ x: 5, y: -3, heading }, side));
      const end = poseAfter({ x: 5, y: -3, heading }, side);
      // The two cells before the end belong to the tile, the two behind it do not.
      const onward = cellsOf(end, '1A').filter((cell) => cells.has(cell));
      const backward = cellsOf({ ...end, heading: (end.heading + 2) % 4 }, '1A').slice(0, 2);
      expect(onward).toEqual([]);
      expect(backward.every((cell) => cells.has(cell))).toBe(true);
    }
  },
);

test('four right bends return to the start', () => {
  expect(posesOf(['5A', '6A', '7A', '8A']).at(-1)).toEqual(START);
});
