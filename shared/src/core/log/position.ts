import type { Entry, Placed } from './entry';
import type { Seat } from '../ground/seats';

/** An entry of the log with the one before it: a linked list, so that positions share their past. */
export interface Link extends Placed {
  readonly before: Link | undefined;
}

/**
 * A linked step of the actions that still stand, with everything needed to replay from there without the undone ones.
 */
export interface PathStep extends Placed {
  readonly before: PathStep | undefined;
  /** The number of steps before it. */
  readonly count: number;
  /** The number of dice draws, and the log, before it. */
  readonly drawn: number;
  readonly log: Link | undefined;
  /** The state before it, at every CHECKPOINTth step. */
  readonly state?: unknown;
}

/** Going back to an earlier step replays fewer actions than this. */
const CHECKPOINT = 16;

/** Where a match is, and how it got there. */
export interface Position {
  readonly state: unknown;
  /** Dice draws so far; the draws of undone actions are not reused. */
  readonly drawn: number;
  /** Entries in the log so far. */
  readonly length: number;
  /** Every accepted action, undone or not. */
  readonly log: Link | undefined;
  /** The accepted actions that still stand. */
  readonly path: PathStep | undefined;
}

/** A position that is kept so that an undo need not replay the match up to there. */
export interface UndoPoint {
  /** The seat whose action followed. */
  readonly seat: Seat;
  readonly position: Position;
}

/** The step that `entry` takes from this position. */
export function stepAfter({ state, drawn, length, log, path }: Position, entry: Entry): PathStep {
  const count = path ? path.count + 1 : 0;
  const step = { entry, at: length, before: path, count, drawn, log };
  return count % CHECKPOINT === 0 ? { ...step, state } : step;
}

/** The step at this place in the log, if it still stands. */
export function stepAt(last: PathStep | undefined, at: number): PathStep | undefined {
  let step = last;
  while (step && step.at > at) step = step.before;
  return step?.at === at ? step : undefined;
}

/** The steps from the last one with a checkpoint to this one. */
export function sinceCheckpoint(last: PathStep): PathStep[] {
  const steps: PathStep[] = [];
  for (let step: PathStep | undefined = last; step; step = step.before) {
    steps.push(step);
    if (step.count % CHECKPOINT === 0) break;
  }
  return steps.reverse();
}

/** Where the match was before a step, with its state then. */
export const positionBefore = ({ at, before, drawn, log }: PathStep, state: unknown): Position => ({
  state,
  drawn,
  length: at,
  log,
  path: before,
});

/**
 * The last footprint of each seat, which is what its undo would need. All footprints since the last change of the
 * acting seat are kept.
 */
export const lastOfEach = (trail: readonly UndoPoint[]): readonly UndoPoint[] =>
  trail.filter(({ seat }, index) => index === trail.findLastIndex((other) => other.seat === seat));

/** A linked list as an array, the oldest first. */
export function listed<Kind extends Placed & { readonly before: Kind | undefined }>(
  last: Kind | undefined,
): Kind[] {
  const links: Kind[] = [];
  for (let link = last; link; link = link.before) links.push(link);
  return links.reverse();
}
