import type { Point } from '../../../stage/geometry/geometry';
import { spaceUnder, type Layout, type Place } from '../looks/layout';
import { CAR } from '../looks/looks';
import type { Pointed } from '../tools/tool';

interface Shown {
  readonly layout: Layout | undefined;
  /** The line of the open list under the point. */
  readonly option: number | undefined;
  readonly cars: Iterable<readonly [string, Place]>;
}

/** What lies under a point of the board: a line of the open list, a car, or its space. */
export function thingAt(point: Point, { layout, option, cars }: Shown): Pointed | undefined {
  if (option !== undefined) return { kind: 'option', index: option };
  for (const [car, place] of cars) if (isOn(place, point)) return { kind: 'car', car };
  const space = layout && spaceUnder(layout, point);
  return space === undefined ? undefined : { kind: 'space', space };
}

function isOn({ at, angle }: Place, { x, y }: Point): boolean {
  const [dx, dy] = [x - at.x, y - at.y];
  const ahead = dx * Math.cos(angle) + dy * Math.sin(angle);
  const right = dy * Math.cos(angle) - dx * Math.sin(angle);
  return Math.abs(ahead) <= CAR.length / 2 && Math.abs(right) <= CAR.width / 2;
}
