import { useState } from 'preact/hooks';
import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import type { ItemId } from '@gearhall/shared/games/kriegbot/content/chassis';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { OrderFormProps } from '../../../stage/contract/orders';
import { capital, itemName } from '../words/field/names';
import { slotInWords } from '../words/field/places';
import { SendingForm } from './SendingForm';

type Disable = ActionOf<'disable'>;
const isDisable = (action: Action): action is Disable => action.type === 'disable';
const key = (items: readonly ItemId[]): string => [...items].sort().join(' ');

/** The items of a robot that its owner disables: tick as many as required. */
export function DisableForm({ actions, orders, plan, act, view }: OrderFormProps<Action, View>) {
  const choices = actions.filter(isDisable);
  const [picked, setPicked] = useState<readonly ItemId[]>([]);
  const [first] = choices;
  const robot = view.robots[first?.robot ?? ''];
  if (!first || !robot) return undefined;
  if (choices.length === 1)
    return (
      <button type="button" class="button primary" onClick={() => act(first)}>
        {orders[0]?.label}
      </button>
    );
  const items = [...new Set(choices.flatMap((one) => one.items))];
  const most = first.items.length;
  const chosen = choices.find((one) => key(one.items) === key(picked));
  const pick = (item: ItemId): void =>
    setPicked(picked.includes(item) ? picked.filter((one) => one !== item) : [...picked, item].slice(-most));
  return (
    <SendingForm
      id="kb-disable"
      action={chosen}
      label={chosen ? 'Disable these' : `Choose ${most}`}
      isPlanned={chosen !== undefined}
      {...{ plan, act }}
    >
      {items.map((item) => (
        <label key={item} class="kb-tick">
          <input type="checkbox" checked={picked.includes(item)} onChange={() => pick(item)} />
          <span>
            {capital(itemName(robot.chassis, item))} <small>{slotInWords(robot, item)}</small>
          </span>
        </label>
      ))}
    </SendingForm>
  );
}
