import { LOCATIONS } from '../../content/chassis';
import { DRAWER_IDS, isDrawer } from '../../content/teams';
import { isStruck, isUnpowered } from '../../rules/pieces/cardsOnRobots';
import type { SeenRobot } from '../../rules/field/field';
import { deadPilots } from '../../rules/ending/stocks';
import { killsOf, neededAt } from '../field/bodies';
import type { Stand } from '../attacking/duel';
import { between, thinned } from '../field/sampling';
import type { Situation } from '../imagining';
import { WORTH } from '../field/weights';

/**
 * When a robot leaves a mission of the campaign (KS20.13). A pilot is a quarter of the campaign, and a mission brings
 * cards alone: so no mission needs a robot that is about to be killed.
 */

/** The probability of its kill above which a robot leaves. */
const DOOM = 0.65;
/** Damages at one location that a turn can do. */
const [TWO, GLANCE] = [2, 12];

/** Their last pilot may die here, and one's own does not: that would win the campaign. */
export function isDecisive({ view, team }: Situation): boolean {
  const { campaign } = view.options;
  if (!campaign || !isDrawer(team)) return false;
  const living = (side: (typeof DRAWER_IDS)[number]): number =>
    campaign[side] - deadPilots(view, side).length;
  return living(team) > 1 && DRAWER_IDS.some((side) => side !== team && living(side) === 1);
}

/** How likely a robot that stands there is killed before it can act again. */
export function killChance(situation: Situation, robot: SeenRobot, stand: Stand): number {
  const { enemies } = situation;
  const body = situation.body(robot.id);
  if (!LOCATIONS.some((location) => neededAt(body, location) <= TWO)) return 0;
  const kills = killsOf(body);
  const survives = enemies.reduce((chance, enemy) => {
    const { best } = situation.killing(enemy.id, robot.id);
    const done = thinned(situation.responses(enemy.id), GLANCE).map((from) => best(from, stand));
    const usual = done.reduce((sum, one) => sum + one, 0) / Math.max(1, done.length);
    return chance * (1 - Math.min(1, between(usual, Math.max(0, ...done))));
  }, 1);
  return 1 - survives * (1 - (robot.onFire ? kills.any : 0));
}

export const isDoomed = (situation: Situation, robot: SeenRobot, stand: Stand): boolean =>
  killChance(situation, robot, stand) > DOOM;

/** The value of saving its pilot alone. */
export function pilotWorth(situation: Situation, robot: SeenRobot): number {
  const isLifeless = isStruck(robot) && isUnpowered(robot);
  const isLost = isLifeless || isDoomed(situation, robot, situation.stand(robot.id));
  return isLost && !isDecisive(situation) ? WORTH.escape : -1;
}
