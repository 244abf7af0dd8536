import type { Point } from '../geometry/geometry';
import { plate, rivets, turned, type Brush } from './pieces';

/** What a machine is painted with. Its outlines are given as if it faced east; the light stays where it is. */
export interface Bench {
  readonly brush: Brush;
  /** What it faces, in radians. */
  readonly angle: number;
}

export type Pair = readonly [x: number, y: number];
export type Outline = readonly Pair[];

export const faced = ({ angle }: Bench, outline: Outline): Point[] =>
  outline.map(([x, y]) => turned({ x, y }, angle));

export const panel = (bench: Bench, outline: Outline, tone: string, ink?: number): void =>
  plate(bench.brush, faced(bench, outline), tone, ink);

export const bolts = (bench: Bench, places: Outline, radius: number): void =>
  rivets(bench.brush, faced(bench, places), radius);

export function pathOf(bench: Bench, outline: Outline): Path2D {
  const path = new Path2D();
  for (const { x, y } of faced(bench, outline)) path.lineTo(x, y);
  return path;
}

interface Line {
  readonly colour: string;
  readonly width: number;
  readonly dash?: readonly number[];
}

export function line(bench: Bench, outline: Outline, { colour, width, dash = [] }: Line): void {
  const { brush } = bench;
  brush.save();
  brush.setLineDash([...dash]);
  Object.assign(brush, { strokeStyle: colour, lineWidth: width, lineCap: 'round', lineJoin: 'round' });
  brush.stroke(pathOf(bench, outline));
  brush.restore();
}

/** The other half of an outline, mirrored at the axis, so that both are one. */
export const whole = (upper: Outline): Outline => [...upper, ...upper.toReversed().map(mirror)];

const mirror = ([x, y]: Pair): Pair => [x, -y];
/** The same on the other side. */
export const across = (outline: Outline): Outline => outline.map(mirror);

export const box = (x: number, y: number, width: number, height: number): Outline => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

export const onCircle = ([x, y]: Pair, radius: number, angle: number): Pair => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius,
];

/** A circle with the given radii in turn: one makes it round, several make teeth. */
export const round = (at: Pair, radii: readonly number[], corners = 28): Outline =>
  Array.from({ length: corners }, (_, corner) =>
    onCircle(at, radii[corner % radii.length] ?? 0, (corner / corners) * 2 * Math.PI),
  );

/** A bar between two points. */
export function bar([fromX, fromY]: Pair, [toX, toY]: Pair, half: number): Outline {
  const length = Math.hypot(toX - fromX, toY - fromY) || 1;
  const [x, y] = [(-(toY - fromY) / length) * half, ((toX - fromX) / length) * half];
  return [
    [fromX + x, fromY + y],
    [toX + x, toY + y],
    [toX - x, toY - y],
    [fromX - x, fromY - y],
  ];
}

/** A band along a circle around the middle. */
export function band(
  middle: number,
  half: number,
  [inner, outer]: readonly [number, number],
  steps = 10,
): Outline {
  const along = (radius: number, turn: 1 | -1): Outline =>
    Array.from({ length: steps + 1 }, (_, step) =>
      onCircle([0, 0], radius, middle + turn * half * ((step / steps) * 2 - 1)),
    );
  return [...along(outer, 1), ...along(inner, -1)];
}
