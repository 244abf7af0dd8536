/** Smooth noise between 0 and 1 over the plane, the same for the same seed. */
export interface Noise {
  at(x: number, y: number): number;
  /** Several octaves, each half as strong as the one before and about twice as fine. */
  fbm(x: number, y: number, octaves?: number): number;
}

const SIDE = 256;
const LAST = SIDE - 1;
/** Octaves that were not moved apart would all be 0 at the same points. */
const APART = { x: 17.3, y: 31.7 } as const;
/** Not quite 2: the grids of the octaves never coincide. */
const FINER = 2.03;

/** Numbers from 0 to 1 by a seed; for pictures alone, never for a game. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const smooth = (share: number): number => share * share * (3 - 2 * share);

export function noiseOf(seed: number): Noise {
  const next = seeded(seed);
  const lattice = Float32Array.from({ length: SIDE * SIDE }, next);
  // Pairs that are taken apart again at once are not made here: they would be most of the work.
  const corner = (index: number): number => lattice[index] ?? 0;
  const at = (x: number, y: number): number => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const column = left & LAST;
    const next = (left + 1) & LAST;
    const row = (top & LAST) * SIDE;
    const below = ((top + 1) & LAST) * SIDE;
    const across = smooth(x - left);
    const upper = corner(row + column) + (corner(row + next) - corner(row + column)) * across;
    const lower = corner(below + column) + (corner(below + next) - corner(below + column)) * across;
    return upper + (lower - upper) * smooth(y - top);
  };
  const fbm = (x: number, y: number, octaves = 5): number => {
    let sum = 0;
    let strength = 0.5;
    let fine = 1;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += strength * at(x * fine + octave * APART.x, y * fine + octave * APART.y);
      strength /= 2;
      fine *= FINER;
    }
    return sum;
  };
  return { at, fbm };
}
