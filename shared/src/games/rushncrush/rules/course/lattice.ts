import { TILE_SIDES, type Shape, type TileSideId } from '../../content/tiles';

/** The geometry of tiles on a lattice of squares. (R9) */

/** A point of the lattice with a heading: 0 north, 1 east, 2 south, 3 west. `y` increases to the north. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

export const START: Pose = { x: 0, y: 0, heading: 0 };

/** Where the road of each shape ends, entered at the origin heading north, and how far it turns. (R9) */
const ENDS: Readonly<Record<Shape, readonly [x: number, y: number, turn: number]>> = {
  straight: [0, 2, 0],
  right: [1, 1, 1],
  left: [-1, 1, 3],
  wideRight: [2, 2, 1],
  wideLeft: [-2, 2, 3],
};

/** The course of a shape's road: -1 turns left, 1 right, round a point this number of cells beside its middle. */
export interface Bend {
  readonly turn: -1 | 0 | 1;
  readonly radius: number;
}

export const BENDS: Readonly<Record<Shape, Bend>> = {
  straight: { turn: 0, radius: 0 },
  right: { turn: 1, radius: 1 },
  left: { turn: -1, radius: 1 },
  wideRight: { turn: 1, radius: 2 },
  wideLeft: { turn: -1, radius: 2 },
};

/** The cells of each shape, by their lower left corners, in the same frame. */
const SQUARE: readonly (readonly [number, number])[] = [
  [-1, 0],
  [0, 0],
  [-1, 1],
  [0, 1],
];
const WIDE_RIGHT: readonly (readonly [number, number])[] = [
  [-1, 0],
  [0, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [-1, 2],
  [0, 2],
  [1, 2],
];
const mirrored = (cells: typeof SQUARE): typeof SQUARE => cells.map(([x, y]) => [-1 - x, y] as const);
const CELLS: Readonly<Record<Shape, typeof SQUARE>> = {
  straight: SQUARE,
  right: SQUARE,
  left: SQUARE,
  wideRight: WIDE_RIGHT,
  wideLeft: mirrored(WIDE_RIGHT),
};

const turned = (x: number, y: number, heading: number): readonly [number, number] => {
  if (heading === 1) return [y, -x];
  if (heading === 2) return [-x, -y];
  if (heading === 3) return [-y, x];
  return [x, y];
};

/** Where the road continues after a tile that is entered at `pose`. */
export function poseAfter(pose: Pose, side: TileSideId): Pose {
  const [x, y, turn] = ENDS[TILE_SIDES[side].shape];
  const [dx, dy] = turned(x, y, pose.heading);
  return { x: pose.x + dx, y: pose.y + dy, heading: (pose.heading + turn) % 4 };
}

/** The lattice cells under a tile that is entered at `pose`, as "x,y" of their lower left corners. */
export function cellsOf(pose: Pose, side: TileSideId): readonly string[] {
  return CELLS[TILE_SIDES[side].shape].map(([x, y]) => {
    // The middle of a cell is rotated, because a rotated corner would belong to another cell.
    const [dx, dy] = turned(x + 0.5, y + 0.5, pose.heading);
    return `${pose.x + dx - 0.5},${pose.y + dy - 0.5}`;
  });
}

/** The entry of each tile of a row, and where the road continues at the end. */
export function posesOf(tiles: readonly TileSideId[]): readonly Pose[] {
  const poses: Pose[] = [START];
  for (const side of tiles) poses.push(poseAfter(poses.at(-1) ?? START, side));
  return poses;
}

export const isAtStart = ({ x, y, heading }: Pose): boolean =>
  x === START.x && y === START.y && heading === START.heading;
