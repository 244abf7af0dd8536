import { useEffect, useId, useRef } from 'preact/hooks';
import { hexTowards, turned, turnsBetween, type Direction } from '@gearhall/shared/core/hex';
import type { Action, ActionOf } from '@gearhall/shared/games/metalkrushers/actions';
import { hexAt, hexOf } from '@gearhall/shared/games/metalkrushers/content/arena';
import type { Way } from '@gearhall/shared/games/metalkrushers/rules/moving';
import type { KrusherView, View } from '@gearhall/shared/games/metalkrushers/view';
import { ConfirmButton } from '../../../ui/ConfirmButton';
import type { OrderFormProps } from '../../contract';
import { costOf, waysIn } from '../words/order';
import { facingName } from '../words/names';

type Move = ActionOf<'move'>;

const isMove = (action: Action): action is Move => action.type === 'move';

interface Choice {
  readonly move: Move;
  readonly way: Way;
}

function choicesIn(actions: readonly Action[], view: View): readonly Choice[] {
  const ways = new Map(waysIn(view).map((way) => [`${way.to} ${way.facing}`, way]));
  return actions.filter(isMove).flatMap((move) => {
    const way = ways.get(`${move.to} ${move.facing}`);
    return way ? [{ move, way }] : [];
  });
}

/** Where to, and how to face there: by lists, and by a button for each of the nearest steps. */
export function MoveForm({ actions, act, view, planned, plan }: OrderFormProps<Action, View>) {
  const id = useId();
  const mover = view.movement?.krusher ?? '';
  useForgotten(plan, `${view.turn} ${mover}`);
  const choices = choicesIn(actions, view);
  const own = view.krushers[mover];
  if (!own || choices.length === 0) return undefined;
  const chosen = choices.find(({ move }) => isPlanned(move, planned));
  const choose = (to: string, facing?: number): void => {
    const there = choices.filter(({ way }) => way.to === to);
    plan((there.find(({ way }) => way.facing === facing) ?? nearest(there, own.facing))?.move);
  };
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
  choose(to: string, facing?: number): void;
}

/** The hex and the facing, by lists. */
function Choices({ choices, chosen, own, choose }: ChoicesProps) {
  const hexes = cheapestFirst(choices);
  const hex = chosen?.way.to ?? own.at;
  const here = choices.filter(({ way }) => way.to === hex);
  return (
    <>
      <label class="move-choice">
        <span>To</span>
        <select class="field" value={hex} onChange={(event) => choose(event.currentTarget.value)}>
          {!hexes.some(({ way }) => way.to === own.at) && <option value={own.at}>{own.at}, here</option>}
          {hexes.map(({ way }) => (
            <option key={way.to} value={way.to} selected={way.to === hex}>
              {way.to === own.at ? `${way.to}, here` : `${way.to}, from ${costOf(way)}`}
            </option>
          ))}
        </select>
      </label>
      <label class="move-choice">
        <span>Facing</span>
        <select
          class="field"
          value={chosen?.way.facing ?? ''}
          onChange={(event) => choose(hex, Number(event.currentTarget.value))}
        >
          {!chosen && <option value="">{facingName(own.facing)}, as it is</option>}
          {here.map(({ way }) => (
            <option key={way.facing} value={way.facing} selected={way === chosen?.way}>
              {facingName(way.facing)}, {costOf(way)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

const isPlanned = ({ to, facing }: Move, planned: Action | undefined): boolean =>
  planned?.type === 'move' && planned.to === to && planned.facing === facing;

/** What was chosen for one move says nothing about the next one. */
function useForgotten(plan: (action: Action | undefined) => void, move: string): void {
  // The form is given a new function each time, which does the same.
  const forget = useRef(plan);
  forget.current = plan;
  useEffect(() => () => forget.current(undefined), [move]);
}

/** "Move to i4, facing east, for 2 points"; on the spot it is a turn. */
const orderOf = ({ way }: Choice, at: string): string =>
  `${way.to === at ? 'Turn to face' : `Move to ${way.to}, facing`} ${facingName(way.facing)}, ${way.cost === 0 ? 'free' : `for ${costOf(way)}`}`;

/** Every hex once, with the cheapest way to it. */
function cheapestFirst(choices: readonly Choice[]): readonly Choice[] {
  const best = new Map<string, Choice>();
  for (const choice of choices) {
    const known = best.get(choice.way.to);
    if (!known || choice.way.cost < known.way.cost) best.set(choice.way.to, choice);
  }
  return [...best.values()].sort(
    (one, other) =>
      one.way.cost - other.way.cost || one.way.to.localeCompare(other.way.to, 'en', { numeric: true }),
  );
}

/** The way with the facing most like the present one. */
function nearest(choices: readonly Choice[], facing: Direction): Choice | undefined {
  return [...choices].sort(
    (one, other) => turnsBetween(one.way.facing, facing) - turnsBetween(other.way.facing, facing),
  )[0];
}

interface StepsProps {
  readonly choices: readonly Choice[];
  readonly at: string;
  readonly facing: Direction;
  readonly act: (action: Action) => void;
}

/** The simplest moves, each a button: straight on as far as it goes, back, and turns on the spot. */
function Steps({ choices, at, facing, act }: StepsProps) {
  const to = (hex: string | undefined, looking: Direction): Choice | undefined =>
    choices.find(({ way }) => way.to === hex && way.facing === looking);
  const straight = (steps: number): Choice | undefined => {
    const choice = to(hexAt(hexTowards(hexOf(at), facing, steps))?.id, facing);
    return choice?.way.way === (steps < 0 ? 'b' : 'f').repeat(Math.abs(steps)) ? choice : undefined;
  };
  const steps: readonly (readonly [string, Choice | undefined])[] = [
    ...[1, 2, 3].map((far) => [`Forward ${far}`, straight(far)] as const),
    ['Turn left', to(at, turned(facing, -1))],
    ['Turn right', to(at, turned(facing, 1))],
    ['Back 1', straight(-1)],
  ];
  return (
    <div class="move-steps" role="group" aria-label="Short moves">
      {steps.map(
        ([label, choice]) =>
          choice && (
            <button key={label} type="button" class="button" onClick={() => act(choice.move)}>
              {label} <small>{costOf(choice.way)}</small>
            </button>
          ),
      )}
    </div>
  );
}

const moveHint = ({ options }: View): string =>
  options.oust
    ? 'One move, by hex and facing. It ends there, unless it can oust.'
    : 'One move: choose a hex and a facing.';
