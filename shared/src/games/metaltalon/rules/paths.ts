import { expectDefined } from '../../../core/ground/result';
import { NEIGHBOURS, SPACE_IDS, type SpaceId } from '../content/board';
import type { ShipId } from '../state';
import { homeOf, playersIn, type Sea } from './sea';

/** Paths over the board, for shots (source L98, "the shortest legal path"; T3, T22) and moves (T19). */

/** A space by its index in `SPACE_IDS`: searches work with numbers instead of strings. */
export type Index = number;

const INDEX: ReadonlyMap<SpaceId, Index> = new Map(SPACE_IDS.map((id, index) => [id, index]));
export const indexOf = (id: SpaceId): Index => expectDefined(INDEX.get(id), `a space ${id}`);
export const idOf = (index: Index): SpaceId => expectDefined(SPACE_IDS[index], `a space number ${index}`);

const BESIDE: readonly (readonly Index[])[] = SPACE_IDS.map((id) => (NEIGHBOURS[id] ?? []).map(indexOf));

const UNREACHED = -1;

/** 1 for every space that `mover` cannot move through: other ships and owned bases block it. */
export function closedSpaces(sea: Sea, mover?: ShipId): Uint8Array {
  const closed = new Uint8Array(SPACE_IDS.length);
  for (const [id, { at }] of Object.entries(sea.ships)) if (id !== mover) closed[indexOf(at)] = 1;
  for (const seat of playersIn(sea)) closed[indexOf(homeOf(sea, seat))] = 1;
  return closed;
}

/** The distance of every space from a start, and the way there. */
export interface Flood {
  /** In the order in which they were reached, the nearest first; the start itself comes first. */
  readonly reached: readonly Index[];
  stepsTo(space: Index): number | undefined;
  /** The spaces of one shortest way, without the start but with the end. */
  wayTo(space: Index): SpaceId[];
}

/** Breadth-first search over all steps that `mayStep` allows, given the number of steps made before. */
export function floodFrom(start: Index, mayStep: (from: Index, to: Index, steps: number) => boolean): Flood {
  const steps = new Int16Array(SPACE_IDS.length).fill(UNREACHED);
  const before = new Int16Array(SPACE_IDS.length).fill(UNREACHED);
  steps[start] = 0;
  const reached = [start];
  for (const here of reached) {
    const made = steps[here] ?? 0;
    for (const next of BESIDE[here] ?? []) {
      if (steps[next] !== UNREACHED || !mayStep(here, next, made)) continue;
      steps[next] = made + 1;
      before[next] = here;
      reached.push(next);
    }
  }
  return {
    reached,
    stepsTo: (space) => (steps[space] === UNREACHED ? undefined : steps[space]),
    wayTo: (space) => trace(before, space),
  };
}

function trace(before: Int16Array, end: Index): SpaceId[] {
  const way: SpaceId[] = [];
  let here = end;
  for (let last = before[here]; last !== undefined && last !== UNREACHED; last = before[here]) {
    way.push(idOf(here));
    here = last;
  }
  return way.reverse();
}

/** The shortest legal paths for a shot from one space to every other. */
export interface Ranges {
  /** Empty spaces on the way: 0 when the two are adjacent or the same; undefined without a legal path. */
  emptyTo(space: SpaceId): number | undefined;
  /** Those spaces, from the shooter to the target. */
  pathTo(space: SpaceId): SpaceId[] | undefined;
}

/** Paths for the shooter, standing on `from`: what else is on the two ends does not matter. */
export function rangesFrom(sea: Sea, shooter: ShipId, from: SpaceId): Ranges {
  const closed = closedSpaces(sea, shooter);
  const start = indexOf(from);
  const flood = floodFrom(start, (here) => here === start || !closed[here]);
  return {
    emptyTo: (space) => {
      const steps = flood.stepsTo(indexOf(space));
      return steps === undefined ? undefined : Math.max(0, steps - 1);
    },
    pathTo: (space) => {
      const end = indexOf(space);
      return flood.stepsTo(end) === undefined ? undefined : flood.wayTo(end).slice(0, -1);
    },
  };
}
