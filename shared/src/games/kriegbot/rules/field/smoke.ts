import { distance } from '../../../../core/game/hex';
import { armsOf, cardEffect } from '../../content/cards';
import { coordinatesOf } from '../../content/map';
import type { Defended } from '../../state/assault';
import {
  findRobot,
  isOnMap,
  placeOf,
  type Attacking,
  type Field,
  type Places,
  type SeenRobot,
} from './field';
import { lineBetween } from './sight';

/** Smoke in the way of attacks (K74, KS8.5). */

/**
 * Does the line of this attack enter a hex at or next to the robot? The target's hex is entered, the attacker's is not.
 */
export function isPassedBy({ at }: Pick<SeenRobot, 'at'>, from: string, to: string): boolean {
  const hexes = [...lineBetween(from, to).through, to];
  return hexes.some((hex) => distance(coordinatesOf(hex), coordinatesOf(at)) <= 1);
}

/** What the smoke that hangs about a robot does to an attack on it, or past it; nothing to its own attacks. */
export function hangingIn(
  field: Pick<Field, 'smoke'> & Places,
  { attacker, target, arms }: Pick<Attacking, 'attacker' | 'target' | 'arms'>,
): Defended | undefined {
  const { smoke } = field;
  const robot = smoke && findRobot(field, smoke.robot);
  if (!smoke || !robot || !isOnMap(robot) || robot.id === attacker) return undefined;
  if (armsOf(arms).medium === cardEffect(smoke.card, 'blunt')?.not) return undefined;
  const isInWay = robot.id === target || isPassedBy(robot, placeOf(field, attacker), placeOf(field, target));
  return isInWay ? { robot: smoke.robot, card: smoke.card, burnsOut: false } : undefined;
}
