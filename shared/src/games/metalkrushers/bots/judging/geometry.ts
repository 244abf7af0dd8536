import {
  directionsTo,
  distance,
  hexTowards,
  DIRECTIONS,
  turned,
  type Direction,
  type Hex,
} from '../../../../core/game/hex';
import { HEXES, RADIUS, type ArenaHex } from '../../content/arena';

/** The position and facing of a Krusher. */
export interface Stance {
  readonly hex: ArenaHex;
  readonly facing: Direction;
}

/** The relation from one hex to another. */
export interface Line {
  readonly steps: number;
  /**
   * For each facing: the side that the line crosses, in sixths from the front; if it crosses two, the one nearer to the
   * front (G24).
   */
  readonly sides: readonly number[];
  /** The direction, if the other hex lies exactly in it. */
  readonly straight: Direction | undefined;
}

const WIDTH = 4 * RADIUS + 1;
const LINES: Line[] = [];

/** The line from one hex to another in the arena. Cached, because it is needed thousands of times. */
export function lineTo(from: Hex, to: Hex): Line {
  const [q, r] = [to.q - from.q, to.r - from.r];
  const index = (q + 2 * RADIUS) * WIDTH + r + 2 * RADIUS;
  return (LINES[index] ??= newLine({ q, r }));
}

function newLine(to: Hex): Line {
  const from = { q: 0, r: 0 };
  const steps = distance(from, to);
  const straight = DIRECTIONS.find((direction) => distance(hexTowards(from, direction, steps), to) === 0);
  const through = directionsTo(from, to);
  const sides = DIRECTIONS.map((facing) => sideThrough(through, facing));
  return { steps, sides, straight: steps === 0 ? undefined : straight };
}

const fromFront = (sixths: number): number => Math.min(sixths, 6 - sixths);

function sideThrough(through: readonly Direction[], facing: Direction): number {
  const sixths = through.map((direction) => turned(direction, -facing));
  return sixths.reduce((best, one) => (fromFront(one) < fromFront(best) ? one : best), 3);
}

export const sideOf = (facing: Direction, { sides }: Line): number => sides[facing] ?? 0;

const NEIGHBOURHOODS = new Map<string, readonly ArenaHex[]>();

/** All hexes at a distance from 1 to `steps`. */
export function around(hex: ArenaHex, steps: number): readonly ArenaHex[] {
  const key = `${hex.id} ${steps}`;
  const before = NEIGHBOURHOODS.get(key);
  if (before) return before;
  const near = HEXES.filter((other) => other !== hex && distance(hex, other) <= steps);
  NEIGHBOURHOODS.set(key, near);
  return near;
}
