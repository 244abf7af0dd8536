import type { Seat } from '../../../core/ground/seats';
import type { OutCause } from '../events';
import { valueOf } from './coins';
import { endIfDecided } from './ending';
import { removeShip, seatIn, shipIn, type RuleContext } from './context';
import { playersIn, seatAt, shipsOf, type Sea } from './sea';

/** Source L96 and L122, "You're out of the game"; variants L124-130, "Takeover" and "Spoils of War"; T11, T17, T31, T35. */

export interface Fall {
  readonly cause: OutCause;
  readonly by?: Seat;
}

/** No ships in play and no coins. */
export const isBroke = (sea: Sea, seat: Seat): boolean =>
  seatAt(sea, seat).cash === 0 && shipsOf(sea, seat).length === 0;

/** Eliminates a player, and ends the game when only one is left. */
export function eliminate(context: RuleContext, seat: Seat, fall: Fall): void {
  takeOut(context, seat, fall);
  endIfDecided(context);
}

/** Eliminates everybody without ships and coins, at the end of a turn. */
export function eliminateBroke(context: RuleContext): void {
  const broke = playersIn(context.state).filter((seat) => isBroke(context.state, seat));
  for (const seat of broke) takeOut(context, seat, { cause: 'broke' });
  endIfDecided(context);
}

/** The cash is removed and the base is unowned; the ships go to the bank, or where a variant sends them. */
function takeOut(context: RuleContext, seat: Seat, { cause, by }: Fall): void {
  const loser = seatIn(context, seat);
  loser.out = true;
  loser.cash = 0;
  context.emit(
    by === undefined ? { type: 'eliminated', seat, cause } : { type: 'eliminated', seat, cause, by },
  );
  const { variant } = context.state.options;
  if (by !== undefined && variant === 'takeover') takeOver(context, seat, by);
  if (by !== undefined && variant === 'spoilsOfWar') gainSpoils(context, seat, by);
  for (const ship of shipsOf(context.state, seat)) removeShip(context, ship);
}

/** Takeover: the ships stay in place as the invader's, but can no longer act this turn. */
function takeOver(context: RuleContext, from: Seat, to: Seat): void {
  for (const ship of shipsOf(context.state, from)) {
    Object.assign(shipIn(context, ship), { owner: to, spent: true });
    context.emit({ type: 'takenOver', ship, seat: to });
  }
}

/** Spoils of War: their full value goes into the invader's cash at once. */
function gainSpoils(context: RuleContext, from: Seat, to: Seat): void {
  const ships = shipsOf(context.state, from);
  if (ships.length === 0) return;
  const cents = ships.reduce((sum, ship) => sum + valueOf(shipIn(context, ship)), 0);
  seatIn(context, to).cash += cents;
  context.emit({ type: 'spoils', seat: to, cents, ships: ships.length });
}
