import type { Seat } from '../../../core/ground/seats';
import { BASE_IDS, BASE_SPACES, distance, type SpaceId } from '../content/board';
import { WORTH as WORTH_OF } from '../content/coins';
import { RACE_IDS } from '../content/races';
import { movesOf } from '../rules/activation';
import { valueOf } from '../rules/coins';
import { rangesFrom, type Ranges } from '../rules/paths';
import { homeOf, isUnownedBase, playersIn, raceOf, seatAt, shipOf, shipsOf } from '../rules/sea';
import { seatsAfter } from '../rules/turns';
import type { View } from '../view';
import { effectOf, FARTHEST, marksFor, type Mark } from './shotEffects';

/** The table as a bot sees it in one decision, with the answers that it needs more than once. */
export interface Situation {
  readonly view: View;
  readonly seat: Seat;
  /** The space of its own base. */
  readonly home: SpaceId;
  readonly ships: readonly string[];
  readonly marks: readonly Mark[];
  readonly threats: readonly Threat[];
  /** The opponent that it wants to eliminate next. */
  readonly victim: Seat;
  /** The unowned base that each ship with a claim heads for. */
  readonly claims: ReadonlyMap<string, SpaceId>;
  /** Unowned bases that no ship of its own stands on or heads for. */
  readonly unclaimed: readonly SpaceId[];
  /** Does it send ships to unowned bases? */
  readonly collects: boolean;
  /** The ranges of the ship if it stood on the space. */
  rangesFrom(ship: string, space: SpaceId): Ranges;
}

export function situationOf(view: View, seat: Seat, { collects }: { collects: boolean }): Situation {
  const ships = shipsOf(view, seat);
  const claims = collects ? claimsOf(view, ships) : new Map<string, SpaceId>();
  const taken = new Set(claims.values());
  return {
    view,
    seat,
    home: homeOf(view, seat),
    ships,
    marks: marksFor(view, seat),
    threats: threatsTo(view, seat),
    victim: victimOf(view, seat),
    claims,
    unclaimed: Object.values(BASE_SPACES).filter((base) => isUnownedBase(view, base) && !taken.has(base)),
    rangesFrom: rememberedRanges(view),
    collects,
  };
}

/**
 * The opponent who is nearest to elimination: poor and close. Among nearly equal ones the deal decides, so that a seat
 * number or a place in the turn order is no reason to be hunted.
 */
function victimOf(view: View, seat: Seat): Seat {
  const others = seatsAfter(view, seat).filter((other) => other !== seat && !seatAt(view, other).out);
  const costs = new Map(others.map((other) => [other, costOf(view, seat, other)]));
  const least = Math.min(...costs.values());
  const easiest = others.filter((other) => (costs.get(other) ?? least) < least + NEARLY);
  return easiest[lotOf(view, seat) % easiest.length] ?? seat;
}

/** The cents by which a victim must be easier than another: more than the first turn's income. */
const NEARLY = 2;

/** The effort of eliminating another player, in cents. */
function costOf(view: View, seat: Seat, other: Seat): number {
  const fleet = shipsOf(view, other).reduce((sum, ship) => sum + valueOf(shipOf(view, ship)), 0);
  const far = distance(homeOf(view, seat), homeOf(view, other));
  return seatAt(view, other).cash + fleet + far + 8 * raceOf(view, other).invadersNeeded;
}

/** A number from the bases and races that were dealt, the same through the whole game for this player. */
const lotOf = (view: View, seat: Seat): number =>
  [seat, ...seatsAfter(view, seat)].reduce((lot, one) => {
    const { base, race } = seatAt(view, one);
    return (lot * 31 + 7 * BASE_IDS.findIndex((id) => id === base) + RACE_IDS.indexOf(race)) % 1009;
  }, 0);

/** Each unowned base is assigned to the nearest ship without guns that can still move. */
function claimsOf(view: View, ships: readonly string[]): Map<string, SpaceId> {
  const claims = new Map<string, SpaceId>();
  const free = Object.values(BASE_SPACES).filter((base) => isUnownedBase(view, base));
  const pairs = ships
    .flatMap((ship) => free.map((base) => ({ ship, base, far: distance(shipOf(view, ship).at, base) })))
    .filter(({ ship, far }) => far === 0 || canClaim(view, ship))
    .toSorted((one, other) => one.far - other.far);
  const taken = new Set<SpaceId>();
  for (const { ship, base } of pairs) {
    if (claims.has(ship) || taken.has(base)) continue;
    claims.set(ship, base);
    taken.add(base);
  }
  return claims;
}

const canClaim = (view: View, ship: string): boolean =>
  shipOf(view, ship).nickels === 0 && shipOf(view, ship).pennies > 0;

/** Guns that may fire at the seat before its next turn, and their range including movement. */
interface Threat {
  readonly owner: Seat;
  readonly from: SpaceId;
  readonly moves: number;
  readonly guns: number;
}

/** The assumed steps of an enemy ship right after its launch. */
const FRESH_STEPS = 2;

function threatsTo(view: View, seat: Seat): Threat[] {
  const afloat = Object.values(view.ships).map(({ owner, at, nickels, pennies }) => {
    return { owner, from: at, moves: movesOf(pennies, raceOf(view, owner)), guns: nickels };
  });
  // Coins in a base may be launched, but not certainly, nor all as guns.
  const inBases = playersIn(view).map((owner) => {
    const guns = Math.floor((seatAt(view, owner).cash - FRESH_STEPS) / WORTH_OF.nickels) / 2;
    return { owner, from: homeOf(view, owner), moves: FRESH_STEPS, guns };
  });
  return [...afloat, ...inBases].filter(({ owner, guns }) => owner !== seat && guns > 0);
}

/** Cents that all opponents together might shoot off a target of the seat before its next turn. */
export function dangerAt({ view, seat, threats }: Situation, mark: Omit<Mark, 'owner'>): number {
  const target = { ...mark, owner: seat };
  let danger = 0;
  for (const { owner, from, moves, guns } of threats) {
    const empty = Math.max(0, distance(from, mark.at) - moves - 1);
    if (empty <= FARTHEST) danger += guns * effectOf(view, owner, target, empty).lost;
  }
  return Math.min(danger, mark.cents);
}

/** The number of opponents' ships that could land on the seat's base before its next turn if it had no cash. */
export function invadersNear({ view, seat, home }: Situation): number {
  return Object.values(view.ships).filter(
    ({ owner, at, pennies }) =>
      owner !== seat && pennies > 0 && distance(at, home) <= movesOf(pennies, raceOf(view, owner)),
  ).length;
}

/** Between two: could the other's ships be at the base next turn, with more guns than are afloat against them? */
export function isRushed(situation: Situation): boolean {
  const { view, seat } = situation;
  if (playersIn(view).length > 2 || invadersNear(situation) === 0) return false;
  const ships = Object.values(view.ships);
  const guns = (own: boolean): number =>
    ships.reduce((sum, { owner, nickels }) => sum + ((owner === seat) === own ? nickels : 0), 0);
  return guns(false) > guns(true);
}

function rememberedRanges(view: View): Situation['rangesFrom'] {
  const known = new Map<string, Ranges>();
  return (ship, space) => {
    const key = `${ship} ${space}`;
    const ranges = known.get(key) ?? rangesFrom(view, ship, space);
    known.set(key, ranges);
    return ranges;
  };
}
