import { INTERNAL_LINKAGE } from '../../content/chassis';
import { SIDES, type BySide, type Side } from '../../content/sides';

/**
 * What is left of a Krusher (G10). The sheet's marks do not depend on its armor: they count the points that reached
 * each side, and those that went straight to the Internal Linkage. So a viewer who does not know the armor knows the
 * hits, and nothing more.
 */
export interface Marked {
  readonly hits: BySide;
  readonly pierced: number;
}

export const armorLeft = ({ hits }: Marked, armor: BySide, side: Side): number =>
  Math.max(0, armor[side] - hits[side]);

/** Points of Internal Linkage left, at least 0. */
export function linkageLeft({ hits, pierced }: Marked, armor: BySide): number {
  const through = SIDES.reduce((sum, side) => sum + Math.max(0, hits[side] - armor[side]), 0);
  return Math.max(0, INTERNAL_LINKAGE - pierced - through);
}
