import { refuse } from '../../../core/ground/result';
import type { ShipId } from '../state';
import { endActivation, usableShips, whyNotActivate } from './activation';
import { valueOf } from './coins';
import { whyNotStep } from './moving';
import { removeShip, seatIn, shipIn, type Rule, type WhyNot } from './context';
import { hasShipAt, homeOf, shipOf, type Sea } from './sea';

/** Source L94, "Recycling"; T5, T20. */

/** May the ship, which its owner may use now, be recycled on its own base? */
export function whyNotRecycle(sea: Sea, ship: ShipId): WhyNot {
  const { owner, at } = shipOf(sea, ship);
  const home = homeOf(sea, owner);
  if (at === home) return sea.active?.ship === ship ? refuse('tooEarlyToRecycle') : undefined;
  const step = whyNotStep(sea, ship, home);
  if (step?.refused === 'notAdjacent') return refuse('notOnOwnBase');
  if (step) return step;
  return hasShipAt(sea, owner, home) ? refuse('homeBaseBlocked') : undefined;
}

export const recycle: Rule<'recycle'> = {
  whyNot: (sea, seat, { ship }) => whyNotActivate(sea, seat, ship) ?? whyNotRecycle(sea, ship),
  apply: (context, seat, { ship }) => {
    const stack = shipIn(context, ship);
    const cents = valueOf(stack);
    const from = stack.at;
    if (context.state.active?.ship !== ship) endActivation(context);
    removeShip(context, ship);
    seatIn(context, seat).cash += cents;
    context.emit({ type: 'recycled', seat, ship, from, cents });
  },
  list: (sea, seat) =>
    usableShips(sea, seat)
      .filter((ship) => !whyNotRecycle(sea, ship))
      .map((ship) => ({ type: 'recycle', ship })),
};
