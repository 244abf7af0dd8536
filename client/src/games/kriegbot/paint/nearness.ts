import { hexTowards, DIRECTIONS } from '@gearhall/shared/core/game/hex';
import {
  COLUMNS,
  coordinatesOf,
  groundAt,
  idAt,
  type HexId,
} from '@gearhall/shared/games/kriegbot/content/map';
import type { Point } from '../../../stage/geometry/geometry';
import { pointOf, SHEET } from '../looks/layout';

type Segment = readonly [from: Point, to: Point];

/** How far a point is from the nearest of some hexes, in units of the board; `FAR` where it is farther. */
export type Nearness = (x: number, y: number) => number;

/** Distances are known at the crossings of a net, and mixed between them. */
const MESH = 8;
const AROUND = 16;
/** Nothing of the relief looks farther than about 55. */
const FAR = 80;
const COLUMNS_OF_NET = Math.ceil((SHEET.width + 2 * AROUND) / MESH) + 2;
/** What reaches the edge of the sheet goes on beyond it, by this much. */
const BEYOND = 90;

/** From the middle of each to the middles of its neighbours; alone, a hex is a point. */
function linksOf(hexes: readonly HexId[]): readonly Segment[] {
  const all = new Set(hexes);
  return hexes.flatMap((id): Segment[] => {
    const at = pointOf(id);
    const { column } = groundAt(id);
    const links = DIRECTIONS.slice(0, 3).flatMap((direction): Segment[] => {
      const next = idAt(hexTowards(coordinatesOf(id), direction));
      return next !== undefined && all.has(next) ? [[at, pointOf(next)]] : [];
    });
    const outside = { x: at.x + (column === 0 ? -BEYOND : BEYOND), y: at.y };
    const isAtSide = column === 0 || column === COLUMNS - 1;
    return [[at, at], ...links, ...(isAtSide ? [[at, outside] as const] : [])];
  });
}

/** The last column of the net up to there. */
const columnAt = (x: number): number => Math.floor((x - SHEET.x + AROUND) / MESH);

/** Lowers the squares of the distances of a row of the net to those from this segment. */
function bringNear(squares: Float32Array, y: number, [from, to]: Segment): void {
  if (y < Math.min(from.y, to.y) - FAR || y > Math.max(from.y, to.y) + FAR) return;
  const [across, down] = [to.x - from.x, to.y - from.y];
  const length = across * across + down * down || 1;
  const first = Math.max(0, columnAt(Math.min(from.x, to.x) - FAR) + 1);
  const last = Math.min(COLUMNS_OF_NET - 1, columnAt(Math.max(from.x, to.x) + FAR));
  const beneath = y - from.y;
  for (let column = first; column <= last; column += 1) {
    const beside = SHEET.x - AROUND + column * MESH - from.x;
    const share = Math.min(1, Math.max(0, (beside * across + beneath * down) / length));
    const [aside, above] = [beside - across * share, beneath - down * share];
    const square = aside * aside + above * above;
    if (square < (squares[column] ?? 0)) squares[column] = square;
  }
}

function rowOf(segments: readonly Segment[], y: number): Float32Array {
  const squares = new Float32Array(COLUMNS_OF_NET).fill(FAR * FAR);
  for (const segment of segments) bringNear(squares, y, segment);
  return squares.map(Math.sqrt);
}

/** `areLinked`: what lies between neighbouring hexes belongs to them, as the bed of a river does. */
export function nearnessOf(hexes: readonly HexId[], areLinked: boolean): Nearness {
  if (hexes.length === 0) return () => FAR;
  const segments: readonly Segment[] = areLinked
    ? linksOf(hexes)
    : hexes.map((id) => [pointOf(id), pointOf(id)]);
  const rows: Float32Array[] = [];
  /** A row of the net is made when it is first asked for: a slice of a picture needs few of them. */
  const rowAt = (row: number): Float32Array => (rows[row] ??= rowOf(segments, SHEET.y - AROUND + row * MESH));
  return (x, y) => {
    const across = (x - SHEET.x + AROUND) / MESH;
    const down = (y - SHEET.y + AROUND) / MESH;
    const row = Math.floor(down);
    const upper = between(rowAt(row), across);
    return upper + (between(rowAt(row + 1), across) - upper) * (down - row);
  };
}

function between(row: Float32Array, across: number): number {
  const column = Math.floor(across);
  const before = row[column] ?? FAR;
  return before + ((row[column + 1] ?? FAR) - before) * (across - column);
}
