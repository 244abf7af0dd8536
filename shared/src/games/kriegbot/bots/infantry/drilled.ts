import type { Dice } from '../../../../core/dice/dice';
import { expectDefined } from '../../../../core/ground/result';
import type { Action } from '../../actions';
import { planOf } from '../../content/scenarios';
import { rangeBetween } from '../../rules/field/arcs';
import { findUnit, isAlive, onMap } from '../../rules/field/field';
import { drillOf, type Drill } from '../../rules/infantry/drill';
import { tentsAt } from '../../rules/pieces/units';
import type { Unit } from '../../state/units';
import type { View } from '../../view';
import { ofType } from '../setup/candidates';

/** Soldiers who keep coming: bots run them as the rules do where nobody plays them (KS13.10). */

/** What one of them is asked, or asks for; none for another question. */
export function soldiered(view: View, legal: readonly Action[], dice: Dice): Action | undefined {
  const unit = view.question && findUnit(view, view.question.robot);
  if (!unit || planOf(view.options, unit.team).renews !== true) return undefined;
  switch (view.question?.kind) {
    case 'placeTent':
      return camped(view, legal, dice);
    case 'soldier':
      return ofType(legal, 'send').find((action) => action.unit === unit.id);
    case 'locate':
      return ofType(legal, 'locate')[0];
    default:
      return drilled(view, unit, legal);
  }
}

/** As the rules would do it; what cannot be done by order is not done. */
function drilled(view: View, unit: Unit, legal: readonly Action[]): Action | undefined {
  const order = drillOf(view, unit);
  return legal.find((action) => isMeant(order, action)) ?? legal.find(({ type }) => type === 'pass');
}

function isMeant({ step, target, to }: Drill, action: Action): boolean {
  switch (action.type) {
    case 'disk':
      return step === 'disk' && action.at === to;
    case 'land':
      return step === 'lands';
    case 'fire':
      return action.arms === step && action.target === target;
    case 'walk':
      return action.to === to;
    default:
      return false;
  }
}

/** Over against the tank, and no two together. */
function camped(view: View, legal: readonly Action[], dice: Dice): Action | undefined {
  const places = ofType(legal, 'placeTent');
  const [tank] = onMap(view).filter(isAlive);
  const free = places.filter(({ at }) => tentsAt(view, at).length === 0);
  const some = free.length > 0 ? free : places;
  if (!tank) return dice.pick(some);
  const near = some.toSorted((one, other) => rangeBetween(one.at, tank.at) - rangeBetween(other.at, tank.at));
  return expectDefined(near[0], 'a place to begin');
}
