import { distance, hexTowards } from '@gearhall/shared/core/game/hex';
import {
  coordinatesOf,
  edgeHexes,
  type EdgeId,
  type HexId,
} from '@gearhall/shared/games/kriegbot/content/map';
import { count } from '../../words/field/names';

/** The hexes to an edge and the step over it, as the crow flies. */
export function stepsLeft(at: HexId, edge: EdgeId): string {
  const from = coordinatesOf(at);
  const away = edgeHexes(edge).map((hex) =>
    distance(from, hexTowards(coordinatesOf(hex), edge === 'top' ? 4 : 1)),
  );
  return count(Math.min(...away), 'hex', 'hexes');
}
