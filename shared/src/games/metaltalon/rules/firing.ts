import { expectDefined, refuse } from '../../../core/ground/result';
import type { Seat } from '../../../core/ground/seats';
import { BASE_SPACES, type BaseId, type SpaceId } from '../content/board';
import type { Shot, ShipId } from '../state';
import { activate, budgetOf, usableShips, whyNotActivate } from './activation';
import { rangesFrom } from './paths';
import { shipIn, type RuleContext, type Rule, type WhyNot } from './context';
import { openWindows } from './rerolls';
import { damageOf, rollOf } from './rolling';
import { hasShip, ownerOf, raceOf, seatAt, shipOf, type Sea } from './sea';

/** Source L98, "Firing", and L102, "Firing at a base"; T3, T22, T26. */

interface ShipTarget {
  readonly ship: ShipId;
  readonly base?: undefined;
}
interface BaseTarget {
  readonly base: BaseId;
  readonly ship?: undefined;
}
/** What may be fired at: a ship, or the cash in a base. */
export type Target = ShipTarget | BaseTarget;

const isShip = (target: Target): target is ShipTarget => target.ship !== undefined;
const isBase = (target: Target): target is BaseTarget => target.base !== undefined;

export const spaceOfTarget = (sea: Sea, target: Target): SpaceId =>
  isBase(target) ? BASE_SPACES[target.base] : shipOf(sea, target.ship).at;

/** May the seat fire at this target, wherever it is? */
export const whyNoTarget = (sea: Sea, seat: Seat, target: Target): WhyNot =>
  isBase(target) ? whyNotBase(sea, seat, target.base) : whyNotShip(sea, seat, target.ship);

function whyNotShip(sea: Sea, seat: Seat, ship: ShipId): WhyNot {
  if (!hasShip(sea, ship)) return refuse('noSuchTarget');
  return shipOf(sea, ship).owner === seat ? refuse('ownTarget') : undefined;
}

function whyNotBase(sea: Sea, seat: Seat, base: BaseId): WhyNot {
  const owner = ownerOf(sea, base);
  if (owner === undefined) return refuse('baseNotOwned', { base });
  if (owner === seat) return refuse('ownTarget');
  return seatAt(sea, owner).cash === 0 ? refuse('emptyBase', { seat: owner }) : undefined;
}

function whyNotFire(sea: Sea, seat: Seat, shooter: ShipId, target: Target): WhyNot {
  const why = whyNotActivate(sea, seat, shooter) ?? whyNoTarget(sea, seat, target);
  if (why) return why;
  if (budgetOf(sea, shooter).shots < 1) return refuse('noShotsLeft');
  const ranges = rangesFrom(sea, shooter, shipOf(sea, shooter).at);
  return ranges.emptyTo(spaceOfTarget(sea, target)) === undefined ? refuse('noPath') : undefined;
}

/** Everything that the seat may fire at, wherever it is. */
export function targetsFor(sea: Sea, seat: Seat): Target[] {
  const ships = Object.keys(sea.ships).map((ship): Target => ({ ship }));
  const bases = sea.seats.flatMap(({ base }): Target[] => (base ? [{ base }] : []));
  return [...ships, ...bases].filter((target) => !whyNoTarget(sea, seat, target));
}

/** The targets with a legal path from the ship, if it has a shot left. */
export function targetsInReach<Kind extends Target>(
  sea: Sea,
  ship: ShipId,
  targets: readonly Kind[],
): Kind[] {
  if (targets.length === 0 || budgetOf(sea, ship).shots < 1) return [];
  const ranges = rangesFrom(sea, ship, shipOf(sea, ship).at);
  return targets.filter((target) => ranges.emptyTo(spaceOfTarget(sea, target)) !== undefined);
}

export const fireAtShip: Rule<'fireAtShip'> = {
  whyNot: (sea, seat, { ship, target }) => whyNotFire(sea, seat, ship, { ship: target }),
  apply: (context, seat, { ship, target }) => fire(context, seat, ship, { ship: target }),
  list: (sea, seat) => {
    const targets = targetsFor(sea, seat).filter(isShip);
    return usableShips(sea, seat).flatMap((ship) =>
      targetsInReach(sea, ship, targets).map((target) => ({ type: 'fireAtShip', ship, target: target.ship })),
    );
  },
};

export const fireAtBase: Rule<'fireAtBase'> = {
  whyNot: (sea, seat, { ship, base }) => whyNotFire(sea, seat, ship, { base }),
  apply: (context, seat, { ship, base }) => fire(context, seat, ship, { base }),
  list: (sea, seat) => {
    const targets = targetsFor(sea, seat).filter(isBase);
    return usableShips(sea, seat).flatMap((ship) =>
      targetsInReach(sea, ship, targets).map((target) => ({ type: 'fireAtBase', ship, base: target.base })),
    );
  },
};

/** Rolls, and asks those who may force a reroll. */
function fire(context: RuleContext, by: Seat, ship: ShipId, target: Target): void {
  const { state } = context;
  activate(context, ship).shots -= 1;
  const empty = rangesFrom(state, ship, shipIn(context, ship).at).emptyTo(spaceOfTarget(state, target));
  const terms = {
    roll: rollOf(context),
    bonus: raceOf(state, by).attackBonus,
    empty: expectDefined(empty, 'a legal path to the target'),
    dimes: isBase(target) ? 0 : shipIn(context, target.ship).dimes,
  };
  const aim = isBase(target) ? { base: target.base } : { target: target.ship };
  const shot: Shot = { by, ship, ...aim, ...terms, damage: damageOf(terms) };
  state.shot = shot;
  context.emit({ type: 'fired', ...shot });
  openWindows(context);
}
