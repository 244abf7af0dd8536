import type { Action } from '@gearhall/shared/games/metalheads/actions';
import type { RobotId } from '@gearhall/shared/games/metalheads/content/robots';
import type { Order } from '../../../stage/contract/orders';
import { robotName, tokenName } from '../words/names';

/** The first choice of a two-step form, with the orders that follow from it. */
interface FirstStep {
  readonly id: string;
  readonly label: string;
  /** The Robot that it is about, where its card is worth reading; absent for one that is completed. */
  readonly robot?: RobotId;
  readonly orders: readonly Order<Action>[];
}

type First = readonly [id: string, label: string, robot?: RobotId];

/** What is chosen first: the Robot that is built or repaired, or the one that leaves the hand. */
function firstOf(action: Action): First {
  switch (action.type) {
    case 'construct':
    case 'constructFrom':
    case 'pay':
    case 'spend':
      return [action.robot, robotName(action.robot), action.robot];
    case 'repair':
      return [`${action.robot} ${action.token}`, `${robotName(action.robot)}: a ${tokenName(action.token)}`];
    case 'swap':
    case 'give':
      return [action.card, robotName(action.card), action.card];
    default:
      return ['', 'Other'];
  }
}

export const firstIdOf = (action: Action): string => firstOf(action)[0];

/** The orders by their first choice, in their own order. */
export function stepsOf(orders: readonly Order<Action>[]): readonly FirstStep[] {
  const steps = new Map<string, { label: string; robot?: RobotId; orders: Order<Action>[] }>();
  for (const order of orders) {
    const [id, label, robot] = firstOf(order.action);
    const step = steps.get(id) ?? { label, ...(robot && { robot }), orders: [] };
    step.orders.push(order);
    steps.set(id, step);
  }
  return [...steps].map(([id, step]) => ({ id, ...step }));
}
