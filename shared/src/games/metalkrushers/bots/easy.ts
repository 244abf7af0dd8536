import type { Bot } from '../../../core/game';
import type { Seat } from '../../../core/seats';
import type { Action, ActionOf } from '../actions';
import { HEXES, stepsBetween, type HexId } from '../content/arena';
import { EMPTY } from '../content/items';
import { SIDES } from '../content/sides';
import { bearingOf } from '../rules/arms';
import { enemiesOf, krusherOf } from '../rules/field';
import type { View } from '../view';

/** Plain, but sane: any ready-made Krusher, straight to the nearest enemy, and strikes when it can. */
export const easy: Bot<View, Action> = {
  choose(view, seat, legal, dice) {
    for (const idea of IDEAS) {
      const ideas = idea(view, seat, legal);
      if (ideas.length > 0) return dice.pick(ideas);
    }
    return dice.pick(legal);
  },
};

/** The actions among which it does not mind; none where the idea is not to the point. */
type Idea = (view: View, seat: Seat, legal: readonly Action[]) => readonly Action[];

const of = <Type extends Action['type']>(legal: readonly Action[], type: Type): ActionOf<Type>[] =>
  legal.filter((action): action is ActionOf<Type> => action.type === type);

const strikeWithAll: Idea = (_view, _seat, legal) => {
  const strikes = of(legal, 'strike');
  const most = Math.max(...strikes.map(({ arms }) => arms.length));
  return strikes.filter(({ arms }) => arms.length === most);
};

const armItself: Idea = (view, _seat, legal) => {
  if (!view.movement) return [];
  const { arms } = krusherOf(view, view.movement.krusher);
  return of(legal, 'arm').filter(({ arm }) => arms[arm] === EMPTY);
};

/** To a pick-up point while an arm is empty, otherwise to the nearest enemy; there it faces somebody. */
const walk: Idea = (view, seat, legal) => {
  const moves = of(legal, 'move');
  if (moves.length === 0) return [];
  const mover = krusherOf(view, view.movement?.krusher ?? '');
  const enemies = enemiesOf(view, view.seats[seat]?.team ?? -1).map(([, { at }]) => at);
  const goals = goalsOf(view) ?? enemies;
  const costOf = ({ to, facing }: Pick<ActionOf<'move'>, 'to' | 'facing'>): number => {
    const nearest = goals.toSorted((one, other) => stepsBetween(to, one) - stepsBetween(to, other))[0];
    if (nearest === undefined) return 0;
    const side = to === nearest ? 0 : SIDES.indexOf(bearingOf({ at: to, facing }, nearest).side);
    return 10 * stepsBetween(to, nearest) + Math.min(side, 6 - side);
  };
  const costs = moves.map(costOf);
  const least = Math.min(...costs);
  if (costOf({ to: mover.at, facing: mover.facing }) <= least) return of(legal, 'endMove');
  return moves.filter((_, index) => costs[index] === least);
};

/** The free points for an arm that is still empty; `undefined` when there is nothing to pick up. */
function goalsOf(view: View): HexId[] | undefined {
  if (view.options.scenario !== 'pickUp') return undefined;
  const id = view.movement?.krusher ?? '';
  const { arms, armedAt } = krusherOf(view, id);
  const empty = (['left', 'right'] as const).filter((arm) => arms[arm] === EMPTY);
  const taken = Object.entries(view.krushers).filter(([other, { fallen }]) => other !== id && !fallen);
  const free = HEXES.filter(
    (hex) =>
      hex.pickUp !== undefined &&
      taken.every(([, { at }]) => at !== hex.id) &&
      empty.some((arm) => armedAt[arm === 'left' ? 'right' : 'left'] !== hex.id),
  );
  return free.length > 0 ? free.map((hex) => hex.id) : undefined;
}

const attack: Idea = (_view, _seat, legal) => of(legal, 'attack');
const block: Idea = (_view, _seat, legal) => of(legal, 'block');
/** What it has no idea of, it leaves: no Reflex Facing, no parry, nobody saved. */
const pass: Idea = (_view, _seat, legal) => of(legal, 'pass');
const anything: Idea = (_view, _seat, legal) => legal.filter(({ type }) => type !== 'oust');

const IDEAS: readonly Idea[] = [strikeWithAll, attack, block, armItself, walk, pass, anything];
