import type { Action } from '../../actions';
import { isPilot, type ItemCardId } from '../../content/cards';
import { SLOT_IDS } from '../../content/chassis';
import { EXPENDABLE } from '../../content/missions';
import { isDrawer } from '../../content/teams';
import { pilotLimits } from '../../rules/pieces/cardsOnRobots';
import { drawerOf } from '../../rules/setup/drawer';
import { robotOf } from '../../rules/field/field';
import type { View } from '../../view';

/** A design with the expendable pilot in place of another one, in a mission that does not need all pilots (KS20.13). */
export function sparing(view: View, action: Action | undefined): Action | undefined {
  const { campaign } = view.options;
  if (action?.type !== 'design' || !campaign) return action;
  const { id, team } = robotOf(view, action.robot);
  const isSpare = isDrawer(team) && campaign[team] > pilotLimits(view, team).max;
  if (!isSpare || !drawerOf(view, team, id).includes(EXPENDABLE)) return action;
  const flown = (card: ItemCardId | ''): ItemCardId | '' => (isPilot(card) ? EXPENDABLE : card);
  const slots = Object.fromEntries(SLOT_IDS.map((slot) => [slot, flown(action.slots[slot])]));
  return { ...action, slots: slots as typeof action.slots };
}
