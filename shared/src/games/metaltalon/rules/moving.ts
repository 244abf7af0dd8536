import { refuse } from '../../../core/ground/result';
import type { Seat } from '../../../core/ground/seats';
import type { ActionOf } from '../actions';
import { isBorder, neighboursOf, type SpaceId } from '../content/board';
import type { ShipId } from '../state';
import { activate, budgetOf, usableShips, whyNotActivate } from './activation';
import { shipIn, type RuleContext, type Rule, type WhyNot } from './context';
import { isOccupied, ownerOfSpace, raceOf, shipOf, type Sea } from './sea';

/** Source L92, "Moving"; T5, T19. */

/** May a ship with this budget step between two spaces, whatever is there? */
export function whyNotStep(sea: Sea, ship: ShipId, to: SpaceId): WhyNot {
  const { at, owner } = shipOf(sea, ship);
  if (!neighboursOf(at).includes(to)) return refuse('notAdjacent');
  const { moves, fresh } = budgetOf(sea, ship);
  if (moves < 1) return refuse('noMovesLeft');
  if (fresh && isBorder(at, to) && !raceOf(sea, owner).crossesFresh) return refuse('stripedBorder');
  return undefined;
}

/** May a ship end an ordinary move on a space? Not on owned bases. */
export function whyNotEnter(sea: Sea, owner: Seat, to: SpaceId): WhyNot {
  const keeper = ownerOfSpace(sea, to);
  if (keeper === owner) return refuse('ownBase');
  if (keeper !== undefined) return refuse('baseClosed', { seat: keeper });
  return isOccupied(sea, to) ? refuse('spaceTaken', { space: to }) : undefined;
}

export const move: Rule<'move'> = {
  whyNot: (sea, seat, { ship, to }) =>
    whyNotActivate(sea, seat, ship) ?? whyNotStep(sea, ship, to) ?? whyNotEnter(sea, seat, to),
  apply: (context, seat, { ship, to }) => {
    const from = shipIn(context, ship).at;
    step(context, ship, to);
    context.emit({ type: 'moved', seat, ship, from, to });
  },
  list: (sea, seat) => usableShips(sea, seat).flatMap((ship) => stepsOf(sea, ship)),
};

/** Every move of a usable ship to an adjacent space. */
export function stepsOf(sea: Sea, ship: ShipId): ActionOf<'move'>[] {
  const { at, owner } = shipOf(sea, ship);
  if (budgetOf(sea, ship).moves < 1) return [];
  return neighboursOf(at)
    .filter((to) => !whyNotStep(sea, ship, to) && !whyNotEnter(sea, owner, to))
    .map((to) => ({ type: 'move', ship, to }));
}

/** Moves a ship by one space, for one point of its movement. */
export function step(context: RuleContext, ship: ShipId, to: SpaceId): void {
  activate(context, ship).moves -= 1;
  shipIn(context, ship).at = to;
}
