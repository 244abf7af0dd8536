import { GUNS, type GunId } from '../../content/equipment';
import { targetOf } from '../../rules/equipment/aiming';
import { whyNotActivate } from '../../rules/equipment/equipment';
import { mineAt } from '../../rules/field';
import type { SpaceId } from '../../rules/course/road';
import { canUse, type Situation } from '../imagining/situation';
import { leastWorth, mineWorth, shotWorth } from './equipmentWorth';

/** Equipment that is used on the way: the best place for it. */

/** The best stop on the way, for something that is worth less earlier or later. */
export function bestStop(situation: Situation, path: readonly SpaceId[]): number | undefined {
  if (whyNotActivate(situation.view)) return undefined;
  const worth = path.map((at, place) => worthAt(situation, at, path[place - 1] ?? situation.car.at));
  const now = Math.max(
    leastWorth(situation),
    ...GUNS.map((gun) => gunWorth(situation, gun, situation.car.at)),
  );
  const last = path.length - 1;
  const most = Math.max(...worth);
  const stop = worth.indexOf(most);
  return most > now && stop < last && most > (worth[last] ?? 0) ? stop : undefined;
}

const worthAt = (situation: Situation, at: SpaceId, left: SpaceId): number =>
  Math.max(mineAfter(situation, left), ...GUNS.map((gun) => gunWorth(situation, gun, at)));

function gunWorth(situation: Situation, gun: GunId, at: SpaceId): number {
  const { view, car } = situation;
  if (!canUse(situation, gun)) return 0;
  // From there the car itself is out of the line of fire.
  const target = targetOf(view, { ...car, at }, gun);
  return target && target.car !== car.id ? shotWorth(situation, gun, target) : 0;
}

function mineAfter(situation: Situation, left: SpaceId): number {
  const { view, car } = situation;
  return car.mines > 0 && !mineAt(view, left) ? mineWorth(situation, left) : 0;
}
