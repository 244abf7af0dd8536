import type { Draft } from '../../../core/game/drafts';
import { expectDefined, refuse as refuseAs, type Refusal } from '../../../core/ground/result';
import type { RuleContext as RuleContextOf, Rule as RuleOf } from '../../../core/game/judging';
import type { Seat } from '../../../core/ground/seats';
import type { Action, ActionOf } from '../actions';
import type { Event } from '../events';
import type { RefusalCode } from '../refusals';
import type { SeatState, Ship, ShipId, State } from '../state';
import type { Sea } from './sea';

export type RuleContext = RuleContextOf<State, Event>;
export type Rule<Type extends Action['type']> = RuleOf<Sea, State, Event, ActionOf<Type>, RefusalCode>;

/** Why something cannot be done; `undefined` when it can. */
export type WhyNot = Refusal<RefusalCode> | undefined;

export const refuse: typeof refuseAs<RefusalCode> = refuseAs;

export const seatIn = (context: RuleContext, seat: Seat): Draft<SeatState> =>
  expectDefined(context.state.seats[seat], `a seat ${seat}`);

export const shipIn = (context: RuleContext, ship: ShipId): Draft<Ship> =>
  expectDefined(context.state.ships[ship], `a ship ${ship}`);

/** Puts a new stack on the board, with a new id. */
export function addShip(context: RuleContext, ship: Omit<Ship, 'id'>): ShipId {
  context.state.launched += 1;
  const id = `s${context.state.launched}`;
  context.state.ships[id] = { id, ...ship };
  return id;
}

/** Removes a stack from the board, which ends its activation. */
export function removeShip(context: RuleContext, ship: ShipId): void {
  Reflect.deleteProperty(context.state.ships, ship);
  if (context.state.active?.ship === ship) delete context.state.active;
}
