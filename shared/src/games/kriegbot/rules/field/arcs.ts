import { distance, turned, type Direction, type Hex } from '../../../../core/game/hex';
import type { ArcId } from '../../content/chassis';
import { coordinatesOf, type HexId } from '../../content/map';

/**
 * The facing of a robot that looks to the top edge: the hexes of the sheet have a flat side on top (content/map.ts).
 */
export const NORTH: Direction = 4;
export const SOUTH: Direction = 1;

const rotatedOnce = ({ q, r }: Hex): Hex => ({ q: -r, r: q + r });

/** The offset from a hex to another as seen by a robot that faces `facing`: columns aside and half hexes ahead. */
export function bearing(
  from: Hex,
  facing: Direction,
  to: Hex,
): { readonly aside: number; readonly halvesAhead: number } {
  let way: Hex = { q: to.q - from.q, r: to.r - from.r };
  for (let turns = (NORTH - facing + 6) % 6; turns > 0; turns -= 1) way = rotatedOnce(way);
  return { aside: way.q, halvesAhead: -(2 * way.r + way.q) };
}

/** Source L201, "Weapon arc", in whole numbers (K40). The robot's own hex is in no arc. */
export function isInArc(arc: ArcId, from: HexId, facing: Direction, to: HexId): boolean {
  if (from === to) return false;
  if (arc === 'all') return true;
  const ahead = arc === 'rear120' ? turned(facing, 3) : facing;
  const { aside, halvesAhead } = bearing(coordinatesOf(from), ahead, coordinatesOf(to));
  if (halvesAhead <= 0) return false;
  const columns = Math.abs(aside);
  if (arc === 'line') return columns === 0;
  return arc === 'front60' ? 3 * columns <= halvesAhead : columns <= halvesAhead;
}

/** On the row straight ahead; for a pylon that faces back, straight behind (K29). */
export const isInRow = (arc: ArcId, from: HexId, facing: Direction, to: HexId): boolean =>
  isInArc('line', from, arc === 'rear120' ? turned(facing, 3) : facing, to);

export const rangeBetween = (from: HexId, to: HexId): number =>
  distance(coordinatesOf(from), coordinatesOf(to));
