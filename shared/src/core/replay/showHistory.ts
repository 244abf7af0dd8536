import type { TypedThing } from '../game';
import type { SeenStep } from '../bots/bot';
import type { RecordedEntry, RecordedRoll } from '../record/record';
import { seenIn, type ViewHistory } from './viewHistory';
import { BrokenRule } from '../ground/result';
import type { Seat, Viewer } from '../ground/seats';

/** A game that can be replayed step by step: from a record by its rules, or from stored views (a view history). */
export interface Showing {
  /** The number of steps after the set-up, which is step 0. */
  readonly length: number;
  /** The viewers whose point of view can be chosen. */
  readonly viewers: readonly Viewer[];
  view(step: number, viewer: Viewer): unknown;
  /** The events of the step that the viewer may know. */
  events(step: number, viewer: Viewer): readonly TypedThing[];
  /** Whose action the step was; undefined for the set-up, and if unknown. */
  actor(step: number): Seat | undefined;
  /** The dice of the step; empty if unknown. */
  rolls(step: number): readonly RecordedRoll[];
}

type ViewHistories = Readonly<Record<string, ViewHistory>>;

/** What is known besides the stored views: the acting seats and the dice of the steps. */
export interface StepDetails {
  readonly rolls: readonly RecordedRoll[];
  readonly entries: readonly Pick<RecordedEntry, 'seat' | 'rolls'>[];
}

/**
 * Shows stored views, by viewer. If only those of "everyone" are stored, every viewer saw them (`GameRecord.reels`).
 * `told` must belong to the same steps.
 */
export function showHistory(reels: ViewHistories, told?: StepDetails): Showing {
  const seen = new Map(Object.entries(reels).map(([key, history]) => [key, seenIn(history)]));
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

/** The step, which must exist. */
export function placed<T>(steps: readonly T[], step: number): T {
  const found = steps[step];
  if (found === undefined) throw new BrokenRule(`There is no step ${step} to be shown.`);
  return found;
}
