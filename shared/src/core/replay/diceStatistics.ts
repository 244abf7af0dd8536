import type { Seat } from '../ground/seats';
import type { Showing } from './showHistory';

/** The distribution of one kind of dice for one seat. */
export interface DiceLine {
  /** The seat whose actions rolled them; undefined for the set-up. */
  readonly seat: Seat | undefined;
  readonly sides: number;
  readonly rolled: number;
  /** How often each value occurred, from 1 on. */
  readonly counts: readonly number[];
  readonly mean: number;
  readonly expectedMean: number;
  /** How far the counts are from equal ones: Pearson's chi-square. */
  readonly chiSquare: number;
  readonly degrees: number;
  /** How often fair dice are this uneven or more, from 0 to 1. Unreliable below five rolls for each side. */
  readonly p: number;
}

/** Rolled against expected, by seat and by sides. Includes the dice of undone actions, since they were rolled. */
export function diceStatistics(showing: Pick<Showing, 'length' | 'actor' | 'rolls'>): DiceLine[] {
  const tallies = new Map<string, { seat: Seat | undefined; sides: number; counts: number[] }>();
  for (let step = 0; step <= showing.length; step += 1) {
    const seat = showing.actor(step);
    for (const [sides, value] of showing.rolls(step)) {
      const key = `${seat ?? -1}/${sides}`;
      const tally = tallies.get(key) ?? { seat, sides, counts: Array<number>(sides).fill(0) };
      tally.counts[value - 1] = (tally.counts[value - 1] ?? 0) + 1;
      tallies.set(key, tally);
    }
  }
  return [...tallies.values()]
    .map(({ seat, sides, counts }) => lineOf(seat, sides, counts))
    .sort((one, other) => (one.seat ?? -1) - (other.seat ?? -1) || one.sides - other.sides);
}

function lineOf(seat: Seat | undefined, sides: number, counts: readonly number[]): DiceLine {
  const rolled = counts.reduce((sum, count) => sum + count, 0);
  const points = counts.reduce((sum, count, at) => sum + count * (at + 1), 0);
  const expected = rolled / sides;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const degrees = sides - 1;
  return {
    seat,
    sides,
    rolled,
    counts,
    mean: points / rolled,
    expectedMean: (sides + 1) / 2,
    chiSquare,
    degrees,
    p: chiSquareTail(chiSquare, degrees),
  };
}

/** The probability of a chi-square of at least `x`, by the exact sums for whole and half degrees. */
export function chiSquareTail(x: number, degrees: number): number {
  if (degrees < 1 || x <= 0) return 1;
  const half = x / 2;
  // Q(a, x) = Q(a - 1, x) + x^(a-1) e^-x / Gamma(a), from Q(1) = e^-x or Q(1/2) = erfc(sqrt x).
  const even = degrees % 2 === 0;
  let tail = even ? Math.exp(-half) : errorTail(Math.sqrt(half));
  let term = even ? Math.exp(-half) : Math.exp(-half) / Math.sqrt(Math.PI * half);
  for (let a = even ? 1 : 0.5; a < degrees / 2; a += 1) {
    term *= half / a;
    tail += term;
  }
  return Math.min(1, tail);
}

/** The complementary error function for x >= 0 (Abramowitz and Stegun 7.1.26; error at most 2e-7). */
function errorTail(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const factors = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  return factors.reduce((sum, factor) => (sum + factor) * t, 0) * Math.exp(-x * x);
}
