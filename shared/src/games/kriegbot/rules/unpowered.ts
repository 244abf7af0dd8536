import type { SlotId } from '../content/chassis';
import type { RobotId } from '../state';
import { robotIn, type Play } from './play';

/**
 * The card on which an action of an unpowered robot stood is disabled when the action is over (L63, K19). The
 * caller has seen that the robot was unpowered when the action began.
 */
export function burnOut(play: Play, id: RobotId, slot: SlotId | undefined): void {
  const robot = robotIn(play, id);
  if (slot === undefined || robot.at === '') return;
  const card = robot.slots[slot];
  if (card.card === '' || card.disabled) return;
  card.disabled = true;
  play.tell({ type: 'marked', robot: id, item: slot, marker: 'disable', bled: '', cause: 'unpowered' });
}
