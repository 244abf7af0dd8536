import type { TypedThing } from './game';

/** One step of what a pair of eyes saw: what happened, and what the table looked like afterwards. */
export interface ReelStep {
  /** How the view differs from that of the step before (delta.ts); of the first step, the whole view. */
  readonly change: unknown;
  readonly events: readonly TypedThing[];
}

/** All that one viewer saw of a game, from the set-up (step 0) on; steps they saw nothing of are not in it. */
export type Reel = readonly ReelStep[];
