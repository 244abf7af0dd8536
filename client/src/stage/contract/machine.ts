import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { SeatLook } from '../../ui/theme/seatLooks';
import type { Brush } from '../paint/pieces';

/** The owner of the machine that is painted. */
export interface MachineOf<View> {
  readonly seat: Seat;
  readonly look: SeatLook;
  /** Absent before the start: then a seat has the machine that it might have. */
  readonly view: View | undefined;
}

/**
 * Paints the machine of a seat, its front at the top, into a square of 120 units around the middle.
 *
 * @example
 * ```ts
 * import type { PaintMachine } from '../../client/src/stage/contract/machine';
 *
 * // A coin in the colour of the seat.
 * export const paintCoin: PaintMachine<unknown> = (brush, { look }) => {
 *   brush.fillStyle = look.colour;
 *   brush.arc(0, 0, 50, 0, 2 * Math.PI);
 *   brush.fill();
 * };
 * ```
 */
export type PaintMachine<View> = (brush: Brush, of: MachineOf<View>) => void;
