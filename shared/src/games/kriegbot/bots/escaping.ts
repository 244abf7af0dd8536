import { LOCATIONS } from '../content/chassis';
import { scenarioOf } from '../content/scenarios';
import { isStruck, isUnpowered, phoenixSlotOf } from '../rules/cards';
import type { Bot } from '../rules/field';
import { neededAt } from './body';
import type { Situation } from './situation';
import { WORTH } from './weights';

/** Expected harm above which the next attacks may be the last; and above which they probably are. */
const PERIL = 0.25;
const DOOM = 0.65;

/** It will never act again. */
const isLifeless = (robot: Bot): boolean => isStruck(robot) && isUnpowered(robot);

/** One more hit may kill it, and so much harm is to be expected. */
function isInPeril(situation: Situation, robot: Bot, peril: number): boolean {
  const body = situation.body(robot.id);
  if (!LOCATIONS.some((location) => neededAt(body, location) <= 1)) return false;
  const here = situation.stand(robot.id);
  const harm = situation.enemies.reduce(
    (sum, enemy) => sum + situation.duel(enemy.id, robot.id).best(situation.stand(enemy.id), here),
    robot.onFire ? PERIL / 2 : 0,
  );
  return harm > peril;
}

/** A Rifle that stands more than a hit is a robot still; one that does not is hardly better than none. */
function isSturdy(situation: Situation, robot: Bot): boolean {
  const slot = phoenixSlotOf(robot);
  return slot !== undefined && situation.body(robot.id).parts[slot].left > 1;
}

/**
 * What it is worth to get away before the kill: an escape is none, where the first kill wins (L372), but a
 * team with nobody left loses all the same, and a whole robot is missed.
 */
export function escapeWorth(situation: Situation, robot: Bot, leaves: 'rifle' | 'nothing'): number {
  const { victory } = scenarioOf(situation.view.options.scenario);
  const peril = leaves === 'rifle' && isSturdy(situation, robot) ? PERIL : DOOM;
  const isFailing = isLifeless(robot) || isInPeril(situation, robot, peril);
  if (!victory.includes('firstKill') || !isFailing) return -1;
  if (leaves === 'rifle') return WORTH.escape;
  return situation.friends.length > 1 ? WORTH.escape / 2 : -1;
}
