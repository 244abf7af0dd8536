import { refuse } from '../../../core/ground/result';
import type { Seat } from '../../../core/ground/seats';
import type { ActionOf } from '../actions';
import { neighboursOf, type SpaceId } from '../content/board';
import type { ShipId, Stack } from '../state';
import { endActivation } from './activation';
import { coinsOf, countOf, isSameStack } from './coins';
import { whyNotEnter } from './moving';
import { addShip, shipIn, type Rule, type WhyNot } from './context';
import { hasShip, raceOf, shipOf, shipsOf, type Sea } from './sea';

/** Source L49-51, "The Swarm"; T32. */

/** May the seat split any ship at all now? */
function whyNotSwarm(sea: Sea, seat: Seat): WhyNot {
  if (!raceOf(sea, seat).splits) return refuse('notSwarm');
  return sea.step === 'closing' ? refuse('alreadyLaunched') : undefined;
}

function whyNotShip(sea: Sea, seat: Seat, ship: ShipId): WhyNot {
  if (!hasShip(sea, ship)) return refuse('noSuchShip');
  return shipOf(sea, ship).owner === seat ? undefined : refuse('notYourShip');
}

function whyNotPlace(sea: Sea, ship: ShipId, to: SpaceId): WhyNot {
  const { at, owner } = shipOf(sea, ship);
  return neighboursOf(at).includes(to) ? whyNotEnter(sea, owner, to) : refuse('notAdjacent');
}

/** Some coins of the stack, but not all of them. */
function isPart(part: Stack, whole: Stack): boolean {
  const fits = part.pennies <= whole.pennies && part.nickels <= whole.nickels && part.dimes <= whole.dimes;
  return fits && countOf(part) > 0 && !isSameStack(part, whole);
}

/** Every stack that may be taken from this one. */
export function partsOf(whole: Stack): Stack[] {
  const parts: Stack[] = [];
  for (let dimes = 0; dimes <= whole.dimes; dimes += 1) {
    for (let nickels = 0; nickels <= whole.nickels; nickels += 1) {
      for (let pennies = 0; pennies <= whole.pennies; pennies += 1) parts.push({ pennies, nickels, dimes });
    }
  }
  return parts.slice(1, -1);
}

export const split: Rule<'split'> = {
  whyNot: (sea, seat, { ship, to, ...coins }) => {
    const why = whyNotSwarm(sea, seat) ?? whyNotShip(sea, seat, ship) ?? whyNotPlace(sea, ship, to);
    return why ?? (isPart(coins, shipOf(sea, ship)) ? undefined : refuse('notTheseCoins'));
  },
  apply: (context, seat, { ship, to, ...coins }) => {
    endActivation(context);
    const part = coinsOf(coins);
    const whole = shipIn(context, ship);
    whole.pennies -= part.pennies;
    whole.nickels -= part.nickels;
    whole.dimes -= part.dimes;
    const id = addShip(context, { owner: seat, at: to, spent: true, ...part });
    context.state.step = 'closing';
    context.emit({ type: 'split', seat, ship, part: id, to, ...part });
  },
  list: (sea, seat) =>
    whyNotSwarm(sea, seat) ? [] : shipsOf(sea, seat).flatMap((ship) => splitsOf(sea, ship)),
};

/** Every split of one ship. */
export function splitsOf(sea: Sea, ship: ShipId): ActionOf<'split'>[] {
  const whole = shipOf(sea, ship);
  if (countOf(whole) < 2) return [];
  const places = neighboursOf(whole.at).filter((to) => !whyNotPlace(sea, ship, to));
  const parts = places.length > 0 ? partsOf(whole) : [];
  return places.flatMap((to) => parts.map((part) => ({ type: 'split', ship, to, ...part })));
}
