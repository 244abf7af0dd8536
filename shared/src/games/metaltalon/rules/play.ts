import type { Draft } from 'immer';
import type { Dice } from '../../../core/dice';
import { known, refuse, type Refusal } from '../../../core/result';
import type { Seat } from '../../../core/seats';
import type { Action, ActionOf } from '../actions';
import type { Event } from '../events';
import type { RefusalCode } from '../refusals';
import type { SeatState, Ship, ShipId, State } from '../state';
import type { Sea } from './sea';

/** An accepted action while it is carried out: the state in change, the dice, the events so far. */
export interface Play {
  readonly state: Draft<State>;
  readonly dice: Dice;
  tell(event: Event): void;
}

/** Why something cannot be done; `undefined` when it can. */
export type WhyNot = Refusal<RefusalCode> | undefined;

export const no: typeof refuse<RefusalCode> = refuse;

/** One kind of action: why it may be refused, what it does, and every one of its kind that is legal. */
export interface Rule<Type extends Action['type']> {
  whyNot(sea: Sea, seat: Seat, action: ActionOf<Type>): WhyNot;
  apply(play: Play, seat: Seat, action: ActionOf<Type>): void;
  /** Only asked when the seat may do things of this kind now. */
  list(sea: Sea, seat: Seat): readonly ActionOf<Type>[];
}

export const seatIn = (play: Play, seat: Seat): Draft<SeatState> =>
  known(play.state.seats[seat], `a seat ${seat}`);

export const shipIn = (play: Play, ship: ShipId): Draft<Ship> =>
  known(play.state.ships[ship], `a ship ${ship}`);

/** Puts a new stack on the board, with an id of its own. */
export function addShip(play: Play, ship: Omit<Ship, 'id'>): ShipId {
  play.state.launched += 1;
  const id = `s${play.state.launched}`;
  play.state.ships[id] = { id, ...ship };
  return id;
}

/** Takes a stack off the board; its activation ends with it. */
export function removeShip(play: Play, ship: ShipId): void {
  Reflect.deleteProperty(play.state.ships, ship);
  if (play.state.active?.ship === ship) delete play.state.active;
}
