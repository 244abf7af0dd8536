import { coreCard, coreWith } from '../../content/cores';
import type { RuleContext } from '../field/context';
import { coreOf, energyOf, recharge, useAbility, whyNotAbility } from './energy';
import { receiveOpenly } from './beamedEnergy';
import { inOrder, isAlive, robotOf, robotsIn } from '../field/field';

/**
 * In movement order, without a question: open cards that take in energy, then Fuel Cells that lie open, which pay a step
 * and gain their recharge, if there is room (KX23, KX37).
 */
export function chargeThemselves(context: RuleContext): void {
  for (const { id } of inOrder(robotsIn(context.state).filter(isAlive))) {
    // A Solenoid has been paid for after that (KX37).
    if (!robotOf(context.state, id).marks.keepsPower) receiveOpenly(context, id);
    const robot = robotOf(context.state, id);
    const isFull = energyOf(robot) >= coreCard(coreWith('recharge')).most;
    if (!coreOf(robot)?.shown || isFull || whyNotAbility(robot, 'recharge')) continue;
    useAbility(context, id);
    recharge(context, id, 'fuelCell');
  }
}
