import type { Seat } from '../../../core/seats';
import { INCOME } from '../content/coins';
import { seatIn, type Play } from './play';
import { isUnownedBase, shipOf, shipsOf, type Sea } from './sea';

/** Source L145-147, "Collecting Income"; T5, T29, T33. */

/** The player's ships that stand on unowned bases. */
export const earningShips = (sea: Sea, seat: Seat): number =>
  shipsOf(sea, seat).filter((ship) => isUnownedBase(sea, shipOf(sea, ship).at)).length;

export const incomeOf = (sea: Sea, seat: Seat): number =>
  INCOME.turn + INCOME.perBase * earningShips(sea, seat);

export function collectIncome(play: Play, seat: Seat): void {
  const bases = earningShips(play.state, seat);
  const cents = incomeOf(play.state, seat);
  seatIn(play, seat).cash += cents;
  play.tell({ type: 'income', seat, cents, bases });
}
