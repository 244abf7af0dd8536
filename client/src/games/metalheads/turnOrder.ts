import { nextSeat } from '@gearhall/shared/games/metalheads/rules/turn/turns';
import type { View } from '@gearhall/shared/games/metalheads/view';
import { seatsLeft, type TurnOrder } from '../../stage/contract/turnOrder';

/** Around the table; in the last round, up to the player before the first. */
export function turnOrder(view: View): TurnOrder {
  const { players, phase, turn, ending } = view;
  const { seat, newRound } = nextSeat(view, turn.seat);
  const isDecided = phase === 'turns' && !(newRound && ending !== '');
  return { seats: seatsLeft(players), next: isDecided ? seat : undefined };
}
