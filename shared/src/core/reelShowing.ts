import type { TypedThing } from './game';
import type { RecordedEntry, RecordedRoll } from './record';
import { seenIn, type Reel, type SeenStep } from './reel';
import { BrokenRule } from './result';
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
  rolls(step: number): readonly RecordedRoll[];
}

type Reels = Readonly<Record<string, Reel>>;

/** What is known beside the stored views: whose actions the steps were, and their dice. */
export interface Told {
  readonly rolls: readonly RecordedRoll[];
  readonly entries: readonly Pick<RecordedEntry, 'seat' | 'rolls'>[];
}

/**
 * Shows stored views, by viewer. Where only those of "everyone" are stored, they are what every pair
 * of eyes saw (`GameRecord.reels`). `told` must have been of the same steps.
 */
export function showReel(reels: Reels, told?: Told): Showing {
  const seen = new Map(Object.entries(reels).map(([key, reel]) => [key, seenIn(reel)]));
  const shared = seen.size === 1 ? seen.get('everyone') : undefined;
  const at = (step: number, viewer: Viewer): SeenStep => {
    const steps = seen.get(String(viewer)) ?? shared;
    if (!steps) throw new BrokenRule(`What viewer "${viewer}" saw is not stored.`);
    return placed(steps, step);
  };
  const lengths = seen.size > 0 ? [...seen.values()].map((steps) => steps.length) : [0];
  const entryOf = (step: number) => (step > 0 ? told?.entries[step - 1] : undefined);
  return {
    length: Math.max(0, Math.min(...lengths) - 1),
    viewers: [...seen.keys()].map(viewerOf),
    view: (step, viewer) => at(step, viewer).view,
    events: (step, viewer) => at(step, viewer).events,
    actor: (step) => entryOf(step)?.seat,
    rolls: (step) => (step === 0 ? told?.rolls : entryOf(step)?.rolls) ?? [],
  };
}

export function viewerOf(key: string): Viewer {
  return key === 'spectator' || key === 'everyone' ? key : Number(key);
}

/** The step, which must be there. */
export function placed<T>(steps: readonly T[], step: number): T {
  const found = steps[step];
  if (found === undefined) throw new BrokenRule(`There is no step ${step} to be shown.`);
  return found;
}
