import { gap, type Point } from '../../stage/geometry';
import { hexUnder, PITCH } from './layout';
import type { KrusherPicture } from './picture';
import type { Pointed } from './tools/tool';

/** What lies under a point of the arena: a Krusher before the hex that it stands on. */
export function thingAt(
  point: Point,
  krushers: Iterable<readonly [string, Pick<KrusherPicture, 'at'>]>,
): Pointed | undefined {
  for (const [krusher, { at }] of krushers) {
    if (gap(point, at) <= PITCH / 2) return { kind: 'krusher', krusher };
  }
  const hex = hexUnder(point);
  return hex === undefined ? undefined : { kind: 'hex', hex };
}
