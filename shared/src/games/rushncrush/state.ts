import type { Seat } from '../../core/ground/seats';
import type { CarCardId, DriverCardId } from './content/cars';
import type { EquipmentId, ItemId } from './content/equipment';
import type { BoxId } from './content/gears';
import type { EndCause, LossCause } from './events';
import type { Options } from './options';
import type { SpaceId } from './rules/course/road';

/** "c0" to "c5": in the order of the seats; with two cars each, a seat's cars have adjacent numbers. */
export type CarId = string;

/** A car with its dashboard. Everything on it is open. */
export interface Car {
  readonly id: CarId;
  readonly seat: Seat;
  /** Empty until it is drafted. */
  readonly card: CarCardId | '';
  readonly driver: DriverCardId | '';
  /** Empty before the race, and when the car has been taken off the track. */
  readonly at: SpaceId;
  /** On a ring: the number of times it has crossed the line; 0 at the start. On an open course always 0. */
  readonly lap: number;
  /** A counter over all cars: the car that arrived at its place earlier has the lower number. */
  readonly arrived: number;
  /** The box of the gearstick. */
  readonly box: BoxId;
  /** What is left. */
  readonly structure: number;
  readonly steering: number;
  readonly brake: number;
  readonly turbo: number;
  readonly mines: number;
  /** Heat points taken. */
  readonly heat: number;
  readonly armed: readonly ItemId[];
  /** Has had its Rush 'n' Crush in this round. */
  readonly rushed: boolean;
  /** How it was lost; empty while it races. */
  readonly lost: LossCause | '';
}

/**
 * The step of a turn: the gearstick, the way, the side of a compulsory lane change, between two spaces of the Rocket
 * Booster, or after the way.
 */
export const STEPS = ['gear', 'move', 'swerve', 'boost', 'after'] as const;
export type StepId = (typeof STEPS)[number];

/** The turn of one car. */
export interface Turn {
  readonly car: CarId;
  readonly step: StepId;
  /** The gear action is done, or forfeited by a Turbo or Brake point. */
  readonly geared: boolean;
  /** Points spent in this turn. */
  readonly turbo: number;
  readonly brake: number;
  /** Activations left. */
  readonly activations: number;
  /** Counters that were moved in this turn. */
  readonly touched: readonly EquipmentId[];
  /** Movement and lane changes left; set by the roll. Unlimited lane changes are equal to the movement. */
  readonly movement: number;
  readonly changes: number;
  /** The space that the last step left; empty for none. */
  readonly left: SpaceId;
  /** Spaces that a lit Rocket Booster still moves. */
  readonly boost: number;
}

export interface SeatState {
  /** Resigned, or has lost its last car. */
  readonly out: boolean;
  /** Resigned: gets no share of a win. */
  readonly resigned: boolean;
}

/** A mine on the course; at most one per space. */
export interface Mine {
  readonly at: SpaceId;
  /** The car that laid it, which it does not hurt. */
  readonly car: CarId;
}

/** Who takes which kind of card, for which car. */
export interface Pick {
  readonly car: CarId;
  readonly of: 'car' | 'driver';
}

export interface State {
  readonly options: Options;
  /** The course, as a text (rules/course/courses.ts). */
  readonly course: string;
  readonly phase: 'draft' | 'race' | 'over';
  /** 0 before the race. */
  readonly round: number;
  readonly seats: readonly SeatState[];
  readonly cars: Readonly<Record<CarId, Car>>;
  /** The round's order, front to back: all cars that were in the race when it was made. */
  readonly order: readonly CarId[];
  /** In the draft: what is still to be taken, in this order. */
  readonly picks: readonly Pick[];
  /** In the order in which they were laid. */
  readonly mines: readonly Mine[];
  readonly turn?: Turn;
  readonly end?: { readonly winners: readonly Seat[]; readonly cause: EndCause };
}
