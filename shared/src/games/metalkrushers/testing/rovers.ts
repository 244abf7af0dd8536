import type { Dice } from '../../../core/dice/dice';
import { metalkrushers } from '..';
import type { Action } from '../actions';
import { HEXES, stepsBetween, type HexId } from '../content/arena';
import { enemiesOf, krusherOf } from '../rules/field';
import type { State } from '../state';

/** The choice of players who arm themselves, walk up to each other and then do anything legal. */
export function roversChoice(state: State, seat: number, dice: Dice): Action {
  const legal = metalkrushers.legal(metalkrushers.project(state, seat), seat);
  const isLazy = ({ type }: Action): boolean => type === 'pass' || type === 'endMove';
  const eager = legal.filter((action) => !isLazy(action));
  const open = eager.length > 0 && dice.roll(4) > 1 ? eager : legal;
  const type = dice.pick([...new Set(open.map((action) => action.type))]);
  const goals = goalsOf(state);
  const gap = (action: Action): number =>
    action.type === 'move' ? Math.min(...goals.map((at) => stepsBetween(at, action.to))) : 0;
  const actions = open.filter((action) => action.type === type);
  const least = Math.min(...actions.map(gap));
  return dice.pick(actions.filter((action) => gap(action) === least));
}

/** Where the Krusher on the move wants to be: first where it finds arms, then where an enemy is. */
function goalsOf(state: State): readonly HexId[] {
  if (!state.movement) return [];
  const { arms, team } = krusherOf(state, state.movement.krusher);
  const isUnarmed = Object.values(arms).every((held) => held === '');
  return isUnarmed
    ? HEXES.filter(({ pickUp }) => pickUp !== undefined).map(({ id }) => id)
    : enemiesOf(state, team).map(([, { at }]) => at);
}
