import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { OrderFormProps } from '../../../stage/contract/orders';
import { isFire } from '../tools/unit';
import { callsIn } from '../words/field/calls';
import { armsInWords } from '../words/cards/cards';
import { aimOnFoot, inShort, oddsOnFoot } from '../words/attacking/chances';
import { capital } from '../words/field/names';
import { anyArmsName } from '../words/field/units';
import { Choice } from './Choice';
import { SendingForm } from './SendingForm';
import { usePlanned } from './usePlanned';

/** What a tent attacks with, and what: with the odds. */
export function FireForm(props: OrderFormProps<Action, View>) {
  const { actions, act, plan, view, seat, names } = props;
  const fires = actions.filter(isFire);
  const held = usePlanned(props, fires);
  const chosen = held ?? fires[0];
  if (!chosen) return undefined;
  const calls = callsIn(view, names, seat);
  const alike = fires.filter(({ arms }) => arms === chosen.arms);
  const all = [...new Set(fires.map(({ arms }) => arms))];
  return (
    <SendingForm
      id="kb-fire"
      action={chosen}
      label={`Attack ${calls.full(chosen.target)}`}
      isPlanned={held !== undefined}
      {...{ plan, act }}
    >
      <Choice
        label="With"
        value={chosen.arms}
        options={all.map((arms) => [arms, capital(anyArmsName(arms))])}
        onChange={(wanted) => {
          const fitting = fires.filter(({ arms }) => arms === wanted);
          plan(fitting.find(({ target }) => target === chosen.target) ?? fitting[0]);
        }}
      />
      <Choice
        label="At"
        value={chosen.target}
        options={alike.map((fire) => [
          fire.target,
          `${capital(calls.full(fire.target))}: ${inShort(aimOnFoot(view, fire))}`,
        ])}
        onChange={(wanted) => plan(alike.find(({ target }) => target === wanted))}
      />
      <p class="kb-odds" role="status">
        <strong>{oddsOnFoot(view, chosen)}</strong>.
      </p>
      <p class="hint">{armsInWords(chosen.arms)}</p>
    </SendingForm>
  );
}
