import { isSame } from '../../../core/json/equality';
import { isRefusal, type Refusal } from '../../../core/ground/result';
import type { Seat } from '../../../core/ground/seats';
import type { Action } from '../actions';
import type { BaseId, SpaceId } from '../content/board';
import { SETUPS } from '../content/setups';
import type { Event, EventOf } from '../events';
import { options, type Options } from '../options';
import { metaltalon } from '..';
import type { Activation, SeatState, Ship, ShipId, Stack, State } from '../state';
import { rigged } from '../../../core/testing/rigged';

/**
 * A short description of a position; whatever is not named has ordinary defaults. Bankers stand for a race without
 * powers.
 */
export interface Given {
  readonly options?: Partial<Options> | undefined;
  readonly seats?: readonly Partial<SeatState>[] | undefined;
  readonly ships?: Readonly<Record<ShipId, GivenShip>>;
  readonly turn?: Seat;
  readonly first?: Seat;
  readonly round?: number;
  readonly step?: State['step'];
  readonly active?: Activation;
}

export interface GivenShip extends Partial<Stack> {
  readonly owner?: Seat;
  readonly at: SpaceId;
  readonly spent?: boolean;
}

/** A state with the events that led to it, and the means to go on. */
export interface Position {
  readonly state: State;
  /** The events of the last action. */
  readonly events: readonly Event[];
  /** Plays an action with these rolls, all of which must be used. */
  play(seat: Seat, action: Action, ...rolls: readonly number[]): Position;
  resign(seat: Seat, ...rolls: readonly number[]): Position;
  /** Why the action is refused. */
  refusal(seat: Seat, action: Action): Refusal;
  legal(seat: Seat): readonly Action[];
  legalOf<Type extends Action['type']>(seat: Seat, type: Type): Extract<Action, { type: Type }>[];
  emitted<Type extends Event['type']>(type: Type): EventOf<Type>[];
  coins(ship: ShipId): Stack | undefined;
  cash(seat: Seat): number | undefined;
}

export function given(situation: Given = {}): Position {
  const { seats = [{}, {}], ships = {}, turn = 0, first = 0, round = 1, step = 'acting', active } = situation;
  const bases: readonly BaseId[] = SETUPS[seats.length]?.[0] ?? [];
  const state: State = {
    options: options.parse(situation.options ?? {}),
    phase: 'turns',
    round,
    first,
    turn,
    step,
    seats: seats.map((seat, index) => {
      const base = bases[index];
      return { ...ORDINARY_SEAT, ...(base && { base }), ...seat };
    }),
    ships: Object.fromEntries(Object.entries(ships).map(([id, ship]) => [id, shipFrom(id, ship)])),
    launched: 100,
    ...(active && { active }),
  };
  return position(state, []);
}

const ORDINARY_SEAT: SeatState = { race: 'bankers', settled: true, cash: 25, out: false, asked: true };

const shipFrom = (id: ShipId, ship: GivenShip): Ship => ({
  id,
  owner: 0,
  spent: false,
  pennies: 0,
  nickels: 0,
  dimes: 0,
  ...ship,
});

/** A game that begins with these rolls: a race for each seat, then those of the set-up. */
export function begun(chosen: Partial<Options>, seats: number, ...rolls: readonly number[]): Position {
  const { state, events } = metaltalon.setup(options.parse(chosen), seats, rigged(...rolls));
  return position(state, events);
}

export function position(state: State, events: readonly Event[]): Position {
  const legal = (seat: Seat) => metaltalon.legal(metaltalon.project(state, seat), seat);
  const isListed = (seat: Seat, action: Action) => legal(seat).some((one) => isSame(one, action));
  return {
    state,
    events,
    play: (seat, action, ...rolls) => {
      const dice = rigged(...rolls);
      const step = metaltalon.apply(state, seat, action, dice);
      if (isRefusal(step)) throw new Error(`Refused: ${step.refused}.`);
      if (dice.left > 0) throw new Error(`${dice.left} of the given rolls were not asked for.`);
      if (!isListed(seat, action)) throw new Error(`Accepted, but not listed: ${JSON.stringify(action)}.`);
      return position(step.state, step.events);
    },
    resign: (seat, ...rolls) => {
      const step = metaltalon.resign(state, seat, rigged(...rolls));
      return position(step.state, step.events);
    },
    refusal: (seat, action) => {
      const step = metaltalon.apply(state, seat, action, rigged());
      if (!isRefusal(step)) throw new Error(`Accepted: ${JSON.stringify(action)}.`);
      if (isListed(seat, action)) throw new Error(`Refused, but listed: ${JSON.stringify(action)}.`);
      return step;
    },
    legal,
    legalOf: (seat, type) => legal(seat).filter((action) => isOf(action, type)),
    emitted: (type) => events.filter((event) => isEventOf(event, type)),
    coins: (ship) => state.ships[ship] && stackOf(state.ships[ship]),
    cash: (seat) => state.seats[seat]?.cash,
  };
}

/** Short notation for a stack: `coins(4, 1)` is four pennies and a nickel. */
export const coins = (pennies: number, nickels = 0, dimes = 0): Stack => ({ pennies, nickels, dimes });

const stackOf = ({ pennies, nickels, dimes }: Stack): Stack => ({ pennies, nickels, dimes });

const isOf = <Type extends Action['type']>(
  action: Action,
  type: Type,
): action is Extract<Action, { type: Type }> => action.type === type;

const isEventOf = <Type extends Event['type']>(event: Event, type: Type): event is EventOf<Type> =>
  event.type === type;

/** The same text for the same action, whatever the order of its fields. */
export const keyOf = (action: Action): string => JSON.stringify(Object.entries(action).sort());
