import {
  LANES,
  TILE_SIDES,
  wallsOf,
  type Shape,
  type TileSideId,
} from '@gearhall/shared/games/rushncrush/content/tiles';
import {
  BENDS,
  cellsOf,
  posesOf,
  START,
  type Bend,
  type Pose,
} from '@gearhall/shared/games/rushncrush/rules/course/lattice';

/**
 * A course as SVG paths, in centimetres of the printed tiles. Each tile is drawn as if it were entered at
 * the origin heading up, and then moved to its place. (R7, R9)
 */

/** A cell of the lattice. */
const CELL = 10;
/** From the middle of the road to its edge; a lane is 1 cm wide. */
const HALF_ROAD = LANES / 2;

/** How the road of a shape turns, and the radius of its middle. */
const bendOf = (shape: Shape): Bend => ({
  turn: BENDS[shape].turn,
  radius: BENDS[shape].radius * CELL,
});

export interface Point {
  readonly x: number;
  readonly y: number;
}
type Span = readonly [from: number, to: number];

/**
 * The point at a share of a shape's length, 0 to 1, and a distance to the right of the middle of the
 * road.
 */
export function pointOn(shape: Shape, share: number, across: number): Point {
  const { turn, radius } = bendOf(shape);
  if (turn === 0) return { x: across, y: -share * 2 * CELL };
  const angle = (share * Math.PI) / 2;
  const reach = radius - turn * across;
  return { x: turn * (radius - reach * Math.cos(angle)), y: -reach * Math.sin(angle) };
}

const number = (value: number): string => String(Number(value.toFixed(2)) + 0);
const say = ({ x, y }: Point): string => `${number(x)} ${number(y)}`;

/** Continues the path along the road. */
function along(shape: Shape, across: number, [from, to]: Span): string {
  const { turn, radius } = bendOf(shape);
  const end = say(pointOn(shape, to, across));
  if (turn === 0) return `L${end}`;
  const reach = number(radius - turn * across);
  return `A${reach} ${reach} 0 0 ${turn > 0 === to > from ? 1 : 0} ${end}`;
}

const lineOn = (shape: Shape, across: number): string =>
  `M${say(pointOn(shape, 0, across))}${along(shape, across, [0, 1])}`;

/** A band of the road between two shares of its length and two distances from the middle. */
function bandOn(shape: Shape, [from, to]: Span, [left, right]: Span): string {
  return [
    `M${say(pointOn(shape, from, left))}`,
    along(shape, left, [from, to]),
    `L${say(pointOn(shape, to, right))}`,
    along(shape, right, [to, from]),
    'Z',
  ].join('');
}

const laneSpan = (lane: number): Span => [lane - 1 - HALF_ROAD, lane - HALF_ROAD];

/** The space of a side, as a path. */
export function spacePath(side: TileSideId, lane: number, space: number): string {
  const { shape, lanes } = TILE_SIDES[side];
  const of = lanes[lane - 1] ?? 1;
  return bandOn(shape, [(space - 1) / of, space / of], laneSpan(lane));
}

/** Paths of a side that is entered at the origin heading up. */
export interface SideDrawing {
  /** The printed card. */
  readonly ground: string;
  readonly road: string;
  /** Between the lanes, and between the spaces of each lane. */
  readonly lines: string;
  readonly walls: string;
  /** A point with room for text beside the road. */
  readonly free: Point;
}

const DRAWN = new Map<TileSideId, SideDrawing>();

export function drawingOf(side: TileSideId): SideDrawing {
  const drawn = DRAWN.get(side) ?? draw(side);
  DRAWN.set(side, drawn);
  return drawn;
}

