import { distance } from '../../../core/game/hex';
import { coordinatesOf, groundAt, HEX_IDS, type HexId } from './map';

/** How far hexes are from the border of the map, for buildings that players place. */

const BORDER: readonly HexId[] = HEX_IDS.filter((id) => {
  const { column, halves } = groundAt(id);
  return column === 0 || column === 20 || halves <= 1 || halves >= 29;
});

/** 0 on it. */
const fromBorder = (at: HexId): number =>
  Math.min(...BORDER.map((edge) => distance(coordinatesOf(edge), coordinatesOf(at))));

/** Hexes that are far enough from the border, computed once for each distance. */
const inland = new Map<number, readonly HexId[]>();
export function hexesInland(least: number): readonly HexId[] {
  const hexes = inland.get(least) ?? HEX_IDS.filter((at) => fromBorder(at) >= least);
  inland.set(least, hexes);
  return hexes;
}
