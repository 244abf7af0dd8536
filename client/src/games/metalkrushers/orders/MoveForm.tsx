import { useEffect, useId, useRef } from 'preact/hooks';
import { hexTowards, nearestFacing, turned, type Direction } from '@gearhall/shared/core/game/hex';
import type { Action, ActionOf } from '@gearhall/shared/games/metalkrushers/actions';
import { arenaHexAt, hexOf } from '@gearhall/shared/games/metalkrushers/content/arena';
import type { Way } from '@gearhall/shared/games/metalkrushers/rules/movement/moving';
import type { KrusherView, View } from '@gearhall/shared/games/metalkrushers/view';
import { ShortMoves } from '../../../ui/orders/ShortMoves';
import { ConfirmButton } from '../../../ui/controls/ConfirmButton';
import { ListField } from '../../../ui/controls/ListField';
import type { OrderFormProps } from '../../../stage/contract/orders';
import { costOf, waysIn } from '../words/order';
import { facingName } from '../words/names';

type Move = ActionOf<'move'>;

const isMove = (action: Action): action is Move => action.type === 'move';

interface Choice extends Way {
  readonly move: Move;
}

function choicesIn(actions: readonly Action[], view: View): readonly Choice[] {
  const ways = new Map(waysIn(view).map((way) => [`${way.to} ${way.facing}`, way]));
  return actions.filter(isMove).flatMap((move) => {
    const way = ways.get(`${move.to} ${move.facing}`);
    return way ? [{ ...way, move }] : [];
  });
}

/** The destination and the facing there: lists, and a button for each of the nearest steps. */
export function MoveForm({ actions, act, view, planned, plan }: OrderFormProps<Action, View>) {
  const id = useId();
  const mover = view.movement?.krusher ?? '';
  useForgotten(plan, `${view.turn} ${mover}`);
  const choices = choicesIn(actions, view);
  const own = view.krushers[mover];
  if (!own || choices.length === 0) return undefined;
  const chosen = choices.find(({ move }) => isPlanned(move, planned));
  const choose = (hex: string, facing = own.facing): void =>
    plan(
      nearestFacing(
        choices.filter(({ to }) => to === hex),
        facing,
      )?.move,
    );
  return (
    <form
      id={id}
      class="move-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) act(chosen.move);
      }}
    >
      <p class="hint">{moveHint(view)}</p>
      <Steps {...{ choices, at: own.at, facing: own.facing, act }} />
      <Choices {...{ choices, chosen, own, choose }} />
      <ConfirmButton
        form={id}
        label={chosen ? orderOf(chosen, own.at) : 'Choose where to move'}
        planned={chosen !== undefined}
        disabled={!chosen}
      />
    </form>
  );
}

interface ChoicesProps {
  readonly choices: readonly Choice[];
  readonly chosen: Choice | undefined;
  readonly own: Pick<KrusherView, 'at' | 'facing'>;
  choose(hex: string, facing?: Direction): void;
}

/** Lists for the hex and the facing. */
function Choices({ choices, chosen, own, choose }: ChoicesProps) {
  const hexes = cheapestFirst(choices);
  const hex = chosen?.to ?? own.at;
  const here = choices.filter(({ to }) => to === hex);
  return (
    <>
      <ListField
        label="To"
        value={hex}
        options={[
          ...(hexes.some(({ to }) => to === own.at) ? [] : [[own.at, `${own.at}, here`] as const]),
          ...hexes.map(
            (one) =>
              [one.to, one.to === own.at ? `${one.to}, here` : `${one.to}, from ${costOf(one)}`] as const,
          ),
        ]}
        onChange={(to) => choose(to)}
      />
      <ListField<Direction | ''>
        label="Facing"
        value={chosen?.facing ?? ''}
        options={[
          ...(chosen ? [] : [['', `${facingName(own.facing)}, as it is`] as const]),
          ...here.map((one) => [one.facing, `${facingName(one.facing)}, ${costOf(one)}`] as const),
        ]}
        onChange={(facing) => choose(hex, facing === '' ? own.facing : facing)}
      />
    </>
  );
}

const isPlanned = ({ to, facing }: Move, planned: Action | undefined): boolean =>
  planned?.type === 'move' && planned.to === to && planned.facing === facing;

/** Drops the choice made for one move when the next one begins. */
function useForgotten(plan: (action: Action | undefined) => void, move: string): void {
  // The form gets a new function on each render, which does the same.
  const forget = useRef(plan);
  forget.current = plan;
  useEffect(() => () => forget.current(undefined), [move]);
}

/** "Move to i4, facing east, for 2 points"; in place it is a turn. */
const orderOf = (way: Choice, at: string): string =>
  `${way.to === at ? 'Turn to face' : `Move to ${way.to}, facing`} ${facingName(way.facing)}, ${way.cost === 0 ? 'free' : `for ${costOf(way)}`}`;

/** Every hex once, with the cheapest path to it. */
function cheapestFirst(choices: readonly Choice[]): readonly Choice[] {
  const best = new Map<string, Choice>();
  for (const choice of choices) {
    const known = best.get(choice.to);
    if (!known || choice.cost < known.cost) best.set(choice.to, choice);
  }
  return [...best.values()].sort(
    (one, other) => one.cost - other.cost || one.to.localeCompare(other.to, 'en', { numeric: true }),
  );
}

interface StepsProps {
  readonly choices: readonly Choice[];
  readonly at: string;
  readonly facing: Direction;
  readonly act: (action: Action) => void;
}

/** The simplest moves, one button each: straight ahead as far as possible, back, and turns in place. */
function Steps({ choices, at, facing, act }: StepsProps) {
  const to = (hex: string | undefined, looking: Direction): Choice | undefined =>
    choices.find((one) => one.to === hex && one.facing === looking);
  const straight = (steps: number): Choice | undefined => {
    const choice = to(arenaHexAt(hexTowards(hexOf(at), facing, steps))?.id, facing);
    return choice?.way === (steps < 0 ? 'b' : 'f').repeat(Math.abs(steps)) ? choice : undefined;
  };
  const steps: readonly (readonly [string, Choice | undefined])[] = [
    ...[1, 2, 3].map((far) => [`Forward ${far}`, straight(far)] as const),
    ['Turn left', to(at, turned(facing, -1))],
    ['Turn right', to(at, turned(facing, 1))],
    ['Back 1', straight(-1)],
  ];
  return (
    <ShortMoves
      moves={steps.map(([label, choice]) => [label, choice && { action: choice.move, cost: costOf(choice) }])}
      act={act}
    />
  );
}

const moveHint = ({ options }: View): string =>
  options.oust
    ? 'One move, by hex and facing. It ends there, unless it can oust.'
    : 'One move: choose a hex and a facing.';
