import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { OrderFormProps } from '../../../stage/orders';
import { isGoing } from '../tools/unit';
import { hexInWords } from '../words/places';
import { Choice } from './Choice';
import { SendingForm } from './SendingForm';
import { usePlanned } from './usePlanned';

/** A hex for a tent or a drone to go to. */
export function GoForm(props: OrderFormProps<Action, View>) {
  const { actions, act, plan, view } = props;
  const goings = actions.filter(isGoing);
  const held = usePlanned(props, goings);
  const chosen = held ?? goings[0];
  if (!chosen) return undefined;
  return (
    <SendingForm
      id="kb-go"
      action={chosen}
      label={`${chosen.type === 'fly' ? 'Fly' : 'Walk'} to ${chosen.to}`}
      isPlanned={held !== undefined}
      {...{ plan, act }}
    >
      <Choice
        label="To"
        value={chosen.to}
        options={goings.map(({ to }) => [to, hexInWords(view, to)])}
        onChange={(hex) => plan(goings.find(({ to }) => to === hex))}
      />
    </SendingForm>
  );
}
