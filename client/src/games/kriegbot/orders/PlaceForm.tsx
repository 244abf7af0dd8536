import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import { DIRECTIONS, distance, hexTowards, type Direction } from '@gearhall/shared/core/game/hex';
import { coordinatesOf, MIDDLE, type EdgeId, type HexId } from '@gearhall/shared/games/kriegbot/content/map';
import { isSolo } from '@gearhall/shared/games/kriegbot/content/teams';
import { edgeOf, robotOf } from '@gearhall/shared/games/kriegbot/rules/field/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { OrderFormProps } from '../../../stage/contract/orders';
import { isStart, type Start } from '../tools/starts';
import { facingName } from '../words/field/names';
import { Choice } from './Choice';
import { SendingForm } from './SendingForm';
import { usePlanned } from './usePlanned';

const SOUTH = 1;
const NORTH = 4;

/** A hex to begin on, most often a half-hex of an edge, and a facing: initially in the middle, into the map. */
export function PlaceForm(props: OrderFormProps<Action, View>) {
  const { actions, act, plan, view } = props;
  const places = actions.filter(isStart);
  const held = usePlanned(props, places);
  const hexes = [...new Set(places.map(({ at }) => at))];
  const place = (hex: string | undefined, facing: number): Start | undefined => {
    const here = places.filter(({ at }) => at === hex);
    return here.find((one) => one.facing === facing) ?? here[0];
  };
  const middle = hexes[Math.floor(hexes.length / 2)];
  const chosen = held ?? place(middle, aheadIn(view, middle));
  if (!chosen) return undefined;
  return (
    <SendingForm
      id="kb-place"
      action={chosen}
      label={`${chosen.type === 'enter' ? 'Come in' : 'Start'} on ${chosen.at}, facing ${facingName(chosen.facing)}`}
      isPlanned
      {...{ plan, act }}
    >
      <Choice
        label={edgeIn(view) === '' ? 'Hex' : 'Half-hex'}
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

/** The edge that the robot begins at, or comes over; empty where it may begin anywhere. */
function edgeIn(view: View): EdgeId | '' {
  const { team } = robotOf(view, view.question?.robot ?? '');
  return edgeOf(view, team) || (view.teams[team]?.comesOn ?? '');
}

/** Away from that edge; around the map, towards its middle. */
function aheadIn(view: View, from: HexId | undefined): number {
  const { team } = robotOf(view, view.question?.robot ?? '');
  if (from && isSolo(team)) return inwardFrom(from);
  return edgeIn(view) === 'top' ? SOUTH : NORTH;
}

function inwardFrom(from: HexId): Direction {
  const left = (direction: Direction): number =>
    distance(hexTowards(coordinatesOf(from), direction), coordinatesOf(MIDDLE));
  return DIRECTIONS.toSorted((one, other) => left(one) - left(other))[0] ?? NORTH;
}