function draw(side: TileSideId): SideDrawing {
  const { shape, lanes } = TILE_SIDES[side];
  const between = lanes.slice(1).map((_, lane) => lineOn(shape, lane + 1 - HALF_ROAD));
  const across = lanes.flatMap((of, column) => {
    const [left, right] = laneSpan(column + 1);
    return Array.from({ length: of - 1 }, (_, before) => {
      const share = (before + 1) / of;
      return `M${say(pointOn(shape, share, left))}L${say(pointOn(shape, share, right))}`;
    });
  });
  const walls = [...wallsOf(side)].map((wall) => {
    const [lane = 1, space = 1] = wall.split('.').map(Number);
    return spacePath(side, lane, space);
  });
  return {
    ground: GROUNDS[shape],
    road: bandOn(shape, [0, 1], [-HALF_ROAD, HALF_ROAD]),
    lines: [...between, ...across].join(''),
    walls: walls.join(''),
    free: FREE[shape],
  };
}

const SQUARE = 'M-10 0H10V-20H-10Z';
const GROUNDS: Readonly<Record<Shape, string>> = {
  straight: SQUARE,
  right: SQUARE,
  left: SQUARE,
  wideRight: 'M-10 0H10V-10H20V-30H-10Z',
  wideLeft: 'M10 0H-10V-10H-20V-30H10Z',
};
const FREE: Readonly<Record<Shape, Point>> = {
  straight: { x: 6.5, y: -10 },
  right: { x: -6.5, y: -16.5 },
  left: { x: 6.5, y: -16.5 },
  wideRight: { x: -6, y: -26 },
  wideLeft: { x: 6, y: -26 },
};

/** The line across the beginning of a tile's road, or across its end. */
export function linePath(side: TileSideId, end: 'entry' | 'exit'): string {
  const share = end === 'entry' ? 0 : 1;
  const { shape } = TILE_SIDES[side];
  return `M${say(pointOn(shape, share, -HALF_ROAD))}L${say(pointOn(shape, share, HALF_ROAD))}`;
}

/** An arrow head on the road of a tile, in the direction of the race. */
export function headingPath(side: TileSideId): string {
  const { shape } = TILE_SIDES[side];
  const [left, tip, right] = [pointOn(shape, 0.38, -1.6), pointOn(shape, 0.48, 0), pointOn(shape, 0.38, 1.6)];
  return `M${say(left)}L${say(tip)}L${say(right)}`;
}

/**
 * Moves a drawing from the origin to its place; the lattice's `y` grows to the north, the picture's to
 * the south.
 */
export const transformOf = ({ x, y, heading }: Pose): string =>
  `translate(${x * CELL} ${-y * CELL + 0}) rotate(${heading * 90})`;

/** A point in a tile's own coordinates, on the whole picture. */
export function placed({ x, y, heading }: Pose, point: Point): Point {
  const turns: readonly Point[] = [
    point,
    { x: -point.y, y: point.x },
    { x: -point.x, y: -point.y },
    { x: point.y, y: -point.x },
  ];
  const turned = turns[heading] ?? point;
  return { x: x * CELL + turned.x, y: -y * CELL + turned.y };
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const viewBox = ({ x, y, width, height }: Frame): string => `${x} ${y} ${width} ${height}`;

const MARGIN = 1.5;

/** The frame around all tiles of a row; with `room`, also around any next tile. */
export function frameOf(tiles: readonly TileSideId[], room: 'room' | 'tight' = 'tight'): Frame {
  const poses = posesOf(tiles);
  const cells = tiles.flatMap((side, index) => cellsOf(poses[index] ?? START, side));
  const end = poses.at(-1) ?? START;
  const next = room === 'room' || tiles.length === 0 ? ANY.flatMap((side) => cellsOf(end, side)) : [];
  const corners = [...cells, ...next].map((cell) => cell.split(',').map(Number));
  const xs = corners.map(([x = 0]) => x);
  const ys = corners.map(([, y = 0]) => y);
  const [left, top] = [Math.min(...xs), Math.max(...ys) + 1];
  return {
    x: left * CELL - MARGIN,
    y: -top * CELL - MARGIN,
    width: (Math.max(...xs) + 1 - left) * CELL + 2 * MARGIN,
    height: (top - Math.min(...ys)) * CELL + 2 * MARGIN,
  };
}

/** Between them these cover every cell that a next tile could. */
const ANY: readonly TileSideId[] = ['9A', '9B'];
