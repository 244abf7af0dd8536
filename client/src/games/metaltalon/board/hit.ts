import { spaceOf } from '@gearhall/shared/games/metaltalon/content/board';
import { gap, type Point } from '../../../stage/geometry/geometry';
import { cashPlateAt, CELL_RADIUS, spaceAt } from '../looks/layout';
import type { ShipPicture } from '../looks/picture';
import type { Pointed } from '../tools/tool';

/** What lies under a point of the board: a ship, otherwise its space. `hasPlates`: bases have plates with their cash. */
export function thingAt(
  point: Point,
  ships: Iterable<readonly [string, ShipPicture]>,
  hasPlates: boolean,
): Pointed | undefined {
  const plate = hasPlates ? cashPlateAt(point) : undefined;
  if (plate) return { kind: 'base', base: plate };
  let best: { ship: string; away: number } | undefined;
  for (const [ship, { at, scale }] of ships) {
    const away = gap(point, at);
    if (away <= CELL_RADIUS * scale && (!best || away < best.away)) best = { ship, away };
  }
  if (best) return { kind: 'ship', ship: best.ship };
  const space = spaceAt(point);
  if (space === undefined) return undefined;
  const { base } = spaceOf(space);
  return base ? { kind: 'base', base } : { kind: 'space', space };
}
