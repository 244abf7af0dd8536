import { useState } from 'preact/hooks';
import { hexTowards, turned, turnsBetween, type Direction } from '@gearhall/shared/core/hex';
import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import { hexAt, idAt } from '@gearhall/shared/games/kriegbot/content/map';
import { spotKey, spotsFrom, type Spot } from '@gearhall/shared/games/kriegbot/rules/ways';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { OrderFormProps } from '../../contract';
import { count, facingName } from '../words/names';
import { askedRobot, hexInWords } from '../words/order';
import { Choice } from './Choice';
import { usePlan } from './usePlan';

type Move = ActionOf<'move'>;
const isMove = (action: Action): action is Move => action.type === 'move';

interface Way {
  readonly move: Move;
  /** What it spends. */
  readonly points: number;
  readonly rotations: number;
  readonly sideslips: number;
}

/** The legal moves with what each spends, the cheapest first. */
export function waysIn(actions: readonly Action[], view: View): readonly Way[] {
  const { movement } = view;
  if (!movement) return [];
  const spots = spotsFrom(view, movement);
  const spent = (move: Move, spot: Spot | undefined): Way => ({
    move,
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

/** Where to, and how to face there: by lists, and by a button for each of the nearest steps. */
export function MoveForm({ actions, act, plan, view }: OrderFormProps<Action, View>) {
  const ways = waysIn(actions, view);
  const own = askedRobot(view);
  const [wantedHex, setHex] = useState('');
  const [wantedFacing, setFacing] = useState('');
  const hexes = [...new Map(ways.toReversed().map((way) => [way.move.to, way])).values()].toReversed();
  const hex = hexes.find(({ move }) => move.to === wantedHex)?.move.to ?? hexes[0]?.move.to ?? '';
  const here = ways.filter(({ move }) => move.to === hex);
  const chosen = here.find(({ move }) => String(move.facing) === wantedFacing) ?? nearest(here, own?.facing);
  usePlan(plan, wantedHex + wantedFacing === '' ? undefined : chosen?.move);
  if (!own || !view.movement) return undefined;
  const { points, rotations, sideslips } = view.movement;
  return (
    <form
      class="kb-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) act(chosen.move);
      }}
    >
      <p class="hint">
        Left: {count(points, 'point')}, {count(rotations, 'rotation')}, {count(sideslips, 'sideslip')}. Costs
        no action, and one may go on after it.
      </p>
      <Steps ways={ways} at={own.at} facing={own.facing} act={act} />
      {chosen && (
        <>
          <Choice
            label="To"
            value={hex}
            options={hexes.map((way) => ({
              value: way.move.to,
              label: `${hexInWords(view, way.move.to)}${way.move.to === own.at ? ', here' : ''}: ${costOf(way)}`,
            }))}
            onChange={setHex}
          />
          <Choice
            label="Facing"
            value={String(chosen.move.facing)}
            options={here.map((way) => ({
              value: String(way.move.facing),
              label: `${facingName(way.move.facing)}, ${costOf(way)}`,
            }))}
            onChange={setFacing}
          />
          <button type="submit" class="button primary">
            {chosen.move.to === own.at ? 'Turn' : `Move to ${chosen.move.to}`}, facing{' '}
            {facingName(chosen.move.facing)}
          </button>
        </>
      )}
    </form>
  );
}

const nearest = (ways: readonly Way[], facing: Direction = 0): Way | undefined =>
  [...ways].sort(
    (one, other) => turnsBetween(one.move.facing, facing) - turnsBetween(other.move.facing, facing),
  )[0];

interface StepsProps {
  readonly ways: readonly Way[];
  readonly at: string;
  readonly facing: Direction;
  readonly act: (action: Action) => void;
}

/** The simplest moves, each a button. */
function Steps({ ways, at, facing, act }: StepsProps) {
  const to = (hex: string | undefined, looking: Direction): Way | undefined =>
    ways.find(({ move }) => move.to === hex && move.facing === looking);
  const towards = (direction: Direction, steps: number): string | undefined =>
    idAt(hexTowards(hexAt(at), direction, steps));
  const steps: readonly (readonly [string, Way | undefined])[] = [
    ...[1, 2, 3].map((far) => [`Ahead ${far}`, to(towards(facing, far), facing)] as const),
    ['Turn left', to(at, turned(facing, -1))],
    ['Turn right', to(at, turned(facing, 1))],
    ['Slip left', to(towards(turned(facing, -1), 1), facing)],
    ['Slip right', to(towards(turned(facing, 1), 1), facing)],
    ['Back 1', to(towards(turned(facing, 3), 1), facing)],
  ];
  return (
    <div class="kb-steps" role="group" aria-label="Short moves">
      {steps.map(
        ([label, way]) =>
          way && (
            <button key={label} type="button" class="button" onClick={() => act(way.move)}>
              {label} <small>{costOf(way)}</small>
            </button>
          ),
      )}
    </div>
  );
}
