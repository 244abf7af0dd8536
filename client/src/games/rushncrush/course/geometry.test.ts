import { TILE_SIDE_IDS, TILE_SIDES, type TileSideId } from '@gearhall/shared/games/rushncrush/content/tiles';
import { cellsOf, poseAfter, START, type Pose } from '@gearhall/shared/games/rushncrush/rules/course/lattice';
import {
  drawingOf,
  frameOf,
  headingPath,
  linePath,
  placed,
  pointOn,
  spacePath,
  transformOf,
} from './geometry';

const close = (value: number): number => Math.round(value * 1000) / 1000 + 0;
const rounded = ({ x, y }: { x: number; y: number }) => ({ x: close(x), y: close(y) });

describe.each(TILE_SIDE_IDS)('%s', (side) => {
  const { shape, lanes } = TILE_SIDES[side];

  test('the road begins in the origin, and ends where the next tile is entered', () => {
    expect(rounded(pointOn(shape, 0, 0))).toEqual({ x: 0, y: 0 });
    const end = poseAfter(START, side);
    expect(rounded(pointOn(shape, 1, 0))).toEqual({ x: 10 * end.x, y: -10 * end.y + 0 });
    // Its left edge meets the left edge of what follows.
    expect(rounded(pointOn(shape, 1, -3))).toEqual(rounded(placed(end, { x: -3, y: 0 })));
  });

  test('every space lies on the cells of its tile', () => {
    const cells = new Set(cellsOf(START, side));
    for (const [column, of] of lanes.entries())
      for (let space = 0; space < of; space += 1) {
        const { x, y } = pointOn(shape, (space + 0.5) / of, column - 2.5);
        expect(cells).toContain(`${Math.floor(x / 10)},${Math.floor(-y / 10)}`);
      }
  });

  test('a tile has a wall drawn for each blocked space, and room for its number beside the road', () => {
    const { walls, free } = drawingOf(side);
    const blocked = lanes.flatMap((of, column) =>
      Array.from({ length: of }, (_, before) => spacePath(side, column + 1, before + 1)),
    );
    const drawn = walls
      .split('Z')
      .filter(Boolean)
      .map((path) => `${path}Z`);
    expect(blocked).toEqual(expect.arrayContaining(drawn));
    const cells = new Set(cellsOf(START, side));
    expect(cells).toContain(`${Math.floor(free.x / 10)},${Math.floor(-free.y / 10)}`);
  });
});

test('a straight space is 1 cm wide and 2 cm long', () => {
  expect(spacePath('1A', 1, 1)).toBe('M-3 0L-3 -2L-2 -2L-2 0Z');
  expect(spacePath('1A', 6, 10)).toBe('M2 -18L2 -20L3 -20L3 -18Z');
});

test('a space of a bend follows its lane: outer edge one way around, inner edge back', () => {
  expect(spacePath('5A', 6, 6)).toMatch(/^M\S+ \S+A8 8 0 0 1 10 -8L10 -7A7 7 0 0 0 /);
  expect(spacePath('5B', 1, 6)).toMatch(/^M\S+ \S+A7 7 0 0 0 -10 -7L-10 -8A8 8 0 0 1 /);
});

test('the arrow head points in the direction of the race', () => {
  expect(headingPath('1A')).toBe('M-1.6 -7.6L0 -9.6L1.6 -7.6');
});

test('the line crosses the whole road, at its beginning or at its end', () => {
  expect(linePath('1A', 'entry')).toBe('M-3 0L3 0');
  expect(linePath('5A', 'exit')).toBe('M10 -13L10 -7');
});

test.each([
  [{ x: 0, y: 2, heading: 0 }, 'translate(0 -20) rotate(0)', { x: 1, y: -22 }],
  [{ x: 1, y: 0, heading: 1 }, 'translate(10 0) rotate(90)', { x: 12, y: 1 }],
  [{ x: 0, y: 0, heading: 2 }, 'translate(0 0) rotate(180)', { x: -1, y: 2 }],
  [{ x: 0, y: -1, heading: 3 }, 'translate(0 10) rotate(270)', { x: -2, y: 9 }],
] satisfies [Pose, string, object][])('a tile at %p is turned to its heading', (pose, transform, at) => {
  expect(transformOf(pose)).toBe(transform);
  expect(rounded(placed(pose, { x: 1, y: -2 }))).toEqual(at);
});

test('the frame contains all tiles, and room for the next on request', () => {
  expect(frameOf(['1A'])).toEqual({ x: -11.5, y: -21.5, width: 23, height: 23 });
  const tiles: TileSideId[] = ['1A', '5A'];
  const tight = frameOf(tiles);
  const roomy = frameOf(tiles, 'room');
  expect(roomy.width).toBeGreaterThan(tight.width);
  expect(frameOf([]).width).toBeGreaterThan(0);
});
