import type { Seat } from '../../../core/ground/seats';
import type { ActionOf } from '../actions';
import { BASE_SPACES, type SpaceId } from '../content/board';
import { ARMOR_PER_DIME } from '../content/coins';
import type { Roller } from '../options';
import { drainOf } from '../rules/damage';
import { valueOf } from '../rules/coins';
import { rangesFrom } from '../rules/paths';
import { oddsOf, type Terms } from '../rules/rolling';
import { ownerOf, raceOf, seatAt, shipOf } from '../rules/sea';
import { seatsAfter } from '../rules/turns';
import type { View } from '../view';

/** How bots value a shot. */

export type Shooting = ActionOf<'fireAtShip'> | ActionOf<'fireAtBase'>;

export const isShooting = (action: { readonly type: string }): action is Shooting =>
  action.type === 'fireAtShip' || action.type === 'fireAtBase';

/** A target: a ship, or the cash in a base. */
export interface Mark {
  readonly owner: Seat;
  readonly at: SpaceId;
  readonly dimes: number;
  /** Cents that it can lose. */
  readonly cents: number;
  /** Shots that its owner loses with it; 0 for a base. */
  readonly nickels: number;
  readonly base: boolean;
}

export function markOf(view: View, shot: Shooting): Mark {
  if (shot.type === 'fireAtShip') return shipMark(view, shot.target);
  const owner = ownerOf(view, shot.base) ?? 0;
  const cents = seatAt(view, owner).cash;
  return { owner, at: BASE_SPACES[shot.base], dimes: 0, cents, nickels: 0, base: true };
}

function shipMark(view: View, ship: string): Mark {
  const stack = shipOf(view, ship);
  const { owner, at, dimes, nickels } = stack;
  return { owner, at, dimes, nickels, cents: valueOf(stack), base: false };
}

/** All targets of the seat, in reach or not. */
export function marksFor(view: View, seat: Seat): Mark[] {
  const ships = Object.keys(view.ships).map((ship) => shipMark(view, ship));
  const bases = seatsAfter(view, seat).flatMap((owner): Mark[] => {
    const { base, out, cash } = seatAt(view, owner);
    return base && !out && cash > 0
      ? [{ owner, at: BASE_SPACES[base], dimes: 0, cents: cash, nickels: 0, base: true }]
      : [];
  });
  return [...ships, ...bases].filter(({ owner }) => owner !== seat);
}

/** Cents that a target loses on average to one shot, and those that the shooter gains by it. */
export interface Effect {
  readonly lost: number;
  readonly gained: number;
  /** The probability that the shot takes all. */
  readonly takesAll: number;
}

const NONE: Effect = { lost: 0, gained: 0, takesAll: 0 };

/** The number of empty spaces from which on no shot does any damage. */
export const FARTHEST = 6;

export function effectOf(view: View, seat: Seat, mark: Mark, empty: number): Effect {
  const bonus = raceOf(view, seat).attackBonus;
  let lost = 0;
  let gained = 0;
  let takesAll = 0;
  const chances = chancesOf({ bonus, empty, dimes: mark.dimes }, view.roller);
  chances.forEach((chance, damage) => {
    if (damage === 0) return;
    const cents = Math.min(damage, mark.cents);
    lost += chance * cents;
    gained += chance * drainOf(view, { by: seat, damage }, cents);
    if (damage >= mark.cents) takesAll += chance;
  });
  return { lost, gained, takesAll };
}

const CHANCES = new Map<string, readonly number[]>();

/** Cached: the same for all terms with the same difference, and needed many times in one decision. */
function chancesOf(terms: Terms, roller: Roller): readonly number[] {
  const key = `${roller} ${terms.bonus - terms.empty - terms.dimes * ARMOR_PER_DIME}`;
  const chances = CHANCES.get(key) ?? oddsOf(terms, roller).chances;
  CHANCES.set(key, chances);
  return chances;
}

/** The average effect of a legal shot. */
export function effectOfShot(view: View, seat: Seat, shot: Shooting): Effect {
  const mark = markOf(view, shot);
  const empty = rangesFrom(view, shot.ship, shipOf(view, shot.ship).at).emptyTo(mark.at);
  return empty === undefined ? NONE : effectOf(view, seat, mark, empty);
}
