import type { Action, ActionOf } from '../../actions';
import { moverOf, racing, turnOf } from '../../rules/field';
import { boostPreview } from '../../rules/previews/previews';
import type { View } from '../../view';

/** Simple ideas for equipment: each gives equally good actions. */
export type Idea = (view: View, legal: readonly Action[]) => readonly Action[];

export const of = <Type extends Action['type']>(legal: readonly Action[], type: Type): ActionOf<Type>[] =>
  legal.filter((action): action is ActionOf<Type> => action.type === type);

/** The maximum heat at which anybody lights the Rocket Booster. */
const HOT = 3;

/** A gun with a target that is not a car of its own seat, and the Fire Extinguisher. */
export const shoot: Idea = (_view, legal) => of(legal, 'use');

export const arm: Idea = (_view, legal) => of(legal, 'arm');

/** As far as the way is clear and the engine survives. */
export const boost: Idea = (view, legal) => {
  const car = moverOf(view);
  const clear = of(legal, 'boost').filter(({ spaces }) => {
    const { stretch, end } = boostPreview(view, car, spaces);
    return end.kind === 'line' || (end.kind === 'nothing' && stretch.points === spaces && car.heat < HOT);
  });
  return clear.slice(-1);
};

/** A mine, if anybody is behind. */
export const mine: Idea = (view, legal) => {
  const { order } = view;
  const { car } = turnOf(view);
  const behind = order.slice(order.indexOf(car) + 1);
  return racing(view).some(({ id }) => behind.includes(id)) ? of(legal, 'layMine') : [];
};

export const goOn: Idea = (_view, legal) => [...of(legal, 'burnOn'), ...of(legal, 'endTurn')];
