import { STEP } from '../../content/cores';
import { armsOf, isArms } from '../../content/cards';
import { SLOT_IDS } from '../../content/chassis';
import { coreOf, energyOf, rechargeOf } from '../../rules/cores/energy';
import type { SeenRobot } from '../../rules/field/field';
import { WORTH } from '../field/weights';

/** What energy is worth to a robot, step by step: the last one is its reboot. */

/** It has electric weapons, which cost a step each time. */
export const isHungry = ({ slots }: Pick<SeenRobot, 'slots'>): boolean =>
  SLOT_IDS.some((slot) => {
    const { card } = slots[slot];
    return isArms(card) && armsOf(card).electric === true;
  });

function levelWorth(robot: SeenRobot, level: number): number {
  const steps = WORTH.energy.slice(0, Math.max(0, level)).reduce((sum, step) => sum + step, 0);
  return isHungry(robot) ? steps : steps * WORTH.idleEnergy;
}

/** The cost of spending this number of steps. */
export function energyCost(robot: SeenRobot, steps: number): number {
  if (steps === 0 || !coreOf(robot)) return 0;
  const level = energyOf(robot);
  return levelWorth(robot, level) - levelWorth(robot, level - steps);
}

/** The value of a recharge now. */
export function rechargeGain(robot: SeenRobot): number {
  const level = energyOf(robot);
  return levelWorth(robot, level + rechargeOf(robot)) - levelWorth(robot, level);
}

/** The cost of the core's ability. */
export const abilityCost = (robot: SeenRobot): number =>
  energyCost(robot, STEP) + (robot.powerCore?.shown ? 0 : WORTH.shown);

/** Its attacks profit from power. */
export const usesPower = ({ slots }: Pick<SeenRobot, 'slots'>): boolean =>
  SLOT_IDS.some((slot) => {
    const { card, disabled } = slots[slot];
    if (!isArms(card) || disabled) return false;
    const { powered, poweredModes, attacks, disables } = armsOf(card);
    return (powered ?? poweredModes ?? attacks ?? disables) !== undefined;
  });
