import {
  directionsTo,
  distance,
  hexTowards,
  DIRECTIONS,
  turned,
  type Direction,
  type Hex,
} from '../../../core/hex';
import { HEXES, RADIUS, type ArenaHex } from '../content/arena';

/** Where something is and looks. */
export interface Stance {
  readonly hex: ArenaHex;
  readonly facing: Direction;
}

/** Another hex as it lies from here, whatever the facing. */
export interface Line {
  readonly steps: number;
  /** Through which sides the line goes, one or two. */
  readonly through: readonly Direction[];
  /** The direction in whose row it lies. */
  readonly straight: Direction | undefined;
}

const WIDTH = 4 * RADIUS + 1;
const LINES: Line[] = [];

/** The line from one hex to another in the arena. Worked out once, as it is asked for a thousand times. */
export function lineTo(from: Hex, to: Hex): Line {
  const [q, r] = [to.q - from.q, to.r - from.r];
  const index = (q + 2 * RADIUS) * WIDTH + r + 2 * RADIUS;
  return (LINES[index] ??= newLine({ q, r }));
}

function newLine(to: Hex): Line {
  const from = { q: 0, r: 0 };
  const steps = distance(from, to);
  const straight = DIRECTIONS.find((direction) => distance(hexTowards(from, direction, steps), to) === 0);
  return { steps, through: directionsTo(from, to), straight: steps === 0 ? undefined : straight };
}

const fromFront = (sixths: number): number => Math.min(sixths, 6 - sixths);

/** The side through which the line goes, in sixths from the front; of two the one nearer to it (G24). */
export function sideOf(facing: Direction, { through }: Line): number {
  let best = 3;
  for (const direction of through) {
    const sixths = turned(direction, -facing);
    if (fromFront(sixths) < fromFront(best)) best = sixths;
  }
  return best;
}

const NEIGHBOURHOODS = new Map<string, readonly ArenaHex[]>();

/** All hexes from one step to so many away. */
export function around(hex: ArenaHex, steps: number): readonly ArenaHex[] {
  const key = `${hex.id} ${steps}`;
  const before = NEIGHBOURHOODS.get(key);
  if (before) return before;
  const near = HEXES.filter((other) => other !== hex && distance(hex, other) <= steps);
  NEIGHBOURHOODS.set(key, near);
  return near;
}
