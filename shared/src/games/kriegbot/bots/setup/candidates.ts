import type { Seat } from '../../../../core/ground/seats';
import type { Action, ActionOf } from '../../actions';
import { slotsOf, type ChassisId } from '../../content/chassis';
import { COLUMNS, groundAt } from '../../content/map';
import { NORTH } from '../../rules/field/arcs';
import { isComplete } from '../../rules/setup/drawer';
import { robotsOfSeat, robotOf } from '../../rules/field/field';
import type { View } from '../../view';

export const ofType = <Type extends Action['type']>(
  legal: readonly Action[],
  type: Type,
): readonly ActionOf<Type>[] => legal.filter((action): action is ActionOf<Type> => action.type === type);

/** Whole designs for a robot of its own that has none yet. */
export function designsLeft(view: View, seat: Seat, legal: readonly Action[]): readonly ActionOf<'design'>[] {
  const unfinished = robotsOfSeat(view, seat).find((robot) => !isComplete(view, robot));
  const own = ofType(legal, 'design').filter(({ robot }) => robot === unfinished?.id);
  const filled = ({ robot, slots }: ActionOf<'design'>): number =>
    slotsOf(robotOf(view, robot).chassis as ChassisId).filter((slot) => slots[slot] !== '').length;
  const most = Math.max(...own.map(filled));
  return own.filter((design) => filled(design) === most);
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

/** Columns from the middle. */
const NEAR = 6;
