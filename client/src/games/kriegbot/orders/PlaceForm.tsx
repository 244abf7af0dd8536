import { useState } from 'preact/hooks';
import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { OrderFormProps } from '../../contract';
import { facingName } from '../words/names';
import { Choice } from './Choice';
import { usePlan } from './usePlan';

type Place = ActionOf<'place'>;
const isPlace = (action: Action): action is Place => action.type === 'place';
const SOUTH = 1;
const NORTH = 4;

/** A half-hex of the own edge, and a facing: at first into the map. */
export function PlaceForm({ actions, act, plan, view, seat }: OrderFormProps<Action, View>) {
  const places = actions.filter(isPlace);
  const [wantedHex, setHex] = useState('');
  const team = view.seats[seat]?.team ?? 'green';
  const [wantedFacing, setFacing] = useState(view.teams[team].edge === 'top' ? SOUTH : NORTH);
  const hexes = [...new Set(places.map(({ at }) => at))];
  const middle = hexes[Math.floor(hexes.length / 2)] ?? '';
  const hex = hexes.includes(wantedHex) ? wantedHex : middle;
  const here = places.filter(({ at }) => at === hex);
  const chosen = here.find(({ facing }) => facing === wantedFacing) ?? here[0];
  usePlan(plan, wantedHex === '' ? undefined : chosen);
  if (!chosen) return undefined;
  return (
    <form
      class="kb-form"
      onSubmit={(event) => {
        event.preventDefault();
        act(chosen);
      }}
    >
      <Choice
        label="Half-hex"
        value={hex}
        options={hexes.map((at) => ({ value: at, label: at }))}
        onChange={setHex}
      />
      <Choice
        label="Facing"
        value={String(chosen.facing)}
        options={here.map(({ facing }) => ({ value: String(facing), label: facingName(facing) }))}
        onChange={(value) => {
          setHex(hex);
          setFacing(Number(value));
        }}
      />
      <button type="submit" class="button primary">
        Start on {chosen.at}, facing {facingName(chosen.facing)}
      </button>
    </form>
  );
}
