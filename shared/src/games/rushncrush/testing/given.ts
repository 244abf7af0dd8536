import { isSame } from '../../../core/json/equality';
import { isRefusal, type Refusal } from '../../../core/ground/result';
import type { Seat } from '../../../core/ground/seats';
import { rigged } from '../../../core/testing/rigged';
import { rushncrush } from '..';
import type { Action, ActionOf } from '../actions';
import { ACTIVATIONS, BASE, fullMines, fullSteering, fullStructure } from '../content/cars';
import { findBox } from '../content/gears';
import type { Event, EventOf } from '../events';
import { options, type Options } from '../options';
import { racing } from '../rules/field';
import { roadOf, spaceOf, type SpaceId } from '../rules/course/road';
import { raceOrder } from '../rules/rounds/rounds';
import type { Car, CarId, Mine, SeatState, State, StepId, Turn } from '../state';

/** No wall on its first three tiles: a straight, a right bend, a left bend. */
export const BARE = 'open:1A-5A-6B-2A';
/** The owner of mines without a stated one. */
const STRANGER = 'stranger';
/** The default: the short open course. */
const ORDINARY = 'open:1A-5A-3A-9B-6B-2A';

/**
 * The stated properties of a car; the defaults are third gear at speed 10, no heat, nothing armed, the points of its
 * card, and Machine Gun and Flamer. Without a card of its own it has neither Combat Bumper nor Minelayer, and the
 * points of every car.
 */
export interface GivenCar extends Partial<Omit<Car, 'id'>> {
  /** "2.3.4": second tile, lane 3, space 4. */
  readonly at: SpaceId;
}

/** A short description of a race. Cars may have any names; by default each has a seat of its own. */
export interface Given extends Partial<Pick<Options, 'course' | 'style'>> {
  readonly cars: Readonly<Record<CarId, GivenCar>>;
  /** People at the table, if more than the cars imply. */
  readonly seats?: number;
  /** A space alone: the mine of a car that is not in the race. */
  readonly mines?: readonly (SpaceId | Mine)[];
  readonly round?: number;
  /** The round's order; by default front to back. */
  readonly order?: readonly CarId[];
  /** Whose turn it is; by default the first one of the order. */
  readonly mover?: CarId;
  /** By default on the way, if movement or changes are given; at the gearstick otherwise. */
  readonly step?: StepId;
  /** Movement left; on the way by default the whole speed. */
  readonly movement?: number;
  /** Lane changes left; by default equal to movement. */
  readonly changes?: number;
  readonly activations?: number;
  /** Further properties of the turn. */
  readonly turn?: Partial<Turn>;
}

/** A state with the events that led to it, and the means to go on. */
export interface Position {
  readonly state: State;
  /** The events of the last action. */
  readonly events: readonly Event[];
  /** Plays an action of a car's player, or of a seat, with these rolls, all of which must be used. */
  play(who: CarId | Seat, action: Action, ...rolls: readonly number[]): Position;
  resign(who: CarId | Seat, ...rolls: readonly number[]): Position;
  /** Why the action is refused. */
  refusal(who: CarId | Seat, action: Action): Refusal;
  legal(who: CarId | Seat): readonly Action[];
  legalOf<Type extends Action['type']>(who: CarId | Seat, type: Type): ActionOf<Type>[];
  emitted<Type extends Event['type']>(type: Type): EventOf<Type>[];
  car(id: CarId): Car;
  /** Throws when it is nobody's turn. */
  turn(): Turn;
}

export const given = (situation: Given): Position => position(stateFrom(situation), []);

/** The state alone. */
export function stateFrom(situation: Given): State {
  const { course = ORDINARY, style = 'overdrive', round = 2 } = situation;
  const mines = (situation.mines ?? []).map((mine) =>
    typeof mine === 'string' ? { at: mine, car: STRANGER } : mine,
  );
  const road = roadOf(course);
  const entries = Object.entries(situation.cars);
  const lap = road.course.kind === 'ring' ? 1 : 0;
  const cars = Object.fromEntries(
    entries.map(([id, car], index) => [id, carFrom(id, { seat: index, arrived: index, lap, ...car })]),
  );
  for (const at of [...mines.map((mine) => mine.at), ...Object.values(cars).flatMap((car) => car.at || [])])
    spaceOf(road, at);
  const order = situation.order ?? raceOrder({ cars, course });
  return {
    options: options.parse({ course, style }),
    course,
    phase: 'race',
    round,
    seats: seatsFrom(situation, Object.values(cars)),
    cars,
    order,
    picks: [],
    mines,
    turn: turnFrom(situation, cars, situation.mover ?? order[0] ?? ''),
  };
}

