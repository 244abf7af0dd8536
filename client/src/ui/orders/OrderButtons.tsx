import type { TypedThing } from '@gearhall/shared/core/game';
import { lookOf } from './suggested';
import type { Order } from '../../stage/contract/orders';

interface OrderButtonsProps<Action extends TypedThing> {
  readonly orders: readonly Order<Action>[];
  act(action: Action): void;
}

/** Orders as plain buttons, for a form that draws them itself. */
export function OrderButtons<Action extends TypedThing>({ orders, act }: OrderButtonsProps<Action>) {
  return (
    <div class="order-buttons">
      {orders.map(({ action, label, detail }) => (
        <button
          key={JSON.stringify(action)}
          type="button"
          class={lookOf('order', action)}
          onClick={() => act(action)}
        >
          <span class="order-label">{label}</span>
          {detail !== undefined && <span class="order-detail">{detail}</span>}
        </button>
      ))}
    </div>
  );
}
