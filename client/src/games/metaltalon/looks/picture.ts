import {
  BASE_IDS,
  SPACE_IDS,
  spaceOf,
  type BaseId,
  type SpaceId,
} from '@gearhall/shared/games/metaltalon/content/board';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Point } from '../../../stage/geometry/geometry';
import { standOf } from './layout';

/** What is drawn of a ship. */
export interface ShipPicture {
  readonly owner: Seat;
  readonly at: Point;
  /** Below 1 where several ships share a space. */
  readonly scale: number;
  readonly pennies: number;
  readonly nickels: number;
  readonly dimes: number;
  readonly spent: boolean;
  /** Moves and shots left of the ship that acts or is chosen; it is lifted off the board. */
  readonly budget?: { readonly moves: number; readonly shots: number };
}

/** What is drawn of a base; one without an owner gives income to the owner of a ship on it. */
export interface BasePicture {
  readonly owner?: Seat;
  readonly cash: number;
  readonly mine: boolean;
}

type Ships = View['ships'];

const shipEntries = (view: View): [string, Ships[string]][] => Object.entries(view.ships);

/** All ships, each at its stand. */
export function shipPictures(
  view: View,
  budgets: Readonly<Record<string, ShipPicture['budget']>>,
): [string, ShipPicture][] {
  const bySpace = new Map<SpaceId, string[]>();
  for (const [id, { at }] of shipEntries(view)) bySpace.set(at, [...(bySpace.get(at) ?? []), id]);
  return shipEntries(view).map(([id, ship]) => {
    const mates = bySpace.get(ship.at) ?? [id];
    const { pennies, nickels, dimes, owner, spent } = ship;
    const budget = budgets[id];
    const stand = standOf(ship.at, mates.indexOf(id), mates.length);
    return [id, { owner, pennies, nickels, dimes, spent, ...stand, ...(budget ? { budget } : {}) }];
  });
}

/** The seat whose base this is and who is still in the game. */
function keeperOf(view: View, base: BaseId): Seat | undefined {
  const seat = view.seats.findIndex((one) => one.base === base && !one.out);
  return seat < 0 ? undefined : seat;
}

export function basePictures(view: View, me: Seat | undefined): [BaseId, BasePicture][] {
  return BASE_IDS.map((base) => {
    const owner = keeperOf(view, base);
    if (owner === undefined) return [base, { cash: 0, mine: false }];
    return [base, { owner, cash: view.seats[owner]?.cash ?? 0, mine: owner === me }];
  });
}

/** By space: the seat whose territory it is, undefined for neutral and unowned ones. */
export function territoryOwners(view: View): (Seat | undefined)[] {
  return SPACE_IDS.map((space) => {
    const { territory } = spaceOf(space);
    return territory === 'neutral' ? undefined : keeperOf(view, territory);
  });
}
