import { applyDelta, deltaOf } from './delta';
import type { AnyGame, TypedThing } from './game';
import { viewersOf, type Viewer } from './seats';

/** One step of what a pair of eyes saw: what happened, and what the table looked like afterwards. */
export interface ReelStep {
  /** How the view differs from that of the step before (delta.ts); of the first step, the whole view. */
  readonly change: unknown;
  readonly events: readonly TypedThing[];
}

/** All that one viewer saw of a game, from the set-up (step 0) on; steps they saw nothing of are not in it. */
export type Reel = readonly ReelStep[];

/** A step as it was seen: the whole view. */
export interface SeenStep {
  readonly view: unknown;
  readonly events: readonly TypedThing[];
}

/** The step of a reel that follows the one that ended with `before`; without one, the first. */
export function reelStepOf(before: SeenStep | undefined, { view, events }: SeenStep): ReelStep {
  return { change: before ? deltaOf(before.view, view) : view, events };
}

export function reelOf(steps: Iterable<SeenStep>): ReelStep[] {
  const reel: ReelStep[] = [];
  let before: SeenStep | undefined;
  for (const step of steps) {
    reel.push(reelStepOf(before, step));
    before = step;
  }
  return reel;
}

/** Whose reels a record of the game holds. Of a game without secrets there is one alone: all see the same. */
export function reelViewers({ about }: Pick<AnyGame, 'about'>, seats: number): Viewer[] {
  return about.secrets.length === 0 ? ['everyone'] : [...viewersOf(seats), 'everyone'];
}

/** Every step as it was seen; what two of them have in common, they share. Throws on a reel that does not fit together. */
export function seenIn(reel: Reel): SeenStep[] {
  const steps: SeenStep[] = [];
  for (const { change, events } of reel) {
    const before = steps.at(-1);
    steps.push({ view: before ? applyDelta(before.view, change) : change, events });
  }
  return steps;
}
