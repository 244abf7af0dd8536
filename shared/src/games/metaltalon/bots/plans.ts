import type { Action } from '../actions';
import { distance, spaceOf, type SpaceId } from '../content/board';
import { budgetOf, usableShips } from '../rules/activation';
import { valueOf } from '../rules/coins';
import { reachOf } from '../rules/reach';
import { homeOf, isUnownedBase, seatAt, shipOf } from '../rules/sea';
import { effectOf, FARTHEST, isShooting, markOf, type Mark } from './aiming';
import { dangerAt, invadersNear, type Situation } from './situation';
import { LEAST, WORTH } from './weights';

/** What a ship could do with the rest of its activation, and the gain over doing nothing. */
export interface Plan {
  readonly ship: string;
  readonly gain: number;
  readonly action: Action;
}

/** The best plan of each ship that has one; the ship in activation comes first. */
export function plansOf(situation: Situation, legal: readonly Action[]): Plan[] {
  const { view, seat } = situation;
  return usableShips(view, seat)
    .flatMap((ship) => bestPlan(situation, ship, legal) ?? [])
    .filter(({ gain }) => gain > LEAST)
    .toSorted((one, other) => rank(situation, other) - rank(situation, one));
}

const rank = ({ view }: Situation, { ship, gain }: Plan): number =>
  gain + (view.active?.ship === ship ? 1000 : 0);

function bestPlan(situation: Situation, ship: string, legal: readonly Action[]): Plan | undefined {
  const { view } = situation;
  const { shots } = budgetOf(view, ship);
  const { at } = shipOf(view, ship);
  const here = bestShot(situation, ship, at, shots);
  const staying = placeWorth(situation, ship, at);
  let best: { worth: number; to?: SpaceId | undefined } = { worth: staying + here.worth };
  let firesFirst = here.worth > 0;
  for (const { space, way, by } of reachOf(view, ship)) {
    if (by !== 'move') continue;
    const there = bestShot(situation, ship, space, shots).worth;
    const worth = placeWorth(situation, ship, space) + Math.max(there, here.worth);
    if (worth <= best.worth) continue;
    best = { worth, to: way[0] };
    firesFirst = here.worth > 0 && here.worth >= there;
  }
  const action = firesFirst ? shotAt(situation, ship, here.mark, legal) : stepTo(ship, best.to);
  return action && { ship, gain: best.worth - staying, action };
}

const stepTo = (ship: string, to: SpaceId | undefined): Action | undefined =>
  to === undefined ? undefined : { type: 'move', ship, to };

/** The first step of a ship that can land on the base of a player without cash in this activation. */
export function invasionOf({ view, seat }: Situation): Action | undefined {
  const landings = usableShips(view, seat).flatMap((ship) =>
    reachOf(view, ship).flatMap((reach) => (reach.by === 'invade' ? [{ ship, ...reach }] : [])),
  );
  const [nearest] = landings.toSorted((one, other) => one.cost - other.cost);
  const [to] = nearest?.way ?? [];
  if (!nearest || to === undefined) return undefined;
  const { base } = spaceOf(nearest.space);
  if (to === nearest.space && base) return { type: 'invade', ship: nearest.ship, base };
  return { type: 'move', ship: nearest.ship, to };
}

/** The legal shot of the ship at a target. */
function shotAt({ view }: Situation, ship: string, mark: Mark | undefined, legal: readonly Action[]) {
  return legal.find((action) => {
    if (!isShooting(action) || action.ship !== ship) return false;
    const other = markOf(view, action);
    return other.at === mark?.at && other.base === mark.base;
  });
}

/** The value of all the shots from a space, and the best target. */
function bestShot(situation: Situation, ship: string, from: SpaceId, shots: number) {
  let best: { worth: number; mark?: Mark } = { worth: 0 };
  if (shots === 0) return best;
  const { view, seat, marks } = situation;
  for (const mark of marks) {
    if (distance(from, mark.at) > FARTHEST + 1) continue;
    const empty = situation.rangesFrom(ship, from).emptyTo(mark.at);
    if (empty === undefined) continue;
    const { lost, gained, takesAll } = effectOf(view, seat, mark, empty);
    if (lost === 0) continue;
    const one = lost * centWorth(situation, mark) + gained + takesAll * endWorth(situation, mark);
    const worth = one * Math.min(shots, Math.ceil(mark.cents / lost));
    if (worth > best.worth) best = { worth, mark };
  }
  return best;
}

/** The value of every cent that a target loses. */
function centWorth({ home, victim }: Situation, mark: Mark): number {
  if (mark.base) return mark.owner === victim ? WORTH.robbed : WORTH.robbed * 0.8;
  return distance(mark.at, home) <= 4 ? WORTH.shot * WORTH.nearHome : WORTH.shot;
}

function endWorth({ view }: Situation, mark: Mark): number {
  if (mark.base) return WORTH.lastCent;
  const blocksBase = mark.at === homeOf(view, mark.owner) && seatAt(view, mark.owner).cash === 0;
  return WORTH.gun * mark.nickels + (blocksBase ? WORTH.lastCent : 0);
}

/** The value of having the ship on a space when its activation is over. */
export function placeWorth(situation: Situation, ship: string, space: SpaceId): number {
  const { view, claims } = situation;
  const { dimes, nickels, ...rest } = shipOf(view, ship);
  const cents = valueOf({ dimes, nickels, ...rest });
  const danger = dangerAt(situation, { at: space, dimes, nickels, cents, base: false });
  let worth = -WORTH.danger * danger;
  if (isUnownedBase(view, space)) worth += WORTH.income;
  const claim = claims.get(ship);
  worth -=
    WORTH.step * (claim === undefined ? chaseOf(situation, ship, space) : stepsFrom(situation, claim, space));
  return worth + guardWorth(situation, space);
}

/** The number of steps between a ship without a claim and the victim's base; negative for good places. */
function chaseOf(situation: Situation, ship: string, space: SpaceId): number {
  const { view, victim } = situation;
  const gate = homeOf(view, victim);
  if (space === gate) return -WORTH.inside;
  const away = stepsFrom(situation, gate, space);
  const takes = seatAt(view, victim).cash === 0 && shipOf(view, ship).pennies > 0;
  return takes && away === 1 ? -WORTH.atTheGate : away;
}

/** Steps to a goal over spaces without ships; a high number when the way is blocked. */
function stepsFrom(situation: Situation, goal: SpaceId, space: SpaceId): number {
  if (space === goal) return 0;
  const between = situation.rangesFrom(NOBODY, goal).emptyTo(space);
  return between === undefined ? distance(space, goal) + BARRED : between + 1;
}

const BARRED = 5;
/** No ship's id: all ships are in the way. */
const NOBODY = '';

/** A ship that stays on its own base keeps invaders off it. */
function guardWorth(situation: Situation, space: SpaceId): number {
  const { view, seat, home } = situation;
  if (space !== home || invadersNear(situation) === 0) return 0;
  const cents = seatAt(view, seat).cash;
  const danger = dangerAt(situation, { at: home, dimes: 0, nickels: 0, cents: cents + 1, base: true });
  return cents + 1 - danger < 2 ? WORTH.guard : 0;
}
