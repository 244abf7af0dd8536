import type { TypedThing } from './game';
import type { Roll } from './dice';
import type { Seat, Viewer } from './seats';

/** A game that can be looked at step by step: from a record by its rules, or from stored views (a reel). */
export interface Showing {
  /** Steps after the set-up, which is step 0. */
  readonly length: number;
  /** The viewers whose eyes can be borrowed. */
  readonly viewers: readonly Viewer[];
  view(step: number, viewer: Viewer): unknown;
  /** What happened in the step, as far as the viewer may know. */
  events(step: number, viewer: Viewer): readonly TypedThing[];
  /** Whose action the step was; undefined for the set-up, and where it is not known. */
  actor(step: number): Seat | undefined;
  /** The dice of the step; empty where they are not known. */
  rolls(step: number): readonly Roll[];
}
