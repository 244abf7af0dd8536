import type { Direction } from '../../../core/game/hex';

/** Facings as they lie on the sheet, the top edge in the north. */
export const FACING = {
  southEast: 0,
  south: 1,
  southWest: 2,
  northWest: 3,
  north: 4,
  northEast: 5,
} as const satisfies Readonly<Record<string, Direction>>;
export type FacingName = keyof typeof FACING;
