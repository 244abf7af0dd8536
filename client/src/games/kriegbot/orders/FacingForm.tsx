import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { OrderFormProps } from '../../../stage/contract/orders';
import { capital, COMPASS, facingName } from '../words/field/names';

/** Six facings arranged like a compass, a small button each. */
export function FacingForm({ actions, orders, act }: OrderFormProps<Action, View>) {
  const at = (facing: number) =>
    actions.findIndex((action) => 'facing' in action && action.facing === facing);
  return (
    <div class="kb-compass">
      {COMPASS.map((facing) => {
        const index = at(facing);
        const action = actions[index];
        const order = orders[index];
        return (
          action &&
          order && (
            <button
              key={facing}
              type="button"
              class="button"
              title={order.detail}
              aria-label={order.label}
              onClick={() => act(action)}
            >
              {capital(facingName(facing))}
            </button>
          )
        );
      })}
    </div>
  );
}
