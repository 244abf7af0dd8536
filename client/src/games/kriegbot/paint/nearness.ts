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

/** How far a point is from the nearest of some hexes, in units of the board; not exact beyond `FAR`. */
export type Nearness = (x: number, y: number) => number;

/** Distances are known at the crossings of a net, and mixed between them. */
const MESH = 8;
const AROUND = 16;
const FAR = 400;
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

function distance(x: number, y: number, [from, to]: Segment): number {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const length = across * across + down * down;
  const along = length === 0 ? 0 : ((x - from.x) * across + (y - from.y) * down) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - from.x - across * share, y - from.y - down * share);
}

/** `areLinked`: what lies between neighbouring hexes belongs to them, as the bed of a river does. */
export function nearnessOf(hexes: readonly HexId[], areLinked: boolean): Nearness {
  if (hexes.length === 0) return () => FAR;
  const segments: readonly Segment[] = areLinked
    ? linksOf(hexes)
    : hexes.map((id) => [pointOf(id), pointOf(id)]);
  const rows: Float32Array[] = [];
  /** A row of the net is made when it is first asked for: a slice of a picture needs few of them. */
  const rowAt = (row: number): Float32Array =>
    (rows[row] ??= Float32Array.from({ length: COLUMNS_OF_NET }, (_, column) => {
      const [x, y] = [SHEET.x - AROUND + column * MESH, SHEET.y - AROUND + row * MESH];
      return segments.reduce((least, segment) => Math.min(least, distance(x, y, segment)), FAR);
    }));
  return (x, y) => {
    const [across, down] = [(x - SHEET.x + AROUND) / MESH, (y - SHEET.y + AROUND) / MESH];
    const [column, row] = [Math.floor(across), Math.floor(down)];
    const [upper, lower, share] = [rowAt(row), rowAt(row + 1), across - column];
    const mixed = (from: Float32Array): number =>
      (from[column] ?? FAR) + ((from[column + 1] ?? FAR) - (from[column] ?? FAR)) * share;
    return mixed(upper) + (mixed(lower) - mixed(upper)) * (down - row);
  };
}
