import { seeded } from '../../../stage/paint/noise';
import type { Point } from '../../../stage/geometry/geometry';
import { CELL, CM, RUN_OUT, spaceUnder, type Layout } from '../looks/layout';
import { PROPS, type PropKind } from './props';

/** Something that stands beside the road. */
export interface Standing {
  readonly kind: PropKind;
  readonly at: Point;
}

const SEED = 77;
/** How far beyond the cells of the course things stand, in cells. */
const BEYOND = 1;
/** From the edge of the road to whatever stands beside it: the kerb, and sand to run out on. */
const CLEAR = 1.1 * CM;
const DIRECTIONS = 12;

/** In cells that the road does not touch, next to it: what people have built, one of a kind after the other. */
const BUILT: readonly PropKind[] = ['stand', 'mast', 'tyres', 'stand', 'cacti', 'mast'];
/** Everywhere else: what grows and lies there. */
const WILD: readonly PropKind[] = ['rock', 'cactus', 'rock', 'boulder', 'rock', 'cacti', 'cactus', 'rock'];
const TRIES = 4;

const keyOf = (column: number, row: number): string => `${column},${row}`;

/** What stands beside a course: always the same, never on the road, and nothing on anything else. */
export function sceneryOf(layout: Layout): readonly Standing[] {
  const next = seeded(SEED);
  const taken = new Set(
    layout.tiles.flatMap(({ cells }) => cells.map(({ x, y }) => keyOf(x / CELL, y / CELL))),
  );
  const found: Standing[] = [];
  const stands = (kind: PropKind, at: Point): boolean => {
    const isFree =
      isBesideRoad({ layout, taken }, at, PROPS[kind].radius + CLEAR) &&
      found.every((one) => isApart(one, kind, at));
    if (isFree) found.push({ kind, at });
    return isFree;
  };
  let built = 0;
  for (const [column, row] of cellsAround(taken)) {
    const at = { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
    const isNext = !taken.has(keyOf(column, row)) && neighbours(column, row).some((key) => taken.has(key));
    if (isNext && stands(BUILT[built % BUILT.length] ?? 'rock', at)) built += 1;
    for (let trial = 0; trial < TRIES; trial += 1)
      stands(WILD[Math.floor(next() * WILD.length)] ?? 'rock', {
        x: (column + next()) * CELL,
        y: (row + next()) * CELL,
      });
  }
  return found.toSorted((one, other) => one.at.y - other.at.y);
}

const neighbours = (column: number, row: number): string[] => [
  keyOf(column - 1, row),
  keyOf(column + 1, row),
  keyOf(column, row - 1),
  keyOf(column, row + 1),
];

function cellsAround(taken: ReadonlySet<string>): (readonly [number, number])[] {
  const cells = [...taken].map((key) => key.split(',').map(Number));
  const [columns, rows] = [cells.map(([x = 0]) => x), cells.map(([, y = 0]) => y)];
  const all: (readonly [number, number])[] = [];
  for (let row = Math.min(...rows) - BEYOND; row <= Math.max(...rows) + BEYOND; row += 1)
    for (let column = Math.min(...columns) - BEYOND; column <= Math.max(...columns) + BEYOND; column += 1)
      all.push([column, row]);
  return all;
}

const isApart = ({ kind, at }: Standing, other: PropKind, { x, y }: Point): boolean =>
  Math.hypot(at.x - x, at.y - y) > PROPS[kind].radius + PROPS[other].radius;

interface Course {
  readonly layout: Layout;
  /** The cells that the road goes through. */
  readonly taken: ReadonlySet<string>;
}

function isBesideRoad({ layout, taken }: Course, { x, y }: Point, radius: number): boolean {
  if (!isNearTaken(taken, { x, y }, radius)) return true;
  if (spaceUnder(layout, { x, y }) !== undefined) return false;
  for (let direction = 0; direction < DIRECTIONS; direction += 1) {
    const angle = (direction / DIRECTIONS) * 2 * Math.PI;
    for (const far of [radius / 2, radius])
      if (spaceUnder(layout, { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far }) !== undefined)
        return false;
  }
  return true;
}

/** Most things stand so far from the course that its spaces need not be asked. */
function isNearTaken(taken: ReadonlySet<string>, { x, y }: Point, radius: number): boolean {
  // Behind the line of an open course the road goes on.
  const far = radius + RUN_OUT;
  for (let row = Math.floor((y - far) / CELL); row <= Math.floor((y + far) / CELL); row += 1)
    for (let column = Math.floor((x - far) / CELL); column <= Math.floor((x + far) / CELL); column += 1)
      if (taken.has(keyOf(column, row))) return true;
  return false;
}
