/** A hexagon in axial coordinates: `q` increases to the east, `r` to the south-east. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The six directions, clockwise from the east; hexagons have a point at the top and lie in rows. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEPS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** The direction after this number of clockwise 60-degree turns; negative: anticlockwise. */
export const turned = (direction: Direction, sixths: number): Direction =>
  ((((direction + sixths) % 6) + 6) % 6) as Direction;

/** The number of 60-degree turns between two directions, 0 to 3. */
export function turnsBetween(from: Direction, to: Direction): number {
  const clockwise = turned(to, -from);
  return Math.min(clockwise, 6 - clockwise);
}

/** What faces nearest to this direction; of several the first. */
export const nearestFacing = <One extends { readonly facing: Direction }>(
  all: readonly One[],
  facing: Direction,
): One | undefined =>
  [...all].sort((one, other) => turnsBetween(one.facing, facing) - turnsBetween(other.facing, facing))[0];

export const stepOf = (direction: Direction): Hex => STEPS[direction] as Hex;

/** The hexagon that many steps away. */
export function hexTowards(from: Hex, direction: Direction, steps = 1): Hex {
  const { q, r } = stepOf(direction);
  return { q: from.q + q * steps, r: from.r + r * steps };
}

export function distance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** Twice the scalar product of two steps in board geometry: a whole number. */
const along = (a: Hex, b: Hex): number => 2 * (a.q * b.q + a.r * b.r) + a.q * b.r + a.r * b.q;

/**
 * The sides of `from` that the straight line to the middle of `to` crosses: one, or two if it leaves through a corner.
 * None when both are the same hexagon.
 */
export function directionsTo(from: Hex, to: Hex): readonly Direction[] {
  const way = { q: to.q - from.q, r: to.r - from.r };
  if (way.q === 0 && way.r === 0) return [];
  const lengths = STEPS.map((step) => along(way, step));
  const longest = Math.max(...lengths);
  return DIRECTIONS.filter((direction) => lengths[direction] === longest);
}

/** All hexagons within `radius` steps of the middle (0, 0), row by row. */
export function hexagonOf(radius: number): readonly Hex[] {
  const hexes: Hex[] = [];
  for (let r = -radius; r <= radius; r += 1) {
    const first = Math.max(-radius, -r - radius);
    const last = Math.min(radius, -r + radius);
    for (let q = first; q <= last; q += 1) hexes.push({ q, r });
  }
  return hexes;
}
