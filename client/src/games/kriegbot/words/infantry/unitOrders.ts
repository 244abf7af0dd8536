import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import { NUKE } from '@gearhall/shared/games/kriegbot/content/cards';
import type { SlotId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { ALARM } from '@gearhall/shared/games/kriegbot/content/infantry';
import { findUnit, robotAt, type SeenRobot } from '@gearhall/shared/games/kriegbot/rules/field/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { oddsOnFoot } from '../attacking/chances';
import { hexInWords, slotInWords, type OrderContext, type Wording } from '../field/places';
import { itemName, facingName } from '../field/names';
import { anyArmsName } from '../field/units';

export type UnitAction = Extract<
  Action['type'],
  'walk' | 'fly' | 'leave' | 'fire' | 'board' | 'revive' | 'dismount' | 'remoteNuke' | 'hold'
>;
const askedUnit = (view: View) => findUnit(view, view.question?.robot ?? '');
const robotHere = (view: View) => {
  const at = askedUnit(view)?.at ?? '';
  return at === '' ? undefined : robotAt(view, at);
};

/** A soldier boards a robot, onto this card. */
export const rideOn = (robot: SeenRobot, slot: SlotId, calls: OrderContext['calls']): Wording => ({
  label: `Board ${calls.short(robot.id)}: ${itemName(robot.chassis, slot)}, ${slotInWords(robot, slot)}`,
  detail: 'Rides along and does nothing until let out; dies with that card',
});

/** The orders of tents and drones. */
export const UNIT_WORDINGS: {
  readonly [Type in UnitAction]: (action: ActionOf<Type>, context: OrderContext) => Wording;
} = {
  walk: ({ to }, { view }) => ({ label: `Walk to ${hexInWords(view, to)}` }),
  fly: ({ to }, { view }) => ({ label: `Fly to ${hexInWords(view, to)}` }),
  leave: (_action, { view }) => ({
    label: 'Leave the map',
    detail: askedUnit(view)?.pilot
      ? 'The pilot has escaped, and is no kill any more'
      : 'Out of the game for good',
  }),
  fire: (action, { view, calls }) => ({
    label: `Attack ${calls.full(action.target)} with the ${anyArmsName(action.arms)}`,
    detail: oddsOnFoot(view, action),
  }),
  board: ({ slot }, { view, calls }) => {
    const robot = robotHere(view);
    return robot ? rideOn(robot, slot, calls) : { label: 'Get aboard' };
  },
  revive: ({ facing }, { view, calls }) => ({
    label: `Take over ${calls.full(robotHere(view)?.id ?? '')}${facing === undefined ? '' : `, facing ${facingName(facing)}`}`,
    detail: 'The derelict fights for your side, with all its cards; the pilot’s tent is gone',
  }),
  dismount: () => ({
    label: 'Dismount',
    detail: 'Becomes a footsoldier, on this hex; that is its whole turn',
  }),
  remoteNuke: (_action, { view, calls }) => ({
    label: `Set off the Suicide Nuke in ${calls.short(askedUnit(view)?.robot ?? '')}`,
    detail: `Everything within ${NUKE.destroysWithin} hexes of it is destroyed; infantry dies within ${NUKE.harmsWithin} hexes`,
  }),
  hold: ({ on }) =>
    on
      ? {
          label: 'Hold from now on',
          detail: `Not asked again until an enemy comes within ${ALARM} hexes; nobody is told`,
        }
      : { label: 'Ask again' },
};
