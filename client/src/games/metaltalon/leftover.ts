import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Action } from '@gearhall/shared/games/metaltalon/actions';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import { isVain } from './words/order';
import { orderContext } from './orders/groups';

/** The end of a turn in which only shots that cannot hit are left. */
export function leftoverOf(view: View, seat: Seat, legal: readonly Action[]): Action | undefined {
  const end = legal.find(({ type }) => type === 'endTurn');
  const context = orderContext(view, seat);
  const isIdle = (action: Action): boolean =>
    action === end || action.type === 'askMe' || isVain(action, context);
  return end && legal.every(isIdle) ? end : undefined;
}
