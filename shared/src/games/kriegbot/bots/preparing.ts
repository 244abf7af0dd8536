import type { Dice } from '../../../core/dice';
import type { Seat } from '../../../core/seats';
import type { Action, ActionOf } from '../actions';
import { slotsOf, type ChassisId } from '../content/chassis';
import { COLUMNS, groundAt } from '../content/map';
import { NORTH } from '../rules/arcs';
import { isComplete } from '../rules/drawer';
import { robotsOfSeat, robotOf } from '../rules/field';
import type { View } from '../view';

export const ofType = <Type extends Action['type']>(
  legal: readonly Action[],
  type: Type,
): readonly ActionOf<Type>[] => legal.filter((action): action is ActionOf<Type> => action.type === type);

/** A template for a robot that has none, or a ready-made robot. */
export function assigned(view: View, legal: readonly Action[], dice: Dice): Action | undefined {
  const choices = [...ofType(legal, 'template'), ...ofType(legal, 'take')].filter(
    ({ robot }) => robotOf(view, robot).chassis === '',
  );
  return choices.length > 0 ? dice.pick(choices) : undefined;
}

/** Whole designs for a robot of its own that has none yet. */
export function designsLeft(view: View, seat: Seat, legal: readonly Action[]): readonly ActionOf<'design'>[] {
  const unfinished = robotsOfSeat(view, seat).find((robot) => !isComplete(robot));
  return ofType(legal, 'design').filter(
    (design) =>
      design.robot === unfinished?.id &&
      slotsOf(robotOf(view, design.robot).chassis as ChassisId).every((slot) => design.slots[slot] !== ''),
  );
}

/** Lays a ready-made design on each robot of its own. */
export function designed(view: View, seat: Seat, legal: readonly Action[], dice: Dice): Action | undefined {
  const designs = designsLeft(view, seat, legal);
  return designs.length > 0 ? dice.pick(designs) : readied(legal);
}

/** Declares itself ready as soon as all are complete. */
export const readied = (legal: readonly Action[]): Action | undefined =>
  ofType(legal, 'ready')[0] ?? legal.find(({ type }) => type === 'design');

/** All buildings at once, where that is possible. */
export const scattered = (legal: readonly Action[]): Action | undefined => ofType(legal, 'scatter')[0];

/** The half-hexes of an edge that are not too far from the middle and face the map. */
export function inwardPlaces(legal: readonly Action[]): readonly ActionOf<'place' | 'enter'>[] {
  return [...ofType(legal, 'place'), ...ofType(legal, 'enter')].filter(({ at, facing }) => {
    const { column, halves } = groundAt(at);
    const inward = halves <= 1 ? (NORTH + 3) % 6 : NORTH;
    return facing === inward && Math.abs(column - Math.floor(COLUMNS / 2)) <= NEAR;
  });
}

export function placed(legal: readonly Action[], dice: Dice): Action | undefined {
  const places = inwardPlaces(legal);
  return places.length > 0 ? dice.pick(places) : (ofType(legal, 'place')[0] ?? ofType(legal, 'enter')[0]);
}

/** Columns from the middle. */
const NEAR = 6;
