import { refuse } from '../../../core/ground/result';
import type { Seat } from '../../../core/ground/seats';
import type { ActionOf } from '../actions';
import { coinsOf, countOf, mixesWorth, valueOf } from './coins';
import { activate, endActivation } from './activation';
import { addShip, seatIn, type RuleContext, type Rule, type WhyNot } from './context';
import { hasShipAt, homeOf, seatAt, type Sea } from './sea';

/** Source L104-114, "Launching Ships"; T16, T20, T21. */

/** May the seat put any ship at all on its base now? */
export function whyNotLaunch(sea: Sea, seat: Seat): WhyNot {
  if (sea.step === 'closing') return refuse('alreadyLaunched');
  return hasShipAt(sea, seat, homeOf(sea, seat)) ? refuse('homeBaseBlocked') : undefined;
}

type Launch = ActionOf<'launch'>;

/** All launches up to a sum, by value: extended when somebody is richer than anybody before. */
const LAUNCHES: Launch[] = [];
/** How many of them are worth at most this number of cents. */
const COUNTS: number[] = [0];

/** Every mix of coins that this cash can build, the smallest first. */
export function launchMixes(cash: number): readonly Launch[] {
  for (let cents = COUNTS.length; cents <= cash; cents += 1) {
    for (const mix of mixesWorth(cents)) LAUNCHES.push(Object.freeze({ type: 'launch', ...mix }));
    COUNTS.push(LAUNCHES.length);
  }
  return LAUNCHES.slice(0, COUNTS[cash]);
}

export const launch: Rule<'launch'> = {
  whyNot: (sea, seat, coins) => {
    const blocked = whyNotLaunch(sea, seat);
    if (blocked) return blocked;
    if (countOf(coins) === 0) return refuse('noCoins');
    const { cash } = seatAt(sea, seat);
    const cost = valueOf(coins);
    return cost > cash ? refuse('notEnoughCash', { cash, cost }) : undefined;
  },
  apply: (context, seat, coins) => {
    endActivation(context);
    const ship = putOnBase(context, seat, coins);
    context.state.step = 'closing';
    activate(context, ship).fresh = true;
  },
  list: (sea, seat) => (whyNotLaunch(sea, seat) ? [] : launchMixes(seatAt(sea, seat).cash)),
};

function putOnBase(context: RuleContext, seat: Seat, coins: Launch): string {
  const at = homeOf(context.state, seat);
  const stack = coinsOf(coins);
  seatIn(context, seat).cash -= valueOf(stack);
  const ship = addShip(context, { owner: seat, at, spent: false, ...stack });
  context.emit({ type: 'launched', seat, ship, at, ...stack });
  return ship;
}
