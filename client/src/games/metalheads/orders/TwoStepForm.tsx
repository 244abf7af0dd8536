import { useState } from 'preact/hooks';
import type { Action } from '@gearhall/shared/games/metalheads/actions';
import type { View } from '@gearhall/shared/games/metalheads/view';
import type { OrderFormProps } from '../../../stage/contract/orders';
import { count } from '../../../ui/words/language/grammar';
import { OrderButtons } from '../../../ui/orders/OrderButtons';
import { cardInWords } from '../words/cards';
import { firstIdOf, stepsOf } from './steps';

/** Where many orders are pairs: first the Robot, then what is paid for it, given for it or put on it. */
export function TwoStepForm({ orders, planned, act }: OrderFormProps<Action, View>) {
  const [wanted, setWanted] = useState('');
  const steps = stepsOf(orders);
  const plannedId = planned && orders.some(({ action }) => action === planned) ? firstIdOf(planned) : wanted;
  const chosen = steps.find(({ id }) => id === plannedId) ?? (steps.length === 1 ? steps[0] : undefined);
  return (
    <div class="mh-two-step">
      <div class="mh-first-step" role="group" aria-label="First choose the Robot">
        {steps.map(({ id, label, orders: own }) => (
          <button
            key={id}
            type="button"
            class="button"
            aria-pressed={chosen?.id === id}
            onClick={() => setWanted(id)}
          >
            {label} <small>{count(own.length, 'way')}</small>
          </button>
        ))}
      </div>
      {chosen?.robot && <p>{cardInWords(chosen.robot)}</p>}
      {chosen ? <OrderButtons orders={chosen.orders} act={act} /> : <p>Choose a Robot to see the ways.</p>}
    </div>
  );
}
