import { hexTowards, turned, type Direction } from '../../../core/game/hex';
import { expectDefined } from '../../../core/ground/result';
import { arenaHexAt, hexOf, type HexId } from '../content/arena';

/** The middle of the arena: all six sides are free, and the wall is far away. */
export const MIDDLE: HexId = 'i9';

/** The hex this number of steps from the middle, or from another hex, in one direction. */
export const away = (direction: Direction, steps = 1, from: HexId = MIDDLE): HexId =>
  expectDefined(arenaHexAt(hexTowards(hexOf(from), direction, steps)), `a hex ${steps} away from ${from}`).id;

/** The hex two steps from the middle between this direction and the next one clockwise. */
export const between = (direction: Direction): HexId => away(turned(direction, 1), 1, away(direction));
