import { refuse } from '../../../core/ground/result';
import type { Seat } from '../../../core/ground/seats';
import { BASE_SPACES, type BaseId, type SpaceId } from '../content/board';
import type { ActionOf } from '../actions';
import type { ShipId } from '../state';
import { activate, usableShips, whyNotActivate } from './activation';
import { eliminate } from './elimination';
import { step, whyNotStep } from './moving';
import { shipIn, type RuleContext, type Rule, type WhyNot } from './context';
import { isOccupied, ownerOf, raceOf, seatAt, shipOf, shipsOf, type Sea } from './sea';

/** Source L96, "Invasion", and L47 for Rebels; T20, T28-T30. */

/** Do ships share the base's space while they invade it? */
export const isShared = (sea: Sea, owner: Seat): boolean => raceOf(sea, owner).invadersNeeded > 1;

/** The number of a player's ships on a space. */
export const countAt = (sea: Sea, owner: Seat, space: SpaceId): number =>
  shipsOf(sea, owner).filter((ship) => shipOf(sea, ship).at === space).length;

/** May the ship, which its owner may use now, land on an opponent's base? */
export function whyNotInvade(sea: Sea, ship: ShipId, base: BaseId): WhyNot {
  const victim = ownerOf(sea, base);
  if (victim === undefined) return refuse('baseNotOwned', { base });
  if (victim === shipOf(sea, ship).owner) return refuse('ownBase');
  return whyNotStep(sea, ship, BASE_SPACES[base]) ?? whyNotLand(sea, victim, base);
}

export function whyNotLand(sea: Sea, victim: Seat, base: BaseId): WhyNot {
  const { cash } = seatAt(sea, victim);
  if (cash > 0) return refuse('opponentHasCash', { seat: victim, cash });
  const blocked = !isShared(sea, victim) && isOccupied(sea, BASE_SPACES[base]);
  return blocked ? refuse('baseBlocked', { base }) : undefined;
}

/** The bases that could be invaded at all now: their owners have no cash. */
export const poorBases = (sea: Sea): BaseId[] =>
  sea.seats.flatMap(({ base, out, cash }) => (base && !out && cash === 0 ? [base] : []));

export const invade: Rule<'invade'> = {
  whyNot: (sea, seat, { ship, base }) => whyNotActivate(sea, seat, ship) ?? whyNotInvade(sea, ship, base),
  apply: (context, seat, action) => {
    const victim = ownerOf(context.state, action.base);
    if (victim !== undefined) land(context, seat, action, victim);
  },
  list: (sea, seat) => {
    const bases = poorBases(sea);
    if (bases.length === 0) return [];
    return usableShips(sea, seat).flatMap((ship) =>
      bases.filter((base) => !whyNotInvade(sea, ship, base)).map((base) => ({ type: 'invade', ship, base })),
    );
  },
};

/** The ship lands; with enough ships there, the base falls. Otherwise its movement is over (T30). */
function land(context: RuleContext, seat: Seat, { ship, base }: ActionOf<'invade'>, victim: Seat): void {
  const from = shipIn(context, ship).at;
  step(context, ship, BASE_SPACES[base]);
  context.emit({ type: 'invaded', seat, ship, from, base, victim });
  if (countAt(context.state, seat, BASE_SPACES[base]) >= raceOf(context.state, victim).invadersNeeded) {
    eliminate(context, victim, { cause: 'invaded', by: seat });
  } else {
    activate(context, ship).moves = 0;
  }
}
