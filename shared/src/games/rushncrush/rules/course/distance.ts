import type { Car } from '../../state';
import { crossesLine, farness, FINISH, spaceOf, WAYS, type Road, type Space, type SpaceId } from './road';

/** The distance to the line, over free spaces. The rules do not need it; bots do. */

/** By space: the fewest steps. Spaces in a wall are included, although nothing drives through one. */
export type Steps = ReadonlyMap<SpaceId, number>;

/** For each road: steps to the next crossing of the line, to the one after it, and so on. */
const COUNTED = new WeakMap<Road, Steps[]>();

/** From every space the fewest steps over the line: the finish, or the beginning of a ring's next lap. */
export const stepsToLine = (road: Road): Steps => stepsToCrossing(road, 1);

/** The fewest steps that a car still has to its finish, with all its laps. */
export function stepsToGo(road: Road, { at, lap }: Pick<Car, 'at' | 'lap'>): number {
  const crossings = road.course.kind === 'ring' ? road.course.laps - lap + 1 : 1;
  return stepsToCrossing(road, crossings).get(at) ?? Infinity;
}

/** From every space the fewest steps until the line has been crossed this number of times. */
function stepsToCrossing(road: Road, crossings: number): Steps {
  const counted = COUNTED.get(road) ?? [];
  COUNTED.set(road, counted);
  while (counted.length < crossings) counted.push(countBack(road, counted.at(-1)));
  return counted[crossings - 1] ?? new Map<SpaceId, number>();
}

/** Every step leads further along its tile or onto the next one, so the furthest spaces come first. */
function countBack(road: Road, beyond: Steps | undefined): Steps {
  const steps = new Map<SpaceId, number>();
  const after = (space: Space, to: SpaceId): number => {
    if (to === '') return Infinity;
    if (to === FINISH) return 0;
    if (spaceOf(road, to).isWall) return Infinity;
    if (crossesLine(road, space.id, to)) return beyond ? (beyond.get(to) ?? Infinity) : 0;
    return steps.get(to) ?? Infinity;
  };
  for (const space of road.spaces.toSorted((one, other) => farness(other) - farness(one)))
    steps.set(space.id, 1 + Math.min(...WAYS.map((way) => after(space, space.next[way]))));
  return steps;
}
