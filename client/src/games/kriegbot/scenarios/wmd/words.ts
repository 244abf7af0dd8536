import { isDestroyed, structuresIn } from '@gearhall/shared/games/kriegbot/rules/built';
import { isBunker } from '@gearhall/shared/games/kriegbot/rules/bunkers';
import { findUnit } from '@gearhall/shared/games/kriegbot/rules/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { OrderContext, Wording } from '../../words/places';

/** What it takes to win, and how many bunkers are left. */
export function bunkersInWords(view: View): string {
  const bunkers = structuresIn(view).filter((id) => isBunker(view, id));
  const left = bunkers.filter((id) => !isDestroyed(view, id)).length;
  const now = view.turn > 0 ? ` Left: ${left} of ${bunkers.length}.` : '';
  return `Green has to destroy all bunkers; Yellow wins without a robot of Green, or at the turn limit.${now}`;
}

/** The order to set off what a pilot or a tent carries; whom it would strike stands beside it. */
export const blowUpInWords = (_action: unknown, { view }: OrderContext): Wording => ({
  label: findUnit(view, view.question?.robot ?? '') ? 'Set off the bomb' : 'The pilot sets off the bomb',
  detail:
    'Destroys all within 2 hexes, itself too. Within 6 infantry dies and robots take two damage; not in bunkers',
});
