import type { Draft } from 'immer';
import { known, refuse, type Refusal } from '../../../core/result';
import type { Play as AnyPlay, Rule as AnyRule } from '../../../core/rulebook';
import type { Seat } from '../../../core/seats';
import type { Action, ActionOf } from '../actions';
import type { Event } from '../events';
import type { RefusalCode } from '../refusals';
import type { SeatState, Ship, ShipId, State } from '../state';
import type { Sea } from './sea';

export type Play = AnyPlay<State, Event>;
export type Rule<Type extends Action['type']> = AnyRule<Sea, State, Event, ActionOf<Type>, RefusalCode>;

/** Why something cannot be done; `undefined` when it can. */
export type WhyNot = Refusal<RefusalCode> | undefined;

export const no: typeof refuse<RefusalCode> = refuse;

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
