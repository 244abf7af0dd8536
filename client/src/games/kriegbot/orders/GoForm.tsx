import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { OrderFormProps } from '../../../stage/contract/orders';
import { useBlasts } from '../attacks/blasts';
import { isBlasting, type Blasting } from '../attacks/blasting';
import { isBomb, isGoing, isMark } from '../tools/unit';
import { hexInWords } from '../words/field/places';
import { Choice } from './Choice';
import { SendingForm } from './SendingForm';
import { usePlanned } from './usePlanned';

const LABELS = {
  walk: 'Walk to',
  fly: 'Fly to',
  bomb: 'Place the bomb on',
  placeTent: 'Begin on',
  build: 'Build on',
  disk: 'Next turn, land on',
  callBomb: 'Call a bomb to',
} as const;
type Gone = Extract<Action, { type: keyof typeof LABELS }>;
const isGone = (action: Action): action is Gone => isGoing(action) || isBomb(action) || isMark(action);
const hexOf = (action: Gone): string => ('at' in action ? action.at : action.to);

/** A hex for a tent or a drone to go to or to begin on, to land on, or for a bomb. */
export function GoForm(props: OrderFormProps<Action, View>) {
  const { actions, act, plan, view } = props;
  const goings = actions.filter(isGone);
  const held = usePlanned(props, goings);
  const chosen = held ?? goings[0];
  if (!chosen) return undefined;
  return (
    <SendingForm
      id="kb-go"
      action={chosen}
      label={`${LABELS[chosen.type]} ${hexOf(chosen)}`}
      isPlanned={held !== undefined}
      {...{ plan, act }}
    >
      <Choice
        label={'at' in chosen ? 'On' : 'To'}
        value={hexOf(chosen)}
        options={goings.map((one) => [hexOf(one), hexInWords(view, hexOf(one))])}
        onChange={(hex) => plan(goings.find((one) => hexOf(one) === hex))}
      />
      {held && isBlasting(held) && <Struck {...props} action={held} />}
    </SendingForm>
  );
}

/** Whom a bomb on the chosen hex would reach. */
function Struck({ view, seat, names, action }: OrderFormProps<Action, View> & { readonly action: Blasting }) {
  const Reached = useBlasts()?.Reached;
  return Reached && <Reached {...{ view, seat, names, action }} />;
}
