import type { Options } from '@gearhall/shared/games/metalkrushers/options';
import type { SeatLook } from '../../../ui/theme/seatLooks';
import type { Design } from './draft';

export interface SheetProps {
  readonly design: Design;
  readonly options: Options;
  /** That of the player who builds. */
  readonly look: SeatLook;
  readonly onChange: (design: Design) => void;
}
