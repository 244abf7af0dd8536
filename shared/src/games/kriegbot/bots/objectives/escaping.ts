import { LOCATIONS } from '../../content/chassis';
import { scenarioOf } from '../../content/scenarios';
import { isStruck, isUnpowered, phoenixSlotOf } from '../../rules/pieces/cardsOnRobots';
import { teamIn, type SeenRobot } from '../../rules/field/field';
import { neededAt } from '../field/bodies';
import { pilotWorth } from './pilotsKept';
import type { Situation } from '../imagining';
import { isBetrayed, isScored, mayRetire } from './gangPoints';
import { WORTH } from '../field/weights';

/** The expected harm above which the next attacks may be the last; and above which they probably are. */
const PERIL = 0.25;
const DOOM = 0.65;

/** It will never act again. */
const isLifeless = (robot: SeenRobot): boolean => isStruck(robot) && isUnpowered(robot);

/** One more hit may kill it, and this much harm is expected. */
function isInPeril(situation: Situation, robot: SeenRobot, peril: number): boolean {
  const body = situation.body(robot.id);
  if (!LOCATIONS.some((location) => neededAt(body, location) <= 1)) return false;
  const here = situation.stand(robot.id);
  const harm = situation.enemies.reduce(
    (sum, enemy) => sum + situation.duel(enemy.id, robot.id).best(situation.stand(enemy.id), here),
    robot.onFire ? PERIL / 2 : 0,
  );
  return harm > peril;
}

/** A Rifle that survives more than one hit still counts as a robot; otherwise it is worth little. */
function isSturdy(situation: Situation, robot: SeenRobot): boolean {
  const slot = phoenixSlotOf(robot);
  return slot !== undefined && situation.body(robot.id).parts[slot].left > 1;
}

/**
 * The value of escaping before the kill: an escape is not a kill where the first kill wins (L373), but a team with
 * nobody left loses all the same, and an undamaged robot is a loss.
 */
export function escapeWorth(situation: Situation, robot: SeenRobot, leaves: 'rifle' | 'nothing'): number {
  if (isScored(situation.view)) return retreatWorth(situation, robot, leaves);
  if (situation.view.options.campaign && leaves === 'nothing') return pilotWorth(situation, robot);
  const { victory } = scenarioOf(situation.view.options);
  const peril = leaves === 'rifle' && isSturdy(situation, robot) ? PERIL : DOOM;
  const isFailing = isLifeless(robot) || isInPeril(situation, robot, peril);
  if (!victory.includes('firstKill') || !isFailing) return -1;
  if (leaves === 'rifle') return WORTH.escape;
  return situation.friends.length > 1 ? WORTH.escape / 2 : -1;
}

/**
 * A leader whose gang leads goes home over the edge, or bails out when it gets dangerous; nobody else leaves what is not
 * almost lost, and no leader goes to his death.
 */
function retreatWorth(situation: Situation, robot: SeenRobot, leaves: 'rifle' | 'nothing'): number {
  const { view } = situation;
  const isHome = view.question?.kind !== 'attack';
  if (leaves === 'nothing' && isHome && mayRetire(view, robot)) return WORTH.escape * 2;
  if (leaves === 'nothing' && (isBetrayed(view, robot) || teamIn(view, robot.team).leader === '')) return -1;
  return isLifeless(robot) || isInPeril(situation, robot, PERIL) ? WORTH.escape : -1;
}
