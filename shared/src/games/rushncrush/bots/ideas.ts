import type { Action, ActionOf } from '../actions';
import { moverOf, racing, turnOf } from '../rules/field';
import { boostPreview } from '../rules/previews';
import type { View } from '../view';

/** Plain ideas of what to do with equipment: each gives the actions among which it does not mind. */
export type Idea = (view: View, legal: readonly Action[]) => readonly Action[];

export const of = <Type extends Action['type']>(legal: readonly Action[], type: Type): ActionOf<Type>[] =>
  legal.filter((action): action is ActionOf<Type> => action.type === type);

/** Nobody lights the Rocket Booster with more heat than this. */
const HOT = 3;

/** A gun that has a target which is no car of one's own, and the Fire Extinguisher. */
export const shoot: Idea = (_view, legal) => of(legal, 'use');

export const arm: Idea = (_view, legal) => of(legal, 'arm');

/** As far as nothing is met, with an engine that bears it. */
export const boost: Idea = (view, legal) => {
  const car = moverOf(view);
  const clear = of(legal, 'boost').filter(({ spaces }) => {
    const { stretch, end } = boostPreview(view, car, spaces);
    return end.kind === 'line' || (end.kind === 'nothing' && stretch.points === spaces && car.heat < HOT);
  });
  return clear.slice(-1);
};

/** A mine, where anybody comes behind. */
export const mine: Idea = (view, legal) => {
  const { order } = view;
  const { car } = turnOf(view);
  const behind = order.slice(order.indexOf(car) + 1);
  return racing(view).some(({ id }) => behind.includes(id)) ? of(legal, 'layMine') : [];
};

export const goOn: Idea = (_view, legal) => [...of(legal, 'burnOn'), ...of(legal, 'endTurn')];
