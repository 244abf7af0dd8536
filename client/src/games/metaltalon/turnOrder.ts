import { nextTurn, seatsAfter } from '@gearhall/shared/games/metaltalon/rules/turns';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import type { TurnOrder } from '../../stage/contract/turnOrder';

/** Clockwise around the board, from the first player on. */
export function turnOrder(view: View): TurnOrder {
  const { seats, first, phase, turn, round, roundLimit } = view;
  const others = seatsAfter(view, first).filter((seat) => seat !== first);
  const { seat, newRound } = nextTurn(view, turn);
  const isDecided = phase === 'turns' && !(newRound && round >= roundLimit);
  return {
    seats: [first, ...others].filter((one) => seats[one]?.out === false),
    next: isDecided ? seat : undefined,
  };
}
