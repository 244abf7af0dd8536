import type { Action } from '@gearhall/shared/games/metaltalon/actions';
import { Fold } from '../../../ui/controls/Fold';
import { OrderButtons } from '../../../ui/orders/OrderButtons';
import type { OrderFormProps } from '../../../stage/contract/orders';
import { outOfRange } from '../words/aims';

/** Shots that cannot hit from where the ships stand: one line below all other orders. */
export function OutOfRange({ orders, act }: OrderFormProps<Action>) {
  return (
    <Fold summary={outOfRange(orders.map(({ action }) => action))}>
      <OrderButtons {...{ orders, act }} />
    </Fold>
  );
}
