import { brokenHttpCase } from './brokenHttp';
import { messageCase } from './messages';
import { rawFramesCase } from './rawFrames';
import { restCase } from './rest';
import { Rng, type Weights } from './Rng';
import type { Stage } from './Stage';
import { upgradeCase } from './upgrades';

type Case = (stage: Stage, rng: Rng, number: number) => Promise<void>;

const SURFACES = {
  messages: messageCase,
  rest: restCase,
  brokenHttp: brokenHttpCase,
  upgrades: upgradeCase,
  frames: rawFramesCase,
} as const satisfies Record<string, Case>;
export type SurfaceName = keyof typeof SURFACES;
export const SURFACE_NAMES = Object.keys(SURFACES) as SurfaceName[];
/** Of a hundred cases. What costs a connection is tried less often. */
const SHARES: Weights<SurfaceName> = { messages: 62, rest: 22, brokenHttp: 3, upgrades: 5, frames: 8 };

interface CaseId {
  readonly surface: SurfaceName;
  readonly seed: number;
  readonly number: number;
}

/** The surface that a case of this seed is for. */
export const surfaceOf = (seed: number, number: number): SurfaceName =>
  new Rng(seed, number).weighted(SHARES);

/** Runs one case. Rejects with an error that describes the misbehaviour. */
export function runCase(stage: Stage, { surface, seed, number }: CaseId): Promise<void> {
  const rng = new Rng(seed, number);
  // Repeats the first draw, which has chosen the surface.
  rng.weighted(SHARES);
  return (SURFACES[surface] as Case)(stage, rng, number);
}
