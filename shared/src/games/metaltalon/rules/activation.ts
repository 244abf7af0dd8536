import { refuse } from '../../../core/ground/result';
import type { Seat } from '../../../core/ground/seats';
import type { Race } from '../content/races';
import type { Activation, ShipId } from '../state';
import { shipIn, type RuleContext, type WhyNot } from './context';
import { hasShip, raceOf, shipOf, shipsOf, type Sea } from './sea';

/** Source L82-90, "Activating ships", and L110-112 for what pennies, nickels and dimes do; T16, T18. */

/** Spaces that a stack of this race may move in one activation. */
export const movesOf = (pennies: number, race: Race): number => Math.ceil(pennies * race.movePerPenny);

/** What the ship has left in its activation, or would have if it were activated now. */
export function budgetOf(sea: Sea, ship: ShipId): Activation {
  if (sea.active?.ship === ship) return sea.active;
  const { owner, pennies, nickels } = shipOf(sea, ship);
  return { ship, moves: movesOf(pennies, raceOf(sea, owner)), shots: nickels, fresh: false };
}

/** May the seat do anything with this ship? */
export function whyNotActivate(sea: Sea, seat: Seat, ship: ShipId): WhyNot {
  if (!hasShip(sea, ship)) return refuse('noSuchShip');
  const { owner, spent } = shipOf(sea, ship);
  if (owner !== seat) return refuse('notYourShip');
  if (sea.active?.ship === ship) return undefined;
  if (sea.step === 'closing') return refuse('onlyTheNewShip');
  return spent ? refuse('shipSpent') : undefined;
}

/** The ships that the seat may use now. */
export const usableShips = (sea: Sea, seat: Seat): ShipId[] =>
  sea.step === 'closing'
    ? shipsOf(sea, seat).filter((ship) => ship === sea.active?.ship)
    : shipsOf(sea, seat).filter((ship) => !shipOf(sea, ship).spent);

/** Begins the ship's activation unless it is under way; this ends another ship's activation. */
export function activate(context: RuleContext, ship: ShipId): NonNullable<RuleContext['state']['active']> {
  const { state } = context;
  if (state.active?.ship !== ship) {
    const budget = budgetOf(state, ship);
    endActivation(context);
    state.active = { ...budget };
  }
  return state.active ?? budgetOf(state, ship);
}

/** The ship in activation, if any, may do no more this turn. */
export function endActivation(context: RuleContext): void {
  const { active } = context.state;
  if (!active) return;
  shipIn(context, active.ship).spent = true;
  delete context.state.active;
}
