import { BrokenRule, expectDefined } from '../../../core/ground/result';
import type { Seat } from '../../../core/ground/seats';
import { BASE_IDS, BASE_SPACES, spaceOf, type BaseId, type SpaceId } from '../content/board';
import { RACES, type Race, type RaceId } from '../content/races';
import type { Activation, Question, ShipId, Stack, State, TurnStep } from '../state';

/**
 * What both the state and everybody's view contain of the game. Every question of the rules is asked of this alone, so
 * that the judge, the highlights, the orders panel and the bots share the answers.
 */
export interface Sea {
  readonly phase: State['phase'];
  readonly first: Seat;
  readonly turn: Seat;
  readonly step: TurnStep;
  readonly seats: readonly SeaSeat[];
  readonly ships: Readonly<Record<ShipId, SeaShip>>;
  readonly active?: Activation;
  readonly question?: Asked;
}

export interface SeaShip extends Stack {
  readonly owner: Seat;
  readonly at: SpaceId;
  readonly spent: boolean;
}

export interface SeaSeat {
  readonly race: RaceId;
  readonly settled: boolean;
  readonly cash: number;
  /** Absent or empty until bases are dealt. */
  readonly base?: BaseId | '';
  readonly out: boolean;
  readonly asked: boolean;
}

export interface Asked {
  readonly kind: Question['kind'];
  readonly seat: Seat;
  readonly cost?: number;
  readonly ship?: ShipId;
  readonly points?: number;
}

export const seatAt = (sea: Sea, seat: Seat): SeaSeat => expectDefined(sea.seats[seat], `a seat ${seat}`);

export const shipOf = (sea: Sea, ship: ShipId): SeaShip => expectDefined(sea.ships[ship], `a ship ${ship}`);

/** Is there a ship with this id? Ids come from outside: `constructor` is no ship. */
export const hasShip = (sea: Sea, ship: ShipId): boolean => Object.hasOwn(sea.ships, ship);

export const raceOf = (sea: Sea, seat: Seat): Race => RACES[seatAt(sea, seat).race];

/** The base of a seat that is in the game, once bases are dealt. */
export function baseOf(sea: Sea, seat: Seat): BaseId {
  const { base } = seatAt(sea, seat);
  if (!base) throw new BrokenRule(`Seat ${seat} was asked for its base before the deal.`);
  return base;
}

export const homeOf = (sea: Sea, seat: Seat): SpaceId => BASE_SPACES[baseOf(sea, seat)];

/** The player who owns a base; undefined for the base of an eliminated player, or one that was not dealt (T5). */
export function ownerOf(sea: Sea, base: BaseId): Seat | undefined {
  const seat = sea.seats.findIndex((one) => one.base === base && !one.out);
  return seat < 0 ? undefined : seat;
}

/** The owner of the base on this space, if there is one and it is owned. */
export function ownerOfSpace(sea: Sea, space: SpaceId): Seat | undefined {
  const { base } = spaceOf(space);
  return base && ownerOf(sea, base);
}

export const isUnownedBase = (sea: Sea, space: SpaceId): boolean =>
  spaceOf(space).base !== undefined && ownerOfSpace(sea, space) === undefined;

export const unownedBases = (sea: Sea): BaseId[] =>
  BASE_IDS.filter((base) => ownerOf(sea, base) === undefined);

export const isOccupied = (sea: Sea, space: SpaceId): boolean =>
  Object.values(sea.ships).some((ship) => ship.at === space);

export const hasShipAt = (sea: Sea, owner: Seat, space: SpaceId): boolean =>
  Object.values(sea.ships).some((ship) => ship.at === space && ship.owner === owner);

export const shipsOf = (sea: Sea, owner: Seat): ShipId[] =>
  Object.entries(sea.ships).flatMap(([id, ship]) => (ship.owner === owner ? [id] : []));

/** The seats that are still in the game. */
export const playersIn = (sea: Pick<Sea, 'seats'>): Seat[] =>
  sea.seats.flatMap(({ out }, seat) => (out ? [] : [seat]));
