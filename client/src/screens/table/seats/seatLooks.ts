import { useMemo } from 'preact/hooks';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { AnyGameClient } from '../../../stage/contract/contract';
import { seatLook, type SeatLook } from '../../../ui/theme/seatLooks';

type Marks = Pick<AnyGameClient, 'seatLook'>;

/** How the seats of a table are marked: by its game, where that is played in teams. */
export function looksAt(game: Marks, options: unknown, seats: number): (seat: Seat) => SeatLook {
  return (seat) => game.seatLook?.(seat, { options, seats }) ?? seatLook(seat);
}

/** The same function as before while nothing has changed; `options` as JSON. */
export function useSeatLooks(game: Marks, options: string, seats: number): (seat: Seat) => SeatLook {
  return useMemo(() => looksAt(game, parsed(options), seats), [game, options, seats]);
}

function parsed(options: string): unknown {
  try {
    return JSON.parse(options);
  } catch {
    return undefined;
  }
}
