import type { Seat } from '../../../../core/ground/seats';
import { total, RESOURCES, type Amounts } from '../../content/resources';
import { nationOf } from '../../content/nations';
import { needsVictim, ROBOTS, type RobotId } from '../../content/robots';
import {
  nationAbility,
  passivesOf,
  playerAt,
  soloSideOf,
  type ConstructionField,
  type Field,
} from '../field';

const byKind = (amount: (kind: (typeof RESOURCES)[number]) => number): Amounts => ({
  steel: Math.max(0, amount('steel')),
  circuits: Math.max(0, amount('circuits')),
  fuel: Math.max(0, amount('fuel')),
});

/** What a Robot costs a player now: discounts are looked at all the time (M13). */
export function costOf(field: Field, seat: Seat, id: RobotId): Amounts {
  const { cost } = ROBOTS[id];
  const discounts = passivesOf(field, seat, 'discount');
  const { turn } = field;
  const named = turn.seat === seat ? turn.discount : '';
  if (discounts.length === 0 && named === '') return cost;
  const less = named === '' ? 0 : (nationAbility(field, seat).discount?.less ?? 0);
  return byKind(
    (kind) =>
      cost[kind] -
      discounts.reduce((sum, discount) => sum + (discount[kind] ?? 0), 0) -
      (named === kind ? less : 0),
  );
}

/** What a Robot under construction still lacks. */
export function missingOf(field: Field, seat: Seat, { robot, paid, gained }: ConstructionField): Amounts {
  const cost = costOf(field, seat, robot);
  let { steel, circuits, fuel } = cost;
  for (const { side } of paid) {
    steel -= side.steel;
    circuits -= side.circuits;
    fuel -= side.fuel;
  }
  return {
    steel: Math.max(0, steel - gained.steel),
    circuits: Math.max(0, circuits - gained.circuits),
    fuel: Math.max(0, fuel - gained.fuel),
  };
}

/** What of a payment counts, and what is lost (M11). */
export function coverage(
  missing: Amounts,
  side: Amounts,
): { readonly covered: Amounts; readonly wasted: Amounts } {
  const covered = byKind((kind) => Math.min(missing[kind], side[kind]));
  return { covered, wasted: byKind((kind) => side[kind] - covered[kind]) };
}

export const covers = (missing: Amounts, side: Amounts): boolean =>
  (missing.steel > 0 && side.steel > 0) ||
  (missing.circuits > 0 && side.circuits > 0) ||
  (missing.fuel > 0 && side.fuel > 0);

/** The number of Robots that a player may have under construction. */
export const mostConstructions = (field: Field, seat: Seat): number =>
  soloSideOf(field)?.sites ?? Math.max(USUAL_SITES, ...passivesOf(field, seat, 'sites'));

const USUAL_SITES = 3;

export const hasPlace = (field: Field, seat: Seat): boolean =>
  playerAt(field, seat).constructions.length < mostConstructions(field, seat);

/** Does the Robot lack nothing but its completion? (72 needs another Robot to destroy.) */
export const isReady = (field: Field, seat: Seat, construction: ConstructionField): boolean =>
  total(missingOf(field, seat, construction)) === 0 && hasVictim(field, seat, construction.robot);

/** Where completing a Robot destroys another one: is there another? */
export const hasVictim = (field: Field, seat: Seat, id: RobotId): boolean =>
  !needsVictim(id) || playerAt(field, seat).robots.some(({ robot }) => robot !== id);

/** The Energy for taking the Robot of a spot (M2); spots are counted from 1. */
export function energyFor(field: Field, seat: Seat, spot: number): number {
  const { nation } = playerAt(field, seat);
  const price = nation === '' ? LEAST : (nationOf(nation, field).rowCost[spot - 1] ?? LEAST);
  const less = passivesOf(field, seat, 'rowDiscount')
    .filter(({ spots }) => spots.includes(spot))
    .reduce((sum, { energy }) => sum + energy, 0);
  return Math.max(LEAST, price - less);
}

const LEAST = 1;

/** The Energy for the first Robot of the deck, for each payment with a Robot, and for each activation (M9). */
export const DECK_ENERGY = 2;
export const PAYMENT_ENERGY = 1;
export const ACTIVATION_ENERGY = 1;
