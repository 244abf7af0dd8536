import { coreCard, coreWith } from '../content/cores';
import type { RuleContext } from './context';
import { coreOf, energyOf, recharge, useAbility, whyNotAbility } from './energy';
import { inOrder, isAlive, robotOf, robotsIn } from './field';

/** Fuel Cells that lie open, in movement order: each pays a step and gains its recharge, if there is room (KX23). */
export function chargeThemselves(context: RuleContext): void {
  for (const { id } of inOrder(robotsIn(context.state).filter(isAlive))) {
    const robot = robotOf(context.state, id);
    const isFull = energyOf(robot) >= coreCard(coreWith('recharge')).most;
    if (!coreOf(robot)?.shown || isFull || whyNotAbility(robot, 'recharge')) continue;
    useAbility(context, id);
    recharge(context, id, 'fuelCell');
  }
}
