import type { FacingWheel } from '../../../stage/highlights/facingWheel';
import { gap, type Point } from '../../../stage/geometry/geometry';
import { hexUnder, petalUnder, PITCH, pointOf } from '../looks/layout';
import type { KrusherPicture } from '../looks/picture';
import type { Pointed } from '../tools/tool';

interface Shown {
  /** Of the wheel. */
  readonly size: number;
  readonly krushers: Iterable<readonly [string, Pick<KrusherPicture, 'at'>]>;
}

/** What lies under a point of the arena: a petal of the open wheel, a Krusher, or its hex. */
export function thingAt(
  point: Point,
  wheel: FacingWheel | undefined,
  { size, krushers }: Shown,
): Pointed | undefined {
  const facing = wheel && petalUnder(pointOf(wheel.hex), point, size);
  if (wheel?.petals.some((petal) => petal.facing === facing) && facing !== undefined)
    return { kind: 'facing', facing };
  for (const [krusher, { at }] of krushers) {
    if (gap(point, at) <= PITCH / 2) return { kind: 'krusher', krusher };
  }
  const hex = hexUnder(point);
  return hex === undefined ? undefined : { kind: 'hex', hex };
}
