import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { OrderFormProps } from '../../../stage/orders';
import { facingName } from '../words/names';
import { Choice } from './Choice';
import { SendingForm } from './SendingForm';
import { usePlanned } from './usePlanned';
import { edgeOf } from '@gearhall/shared/games/kriegbot/rules/field';

type Place = ActionOf<'place'>;
const isPlace = (action: Action): action is Place => action.type === 'place';
const SOUTH = 1;
const NORTH = 4;

/** A half-hex of one's own edge, and a facing: initially in the middle, into the map. */
export function PlaceForm(props: OrderFormProps<Action, View>) {
  const { actions, act, plan, view, seat } = props;
  const places = actions.filter(isPlace);
  const held = usePlanned(props, places);
  const hexes = [...new Set(places.map(({ at }) => at))];
  const team = view.seats[seat]?.team ?? 'green';
  const ahead = edgeOf(view, team) === 'top' ? SOUTH : NORTH;
  const place = (hex: string | undefined, facing: number): Place | undefined => {
    const here = places.filter(({ at }) => at === hex);
    return here.find((one) => one.facing === facing) ?? here[0];
  };
  const chosen = held ?? place(hexes[Math.floor(hexes.length / 2)], ahead);
  if (!chosen) return undefined;
  return (
    <SendingForm
      id="kb-place"
      action={chosen}
      label={`Start on ${chosen.at}, facing ${facingName(chosen.facing)}`}
      isPlanned
      {...{ plan, act }}
    >
      <Choice
        label="Half-hex"
        value={chosen.at}
        options={hexes.map((at) => [at, at])}
        onChange={(at) => plan(place(at, chosen.facing))}
      />
      <Choice
        label="Facing"
        value={chosen.facing}
        options={places
          .filter(({ at }) => at === chosen.at)
          .map(({ facing }) => [facing, facingName(facing)])}
        onChange={(facing) => plan(place(chosen.at, facing))}
      />
    </SendingForm>
  );
}
