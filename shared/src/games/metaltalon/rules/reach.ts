import { BASE_SPACES, isBorder, type SpaceId } from '../content/board';
import type { ShipId } from '../state';
import { budgetOf } from './activation';
import { poorBases, whyNotLand } from './invasion';
import { closedSpaces, floodFrom, idOf, indexOf, type Flood } from './paths';
import { hasShipAt, homeOf, ownerOf, raceOf, shipOf, type Sea } from './sea';

/** Where a ship can get in one activation, for highlights and bots: moving.ts computed ahead step by step. */
export interface Reach {
  readonly space: SpaceId;
  /** The number of moves. */
  readonly cost: number;
  /** The spaces of the way in order, including the last one: one action each. */
  readonly way: readonly SpaceId[];
  /** The kind of the last action; the others are moves. */
  readonly by: 'move' | 'recycle' | 'invade';
}

/**
 * Every space that the ship can still reach in its activation, or could reach if it were activated now, on turn or not;
 * each by a shortest way, the nearest first.
 */
export function reachOf(sea: Sea, ship: ShipId): Reach[] {
  const { at, owner } = shipOf(sea, ship);
  const { moves, fresh } = budgetOf(sea, ship);
  const bound = fresh && !raceOf(sea, owner).crossesFresh;
  const closed = closedSpaces(sea);
  const start = indexOf(at);
  const flood = floodFrom(start, (here, next, steps) => {
    const border = bound && isBorder(idOf(here), idOf(next));
    return steps < moves && !border && (here === start || !closed[here]);
  });
  const open = flood.reached
    .filter((index) => !closed[index])
    .map((index) => arrival(flood, idOf(index), 'move'));
  return [...open, ...recycling(sea, ship, flood), ...invasions(sea, ship, flood)];
}

const arrival = (flood: Flood, space: SpaceId, by: Reach['by']): Reach => {
  const way = flood.wayTo(indexOf(space));
  return { space, cost: way.length, way, by };
};

/** Onto its own base; on the spot it costs no move, but must be all that the ship does (T20). */
function recycling(sea: Sea, ship: ShipId, flood: Flood): Reach[] {
  const { at, owner } = shipOf(sea, ship);
  const home = homeOf(sea, owner);
  const onSpot = at === home;
  if (onSpot ? sea.active?.ship === ship : hasShipAt(sea, owner, home)) return [];
  return flood.stepsTo(indexOf(home)) === undefined ? [] : [arrival(flood, home, 'recycle')];
}

function invasions(sea: Sea, ship: ShipId, flood: Flood): Reach[] {
  const { owner } = shipOf(sea, ship);
  return poorBases(sea)
    .filter((base) => {
      const victim = ownerOf(sea, base);
      return victim !== undefined && victim !== owner && !whyNotLand(sea, victim, base);
    })
    .filter((base) => (flood.stepsTo(indexOf(BASE_SPACES[base])) ?? 0) > 0)
    .map((base) => arrival(flood, BASE_SPACES[base], 'invade'));
}
