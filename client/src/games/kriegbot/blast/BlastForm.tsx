import { useRef } from 'preact/hooks';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { Order, OrderFormProps } from '../../../stage/contract/orders';
import { isSetOff, type SetOff } from '../attacks/blasting';
import { SendingForm } from '../orders/SendingForm';
import { usePlanned } from '../orders/usePlanned';
import { Reached } from './Reached';

type Setting = Order<SetOff>;
const isSetting = (order: Order<Action>): order is Setting => isSetOff(order.action);

/** A bomb or a nuke: first the board shows its rings and the orders whom it would strike, then it is set off. */
export function BlastForm(props: OrderFormProps<Action, View>) {
  const { orders, act, plan } = props;
  const settings = orders.filter(isSetting);
  const held = usePlanned(
    props,
    settings.map(({ action }) => action),
  );
  const chosen = settings.find(({ action }) => action === held);
  return (
    <div class="kb-form">
      {chosen ? (
        <Aimed {...props} {...chosen} plan={plan} act={act} />
      ) : (
        settings.map(({ action, label, detail }) => (
          <button key={action.type} type="button" class="order" onClick={() => plan(action)}>
            <span class="order-label">{label} …</span>
            <span class="order-detail">{detail}. First you see what it reaches</span>
          </button>
        ))
      )}
    </div>
  );
}

type AimedProps = Setting & Pick<OrderFormProps<Action, View>, 'view' | 'seat' | 'names' | 'plan' | 'act'>;

/** It is chosen, and not yet confirmed. */
function Aimed({ action, label, view, seat, names, plan, act }: AimedProps) {
  const isNew = useRef(true);
  // The button that led here is gone: the one that leads back takes its focus.
  const takeFocus = (button: HTMLButtonElement | null): void => {
    if (isNew.current) button?.focus({ preventScroll: true });
    isNew.current = false;
  };
  return (
    <SendingForm id="kb-blast" action={action} label={label} isPlanned={true} {...{ plan, act }}>
      <Reached {...{ view, seat, names, action }} />
      <button type="button" class="button" ref={takeFocus} onClick={() => plan(undefined)}>
        Not now
      </button>
    </SendingForm>
  );
}