function carFrom(id: CarId, car: GivenCar & Pick<Car, 'seat' | 'arrived' | 'lap'>): Car {
  const points = car.card
    ? { structure: fullStructure(car.card), steering: fullSteering(car.card), mines: fullMines(car.card) }
    : { structure: BASE.structure, steering: BASE.steering, mines: 0 };
  return {
    ...points,
    card: 'gravedigger',
    driver: 'sundae',
    box: '3.10',
    brake: BASE.brake,
    turbo: BASE.turbo,
    heat: 0,
    armed: [],
    rushed: false,
    lost: '',
    ...car,
    id,
  };
}

function turnFrom(situation: Given, cars: State['cars'], mover: CarId): Turn {
  const { movement, changes, activations = ACTIVATIONS, turn } = situation;
  const isOnWay = movement !== undefined || changes !== undefined;
  const step = situation.step ?? (isOnWay ? 'move' : 'gear');
  const speed = findBox(cars[mover]?.box ?? '')?.speed ?? 0;
  const left = movement ?? (step === 'move' || step === 'swerve' ? speed : 0);
  return {
    car: mover,
    step,
    geared: false,
    turbo: 0,
    brake: 0,
    activations,
    touched: [],
    movement: left,
    changes: changes ?? left,
    left: '',
    boost: 0,
    ...turn,
  };
}

function seatsFrom({ seats = 1 }: Given, cars: readonly Car[]): SeatState[] {
  const count = Math.max(seats, ...cars.map(({ seat }) => seat + 1));
  return Array.from({ length: count }, (_, seat) => ({
    out: !racing({ cars: Object.fromEntries(cars.map((car) => [car.id, car])) }).some(
      (car) => car.seat === seat,
    ),
    resigned: false,
  }));
}

export function position(state: State, events: readonly Event[]): Position {
  const car = (id: CarId): Car => {
    const found = state.cars[id];
    if (!found) throw new Error(`There is no car ${id}.`);
    return found;
  };
  const seatOf = (who: CarId | Seat): Seat => (typeof who === 'number' ? who : car(who).seat);
  const legal = (who: CarId | Seat) => rushncrush.legal(rushncrush.project(state, seatOf(who)), seatOf(who));
  const isListed = (who: CarId | Seat, action: Action) => legal(who).some((one) => isSame(one, action));
  return {
    state,
    events,
    play: (who, action, ...rolls) => {
      const dice = rigged(...rolls);
      const step = rushncrush.apply(state, seatOf(who), action, dice);
      if (isRefusal(step)) throw new Error(`Refused: ${step.refused}.`);
      if (dice.left > 0) throw new Error(`${dice.left} of the given rolls were not asked for.`);
      if (!isListed(who, action)) throw new Error(`Accepted, but not listed: ${JSON.stringify(action)}.`);
      return position(step.state, step.events);
    },
    resign: (who, ...rolls) => {
      const dice = rigged(...rolls);
      const step = rushncrush.resign(state, seatOf(who), dice);
      if (dice.left > 0) throw new Error(`${dice.left} of the given rolls were not asked for.`);
      return position(step.state, step.events);
    },
    refusal: (who, action) => {
      const step = rushncrush.apply(state, seatOf(who), action, rigged());
      if (!isRefusal(step)) throw new Error(`Accepted: ${JSON.stringify(action)}.`);
      if (isListed(who, action)) throw new Error(`Refused, but listed: ${JSON.stringify(action)}.`);
      return step;
    },
    legal,
    legalOf: (who, type) => legal(who).filter((action) => isOf(action, type)),
    emitted: (type) => events.filter((event) => isEventOf(event, type)),
    car,
    turn: () => {
      if (!state.turn) throw new Error('It is nobody’s turn.');
      return state.turn;
    },
  };
}

const isOf = <Type extends Action['type']>(action: Action, type: Type): action is ActionOf<Type> =>
  action.type === type;

const isEventOf = <Type extends Event['type']>(event: Event, type: Type): event is EventOf<Type> =>
  event.type === type;
