import type { ItemId } from '../../content/chassis';
import { cardEffect } from '../../content/cards';
import type { SeenRobot } from '../../rules/field/field';
import { hasMarker } from '../../rules/pieces/paint';
import { blastSpared } from '../damage/bombWorth';
import { harmsOf, mendedWhole, worthOf } from '../field/bodies';
import { energyCost } from '../cores/energyWorth';
import { showing } from '../field/showing';
import type { Situation } from '../imagining';
import { paintOn } from '../objectives/bombardmentWorth';
import { WORTH } from '../field/weights';

/**
 * Skins that are used in the robot's own turn: one that is lit, and one that is thrown off. Neither costs an action, and
 * the question comes again: what is worth doing is done before all else.
 */
const FIRST = 100;
const before = (worth: number): number => (worth > 0 ? FIRST + worth : -Infinity);

/**
 * Against attacks it can still be lit when they come: now, only to get rid of paint before anybody aims along it, and
 * for what nobody is asked about.
 */
export function camouflageWorth(situation: Situation, robot: SeenRobot): number {
  const { card } = robot.skin;
  const lit = cardEffect(card, 'camouflage');
  if (!lit || card === '' || card === 'hidden') return -Infinity;
  const isWiped = hasMarker(robot) && !robot.mines;
  const gain = (isWiped ? paintOn(situation, robot) : 0) + blastSpared(situation, robot, lit.silhouette);
  return before(gain - energyCost(robot, lit.energy) - showing(robot, card));
}

/** With every marker of this item, paint, fire and mines. */
export function shedWorth(situation: Situation, robot: SeenRobot, item: ItemId | ''): number {
  const body = situation.body(robot.id);
  const { any } = harmsOf(body);
  const cleaned = item === '' ? 0 : worthOf(mendedWhole(body, item)) - worthOf(body);
  const fire = robot.onFire ? WORTH.fire * any : 0;
  const paint = robot.painted ? paintOn(situation, robot) : 0;
  const mines = (robot.mines ?? []).length * any;
  return before(cleaned + fire + paint + mines - WORTH.skin);
}
