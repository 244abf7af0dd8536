import type { Seat } from '@gearhall/shared/core/ground/seats';

/** The turns of a running game, as the header of its table shows them. */
export interface TurnOrder {
  /** The seats that are still in the game, in the order of their turns; where that is decided anew all the time, of the table. */
  readonly seats: readonly Seat[];
  /** The seat that has the next turn; undefined where that is not decided yet. */
  readonly next: Seat | undefined;
}

/** The seats that are still in the game, in the order of the table. */
export const seatsLeft = (seats: readonly { readonly out: boolean }[]): Seat[] =>
  seats.flatMap(({ out }, seat) => (out ? [] : [seat]));

/** Of a game that decides anew, again and again, who comes next. */
export const undecidedOrder = (seats: readonly { readonly out: boolean }[]): TurnOrder => ({
  seats: seatsLeft(seats),
  next: undefined,
});
