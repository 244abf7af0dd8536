import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { OrderFormProps } from '../../../stage/contract/orders';
import { isOut } from '../tools/unit';
import { hexInWords } from '../words/field/places';
import { outHelp, whoInWords } from '../words/infantry/outs';
import { Choice } from './Choice';
import { SendingForm } from './SendingForm';
import { usePlanned } from './usePlanned';

/** Who gets out of the robot, and onto which hex. */
export function BailOutForm(props: OrderFormProps<Action, View>) {
  const { actions, act, plan, view } = props;
  const outs = actions.filter(isOut);
  const held = usePlanned(props, outs);
  const chosen = held ?? outs[0];
  if (!chosen) return undefined;
  const alike = outs.filter(({ who }) => who === chosen.who);
  return (
    <SendingForm
      id="kb-out"
      action={chosen}
      label={`${whoInWords(chosen.who)} gets out onto ${chosen.at}`}
      isPlanned={held !== undefined || view.question?.kind === 'bailing'}
      {...{ plan, act }}
    >
      <Choice
        label="Who"
        value={chosen.who}
        options={[...new Set(outs.map(({ who }) => who))].map((who) => [who, whoInWords(who)])}
        onChange={(who) => plan(outs.find((out) => out.who === who))}
      />
      <Choice
        label="Onto"
        value={chosen.at}
        options={alike.map(({ at }) => [at, hexInWords(view, at)])}
        onChange={(hex) => plan(alike.find(({ at }) => at === hex))}
      />
      <p class="hint">{outHelp(chosen.who)}.</p>
    </SendingForm>
  );
}
