import { distance, type SpaceId } from '../content/board';
import { valueOf } from '../rules/coins';
import { homeOf, isUnownedBase, seatAt, shipOf } from '../rules/sea';
import { effectOf, FARTHEST, type Mark } from './shotEffects';
import { dangerAt, invadersNear, type Situation } from './imagining';
import { WORTH } from './weights';

/** What shots from a space are worth, and the place itself. */

/** The value of all the shots from a space, and the best target. */
export function bestShot(situation: Situation, ship: string, from: SpaceId, shots: number) {
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
