import { known } from '../../../core/result';
import { TILE_SIDES, wallsOf } from '../content/tiles';
import type { Course } from './courses';
import type { SpaceId } from './road';

/** Where the cars stand at the start. (R11) */

/** Cars per row. */
const GRID_LANES = 2;
const FROM_THE_MIDDLE = [3, 4, 2, 5, 1, 6];

/**
 * Three rows of two: before the line of a ring, at the beginning of an open course. Each row uses its free spaces
 * nearest to the middle; if walls leave too few of them, the row ahead takes one more. (R11)
 */
export function gridOf({ kind, tiles }: Course): SpaceId[] {
  const tile = kind === 'ring' ? tiles.length - 1 : 0;
  const side = known(tiles[tile], 'a tile for the grid');
  const walls = wallsOf(side);
  const rows: SpaceId[][] = [];
  let wanted = 0;
  for (const row of kind === 'ring' ? [2, 1, 0] : [1, 2, 3]) {
    wanted += GRID_LANES;
    const places = FROM_THE_MIDDLE.map((lane) => {
      const of = known(TILE_SIDES[side].lanes[lane - 1], 'a lane');
      return `${lane}.${kind === 'ring' ? of - row : row}`;
    });
    const taken = places.filter((place) => !walls.has(place)).slice(0, wanted);
    wanted -= taken.length;
    rows.unshift(taken.map((place) => `${tile + 1}.${place}`));
  }
  return rows.flat();
}
