/** Smooth noise between 0 and 1 over the plane, the same for the same seed. */
export interface Noise {
  at(x: number, y: number): number;
  /** Several octaves, each half as strong as the one before and about twice as fine. */
  fbm(x: number, y: number, octaves?: number): number;
}

const SIDE = 256;
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
  const corner = (x: number, y: number): number => lattice[(x & 255) + (y & 255) * SIDE] ?? 0;
  const at = (x: number, y: number): number => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const across = smooth(x - left);
    const upper = corner(left, top) + (corner(left + 1, top) - corner(left, top)) * across;
    const lower = corner(left, top + 1) + (corner(left + 1, top + 1) - corner(left, top + 1)) * across;
    return upper + (lower - upper) * smooth(y - top);
  };
  const fbm = (x: number, y: number, octaves = 5): number => {
    let [sum, strength, fine] = [0, 0.5, 1];
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += strength * at(x * fine + octave * APART.x, y * fine + octave * APART.y);
      strength /= 2;
      fine *= FINER;
    }
    return sum;
  };
  return { at, fbm };
}
