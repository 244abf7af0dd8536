import type { Seat } from '../../../core/ground/seats';
import { INCOME } from '../content/coins';
import { seatIn, type RuleContext } from './context';
import { isUnownedBase, shipOf, shipsOf, type Sea } from './sea';

/** Source L116-118, "Collecting Income"; T5, T29, T33. */

/** The player's ships that stand on unowned bases. */
export const earningShips = (sea: Sea, seat: Seat): number =>
  shipsOf(sea, seat).filter((ship) => isUnownedBase(sea, shipOf(sea, ship).at)).length;

export const incomeOf = (sea: Sea, seat: Seat): number =>
  INCOME.turn + INCOME.perBase * earningShips(sea, seat);

export function collectIncome(context: RuleContext, seat: Seat): void {
  const bases = earningShips(context.state, seat);
  const cents = incomeOf(context.state, seat);
  seatIn(context, seat).cash += cents;
  context.emit({ type: 'income', seat, cents, bases });
}
