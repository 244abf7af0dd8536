import { expectDefined } from '../../../../core/ground/result';
import { cardEffect, type DefenseId } from '../../content/cards';
import type { RobotId } from '../../state/robot';
import { slotWith } from '../pieces/cardsOnRobots';
import { robotIn, type RuleContext } from '../field/context';
import { damageItem, disableItem } from '../damage/markers';

/**
 * The defense function of a card where nothing is defended (KS8.5): smoke hangs, the capacitor burns; whatever else is
 * set off does nothing now.
 */
export function setOff(context: RuleContext, id: RobotId, card: DefenseId): void {
  const slot = expectDefined(slotWith(robotIn(context, id), card), `${card} on ${id}`);
  const blunt = cardEffect(card, 'blunt');
  if (blunt?.not !== undefined) context.state.smoke = { robot: id, card };
  if (blunt?.spends) disableItem(context, id, slot, { cause: 'spent' });
  for (let points = cardEffect(card, 'charge')?.damage ?? 0; points > 0; points -= 1)
    damageItem(context, id, slot, { cause: 'flux' });
}
