import type { Seat } from '../../../core/seats';
import type { OutCause } from '../events';
import { valueOf } from './coins';
import { endIfDecided } from './ending';
import { removeShip, seatIn, shipIn, type Play } from './play';
import { playersIn, seatAt, shipsOf, type Sea } from './sea';

/** Source L109 and L151, "You're out of the game"; variants L153-159; T11, T17, T31, T35. */

export interface Fall {
  readonly cause: OutCause;
  readonly by?: Seat;
}

/** No ships in play and no coins. */
export const isBroke = (sea: Sea, seat: Seat): boolean =>
  seatAt(sea, seat).cash === 0 && shipsOf(sea, seat).length === 0;

/** Takes a player out of the game, and ends the game when one is left. */
export function eliminate(play: Play, seat: Seat, fall: Fall): void {
  takeOut(play, seat, fall);
  endIfDecided(play);
}

/** Puts out everybody who is broke, at the end of a turn. */
export function eliminateBroke(play: Play): void {
  const broke = playersIn(play.state).filter((seat) => isBroke(play.state, seat));
  for (const seat of broke) takeOut(play, seat, { cause: 'broke' });
  endIfDecided(play);
}

/** Cash is gone and the base unowned; the ships go to the bank, or where a variant sends them. */
function takeOut(play: Play, seat: Seat, { cause, by }: Fall): void {
  const loser = seatIn(play, seat);
  loser.out = true;
  loser.cash = 0;
  play.tell(by === undefined ? { type: 'eliminated', seat, cause } : { type: 'eliminated', seat, cause, by });
  const { variant } = play.state.options;
  if (by !== undefined && variant === 'takeover') takeOver(play, seat, by);
  if (by !== undefined && variant === 'spoilsOfWar') gainSpoils(play, seat, by);
  for (const ship of shipsOf(play.state, seat)) removeShip(play, ship);
}

/** Takeover: the ships stay in place as the invader's, but act no more this turn. */
function takeOver(play: Play, from: Seat, to: Seat): void {
  for (const ship of shipsOf(play.state, from)) {
    Object.assign(shipIn(play, ship), { owner: to, spent: true });
    play.tell({ type: 'takenOver', ship, seat: to });
  }
}

/** Spoils of War: their full value goes into the invader's cash at once. */
function gainSpoils(play: Play, from: Seat, to: Seat): void {
  const ships = shipsOf(play.state, from);
  if (ships.length === 0) return;
  const cents = ships.reduce((sum, ship) => sum + valueOf(shipIn(play, ship)), 0);
  seatIn(play, to).cash += cents;
  play.tell({ type: 'spoils', seat: to, cents, ships: ships.length });
}
