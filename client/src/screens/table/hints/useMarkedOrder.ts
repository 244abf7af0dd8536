import { useEffect } from 'preact/hooks';
import type { TypedThing } from '@gearhall/shared/core/game';
import { suggestedOrder } from '../../../ui/orders/suggested';
import { useTableSession } from '../session/tableSession';

/** The recommended order is marked among the orders, and on the board. */
export function useMarkedOrder(action: TypedThing | undefined): void {
  const { pointedOrder } = useTableSession();
  useEffect(() => {
    if (!action) return undefined;
    suggestedOrder.value = action;
    pointedOrder.value = action;
    return () => {
      suggestedOrder.value = undefined;
      if (pointedOrder.peek() === action) pointedOrder.value = undefined;
    };
  }, [action, pointedOrder]);
}
