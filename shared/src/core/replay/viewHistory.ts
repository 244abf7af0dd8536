import { applyDelta, deltaOf } from '../json/delta';
import type { AnyGame, TypedThing } from '../game';
import type { SeenStep } from '../bots/bot';
import { viewersOf, type Viewer } from '../ground/seats';

/** One step of what a viewer saw: what happened, and the view afterwards. */
export interface ViewStep {
  /** The difference from the view of the previous step (json/delta.ts); for the first step, the whole view. */
  readonly change: unknown;
  readonly events: readonly TypedThing[];
}

/**
 * Everything that one viewer saw of a game, from the set-up (step 0) on; steps that were invisible to them are left
 * out.
 */
export type ViewHistory = readonly ViewStep[];

/** The step of a view history that follows `before`; without `before`, the first step. */
export function viewStepOf(before: SeenStep | undefined, { view, events }: SeenStep): ViewStep {
  return { change: before ? deltaOf(before.view, view) : view, events };
}

export function viewHistoryOf(steps: Iterable<SeenStep>): ViewStep[] {
  const history: ViewStep[] = [];
  let before: SeenStep | undefined;
  for (const step of steps) {
    history.push(viewStepOf(before, step));
    before = step;
  }
  return history;
}

/**
 * The viewers whose view histories a game's record contains. A game without secrets has only one, because all see the
 * same.
 */
export function historyViewers({ about }: Pick<AnyGame, 'about'>, seats: number): Viewer[] {
  return about.secrets.length === 0 ? ['everyone'] : [...viewersOf(seats), 'everyone'];
}

/** Every step with its whole view; steps share their unchanged parts. Throws on an inconsistent view history. */
export function seenIn(history: ViewHistory): SeenStep[] {
  const steps: SeenStep[] = [];
  for (const { change, events } of history) {
    const before = steps.at(-1);
    steps.push({ view: before ? applyDelta(before.view, change) : change, events });
  }
  return steps;
}
