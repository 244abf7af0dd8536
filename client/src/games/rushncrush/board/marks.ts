import type { SpaceId } from '@gearhall/shared/games/rushncrush/rules/course/road';
import type { Trace } from '../../../stage/film/Traces';
import { angleTo } from '../../../stage/film/strikes';
import { between, gap, type Point } from '../../../stage/geometry/geometry';
import { placeOf, type Layout, type Place } from '../looks/layout';

/** What stays on the road. */

export const SOOT = 0x0c0a08;
const RUBBER = 0x0a0909;
/** The least lane changes in one drive after which the tyres leave their rubber. */
export const RUBBED = 2;

export interface Way {
  readonly from: SpaceId;
  readonly path: readonly SpaceId[];
}

const laneOf = (space: SpaceId): string | undefined => space.split('.')[1];

/** The steps of a path, by their index, that lead to another lane. */
export function lanesChanged({ from, path }: Way): readonly number[] {
  const spaces = [from, ...path];
  return path.flatMap((to, index) => {
    const [lane, next] = [laneOf(spaces[index] ?? from), laneOf(to)];
    return lane === next || next === undefined ? [] : [index];
  });
}

/** What tyres leave on the road. */
export const rubberAt = ({ at, angle }: Place, width = 76): Trace => ({
  ...{ grain: 'rubber', colour: RUBBER, width, height: 26, rotation: angle, alpha: 0.8 },
  ...at,
});

/** Where a car has changed its lane fast. */
export function rubberBetween(layout: Layout | undefined, from: SpaceId, to: SpaceId): Trace | undefined {
  const [start, end] = [layout && placeOf(layout, from)?.at, layout && placeOf(layout, to)?.at];
  if (!start || !end) return undefined;
  return rubberAt({ at: between(start, end, 0.4), angle: angleTo(start, end) }, gap(start, end) * 1.35);
}

/** Where a car was pushed aside. */
export const smearBetween = (start: Point, end: Point): Trace => ({
  ...rubberAt({ at: between(start, end, 0.45), angle: angleTo(start, end) }, 62),
  height: 44,
});

/** Where a mine has gone off. */
export const mineSoot = (at: Point): Trace => ({
  ...{ grain: 'scorch', colour: SOOT, width: 70, alpha: 0.8 },
  ...at,
});

/** Under a wreck. */
export const wreckSoot = (at: Point): Trace => ({ ...mineSoot(at), width: 124, alpha: 0.9 });
