import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import type { ItemId } from '@gearhall/shared/games/kriegbot/content/chassis';
import type { FacingWheel } from '../../../stage/highlights/facingWheel';
import { gap, type Point } from '../../../stage/geometry/geometry';
import { hexUnder, petalUnder, PITCH, pointOf } from '../looks/layout';
import type { RobotPicture } from '../looks/picture';
import type { Pointed } from '../tools/tool';

interface Shown {
  readonly wheel: FacingWheel | undefined;
  /** Of the wheel. */
  readonly size: number;
  /** The cell of the open plate under the point. */
  readonly item: ItemId | undefined;
  /** The tent or drone there, or the hex of an open stack of them. */
  readonly unit: { readonly unit: string } | { readonly hex: HexId } | undefined;
  readonly robots: Iterable<readonly [string, Pick<RobotPicture, 'at'>]>;
}

/** What lies under a point: a cell of the open plate, a petal of the open wheel, a tent, a robot, or its hex. */
export function thingAt(point: Point, { wheel, size, item, unit, robots }: Shown): Pointed | undefined {
  if (item !== undefined) return { kind: 'item', item };
  const facing = wheel && petalUnder(pointOf(wheel.hex), point, size);
  if (facing !== undefined && wheel?.petals.some((petal) => petal.facing === facing))
    return { kind: 'facing', facing };
  if (unit) return 'unit' in unit ? { kind: 'robot', robot: unit.unit } : { kind: 'hex', hex: unit.hex };
  for (const [robot, { at }] of robots) if (gap(point, at) <= PITCH / 2) return { kind: 'robot', robot };
  const hex = hexUnder(point);
  return hex === undefined ? undefined : { kind: 'hex', hex };
}
