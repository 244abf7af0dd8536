import type { SlotId } from '../../content/chassis';
import type { RobotId } from '../../state/robot';
import { robotIn, type RuleContext } from '../field/context';

/**
 * The card that an unpowered robot has used for an action is disabled when the action is over (L63, K19). The caller
 * has checked that the robot was unpowered when the action began.
 */
export function burnOut(context: RuleContext, id: RobotId, slot: SlotId | undefined): void {
  const robot = robotIn(context, id);
  if (slot === undefined || robot.at === '') return;
  const card = robot.slots[slot];
  if (card.card === '' || card.disabled) return;
  card.disabled = true;
  context.emit({ type: 'marked', robot: id, item: slot, marker: 'disable', bled: '', cause: 'unpowered' });
}
