import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { TurnOrder } from '../../../stage/contract/turnOrder';

/** `next`: its turn follows. `out`: it has no more turns. */
type TurnState = 'acts' | 'next' | 'waits' | 'out';

export interface SeatTurn {
  readonly seat: Seat;
  readonly state: TurnState;
}

interface Turns {
  readonly seats: number;
  /** The seats that the game waits for. */
  readonly toAct: readonly Seat[];
  readonly order: TurnOrder;
  /** Somebody only answers: the turn has not changed. */
  readonly isAnswer: boolean;
}

/** The seats in the order of their turns; those that are out come last. */
export function turnsOf({ seats, toAct, order, isAnswer }: Turns): readonly SeatTurn[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const out = all.filter((seat) => !order.seats.includes(seat) && !toAct.includes(seat));
  const playing = [...order.seats, ...toAct.filter((seat) => !order.seats.includes(seat))];
  // Where several act at once, they do not take turns.
  const isNext = (seat: Seat): boolean => !isAnswer && toAct.length === 1 && seat === order.next;
  const stateOf = (seat: Seat): TurnState =>
    toAct.includes(seat) ? 'acts' : isNext(seat) ? 'next' : 'waits';
  return [
    ...playing.map((seat) => ({ seat, state: stateOf(seat) })),
    ...out.map((seat) => ({ seat, state: 'out' as const })),
  ];
}
