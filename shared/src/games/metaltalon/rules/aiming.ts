import type { SpaceId } from '../content/board';
import type { Roller } from '../options';
import type { ShipId } from '../state';
import { spaceOfTarget, targetsFor, type Target } from './firing';
import { rangesFrom } from './paths';
import { oddsOf, type Odds, type Terms } from './rolling';
import { raceOf, shipOf, type Sea } from './sea';

/** What a ship could hit and with which probabilities, for highlights and bots; the same figures as firing.ts. */
export interface Aim extends Terms, Odds {
  readonly target: Target;
  readonly space: SpaceId;
  /** The empty spaces of a shortest path, from the shooter to the target. */
  readonly path: readonly SpaceId[];
}

/**
 * Every target that the ship could fire at from `from` (by default its own space), whether or not it has a shot left or
 * is on turn.
 */
export function aimsOf(sea: Sea, ship: ShipId, roller: Roller, from?: SpaceId): Aim[] {
  const { owner, at } = shipOf(sea, ship);
  const ranges = rangesFrom(sea, ship, from ?? at);
  const bonus = raceOf(sea, owner).attackBonus;
  return targetsFor(sea, owner).flatMap((target): Aim[] => {
    const space = spaceOfTarget(sea, target);
    const path = ranges.pathTo(space);
    if (!path) return [];
    const dimes = target.ship === undefined ? 0 : shipOf(sea, target.ship).dimes;
    const terms = { bonus, empty: path.length, dimes };
    return [{ target, space, path, ...terms, ...oddsOf(terms, roller) }];
  });
}
