import type { Dice } from '../../../../core/dice/dice';
import type { Seat } from '../../../../core/ground/seats';
import type { Action } from '../../actions';
import { robotOf } from '../../rules/field/field';
import type { View } from '../../view';
import { designsLeft, inwardPlaces, ofType, readied } from './candidates';

/** A template for a robot that has none, or a ready-made robot. */
export function assigned(view: View, legal: readonly Action[], dice: Dice): Action | undefined {
  const choices = [...ofType(legal, 'template'), ...ofType(legal, 'take')].filter(
    ({ robot }) => robotOf(view, robot).chassis === '',
  );
  return choices.length > 0 ? dice.pick(choices) : undefined;
}

/** Lays a ready-made design on each robot of its own. */
export function designed(view: View, seat: Seat, legal: readonly Action[], dice: Dice): Action | undefined {
  const designs = designsLeft(view, seat, legal);
  return designs.length > 0 ? dice.pick(designs) : readied(legal);
}

export function placed(legal: readonly Action[], dice: Dice): Action | undefined {
  const places = inwardPlaces(legal);
  return places.length > 0 ? dice.pick(places) : (ofType(legal, 'place')[0] ?? ofType(legal, 'enter')[0]);
}
