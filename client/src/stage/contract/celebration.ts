import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Painting } from '../sprites/Textures';

/**
 * How a game celebrates on its board.
 *
 * @example
 * ```ts
 * import type { Celebrated } from '../../client/src/stage/contract/celebration';
 *
 * // Golden discs, and a light on whatever the winner owns.
 * export const celebrated: Celebrated<{ owners: Record<string, number> }> = {
 *   matter: [
 *     {
 *       ...{ width: 24, height: 24, density: 2 },
 *       paint: (brush) => {
 *         brush.fillStyle = '#f4cf86';
 *         brush.arc(0, 0, 11, 0, 2 * Math.PI);
 *         brush.fill();
 *       },
 *     },
 *   ],
 *   piecesOf: ({ owners }, seat) => Object.keys(owners).filter((id) => owners[id] === seat),
 * };
 * ```
 */
export interface Celebrated<View> {
  /** What rains on the board, each kind as often as the others; in pixels of the screen. */
  readonly matter: readonly Painting[];
  /** The pieces of a seat, by the ids that the board knows them by. */
  piecesOf(view: View, seat: Seat): readonly string[];
}

/** What there is to celebrate. */
export interface Victory {
  readonly winners: readonly Seat[];
  /** Somebody has lost: the light is on the winners alone. */
  readonly dims: boolean;
  /** It rains: not before those who have lost. */
  readonly rains: boolean;
}
