import { known } from '../../../core/result';
import { cardEffect, type DefenseId } from '../content/cards';
import type { RobotId } from '../robotState';
import { slotWith } from './cards';
import { robotIn, type RuleContext } from './context';
import { damageItem, disableItem } from './marks';

/**
 * The defense function of a card where nothing is defended (KS8.5): smoke hangs, the capacitor burns; whatever else is
 * set off does nothing now.
 */
export function setOff(context: RuleContext, id: RobotId, card: DefenseId): void {
  const slot = known(slotWith(robotIn(context, id), card), `${card} on ${id}`);
  const blunt = cardEffect(card, 'blunt');
  if (blunt?.not !== undefined) context.state.smoke = { robot: id, card };
  if (blunt?.spends) disableItem(context, id, slot, { cause: 'spent' });
  for (let points = cardEffect(card, 'charge')?.damage ?? 0; points > 0; points -= 1)
    damageItem(context, id, slot, { cause: 'flux' });
}
