import { hexTowards, nearestFacing, turned, type Direction } from '@gearhall/shared/core/game/hex';
import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import { coordinatesOf, idAt } from '@gearhall/shared/games/kriegbot/content/map';
import { spotKey, spotsFrom, type Spot } from '@gearhall/shared/games/kriegbot/rules/moving/reach';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { OrderFormProps } from '../../../stage/contract/orders';
import { ShortMoves } from '../../../ui/orders/ShortMoves';
import { count, facingName } from '../words/field/names';
import { askedRobot } from '../words/field/asked';
import { hexInWords } from '../words/field/places';
import { Choice } from './Choice';
import { SendingForm } from './SendingForm';
import { usePlanned } from './usePlanned';

type Move = ActionOf<'move'>;
const isMove = (action: Action): action is Move => action.type === 'move';

interface Way {
  readonly move: Move;
  readonly to: string;
  readonly facing: Direction;
  /** What it spends. */
  readonly points: number;
  readonly rotations: number;
  readonly sideslips: number;
}

/** The legal moves with what each spends, the cheapest first. */
function waysIn(actions: readonly Action[], view: View): readonly Way[] {
  const { movement } = view;
  if (!movement) return [];
  const spots = spotsFrom(view, movement);
  const spent = (move: Move, spot: Spot | undefined): Way => ({
    move,
    to: move.to,
    facing: move.facing,
    points: movement.points - (spot?.points ?? movement.points),
    rotations: movement.rotations - (spot?.rotations ?? movement.rotations),
    sideslips: movement.sideslips - (spot?.sideslips ?? movement.sideslips),
  });
  return actions
    .filter(isMove)
    .map((move) => spent(move, spots.get(spotKey({ at: move.to, facing: move.facing }))))
    .sort((one, other) => one.points - other.points || one.rotations - other.rotations);
}

/** "3 points, 1 rotation". */
const costOf = ({ points, rotations, sideslips }: Way): string =>
  [
    ...(points > 0 ? [count(points, 'point')] : []),
    ...(rotations > 0 ? [count(rotations, 'rotation')] : []),
    ...(sideslips > 0 ? [count(sideslips, 'sideslip')] : []),
  ].join(', ') || 'free';

/** The destination and the facing there: a button for each of the nearest steps, and lists. */
export function MoveForm(props: OrderFormProps<Action, View>) {
  const { actions, act, plan, view } = props;
  const ways = waysIn(actions, view);
  const held = usePlanned(
    props,
    ways.map(({ move }) => move),
  );
  const own = askedRobot(view);
  if (!own || !view.movement) return undefined;
  const hexes = [...new Map(ways.toReversed().map((way) => [way.to, way])).values()].toReversed();
  const wayTo = (hex: string | undefined, facing = own.facing): Way | undefined =>
    nearestFacing(
      ways.filter(({ to }) => to === hex),
      facing,
    );
  const chosen = ways.find(({ move }) => move === held) ?? wayTo(hexes[0]?.to);
  const { points, rotations, sideslips } = view.movement;
  return (
    <div class="kb-form">
      <p class="hint">
        Left: {count(points, 'point')}, {count(rotations, 'rotation')}, {count(sideslips, 'sideslip')}.{' '}
        <span class="kb-roomy">You can move in several steps.</span>
      </p>
      <Steps ways={ways} at={own.at} facing={own.facing} act={act} />
      {chosen && (
        <SendingForm
          id="kb-move"
          action={chosen.move}
          label={`${chosen.to === own.at ? 'Turn' : `Move to ${chosen.to}`}, facing ${facingName(chosen.facing)}`}
          isPlanned={held !== undefined}
          {...{ plan, act }}
        >
          <Choice
            label="To"
            value={chosen.to}
            options={hexes.map((way) => [
              way.to,
              `${hexInWords(view, way.to)}${way.to === own.at ? ', here' : ''}: ${costOf(way)}`,
            ])}
            onChange={(hex) => plan(wayTo(hex)?.move)}
          />
          <Choice
            label="Facing"
            value={chosen.facing}
            options={ways
              .filter(({ to }) => to === chosen.to)
              .map((way) => [way.facing, `${facingName(way.facing)}, ${costOf(way)}`])}
            onChange={(facing) => plan(wayTo(chosen.to, facing)?.move)}
          />
        </SendingForm>
      )}
    </div>
  );
}

interface StepsProps {
  readonly ways: readonly Way[];
  readonly at: string;
  readonly facing: Direction;
  readonly act: (action: Action) => void;
}

/** The simplest moves, one button each. */
function Steps({ ways, at, facing, act }: StepsProps) {
  const to = (hex: string | undefined, looking: Direction): Way | undefined =>
    ways.find((way) => way.to === hex && way.facing === looking);
  const towards = (direction: Direction, steps: number): string | undefined =>
    idAt(hexTowards(coordinatesOf(at), direction, steps));
  const steps: readonly (readonly [string, Way | undefined])[] = [
    ...[1, 2, 3].map((far) => [`Ahead ${far}`, to(towards(facing, far), facing)] as const),
    ['Turn left', to(at, turned(facing, -1))],
    ['Turn right', to(at, turned(facing, 1))],
    ['Slip left', to(towards(turned(facing, -1), 1), facing)],
    ['Slip right', to(towards(turned(facing, 1), 1), facing)],
    ['Back 1', to(towards(turned(facing, 3), 1), facing)],
  ];
  return (
    <ShortMoves
      class="kb-steps"
      moves={steps.map(([label, way]) => [label, way && { action: way.move, cost: costOf(way) }])}
      act={act}
    />
  );
}
