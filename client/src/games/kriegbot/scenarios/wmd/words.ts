import { planOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { isDestroyed, structuresIn } from '@gearhall/shared/games/kriegbot/rules/built';
import { isBunker } from '@gearhall/shared/games/kriegbot/rules/bunkers';
import { findUnit, teamsIn } from '@gearhall/shared/games/kriegbot/rules/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { listOf, TEAM_NAMES } from '../../words/names';
import type { OrderContext, Wording } from '../../words/places';

/** How many bunkers are left. */
function leftInWords(view: View): string {
  const bunkers = structuresIn(view).filter((id) => isBunker(view, id));
  const left = bunkers.filter((id) => !isDestroyed(view, id)).length;
  return view.turn > 0 ? ` Left: ${left} of ${bunkers.length}.` : '';
}

/** What it takes to win. */
export const bunkersInWords = (view: View): string =>
  `Green has to destroy all bunkers; Yellow wins without a robot of Green, or at the turn limit.${leftInWords(view)}`;

const sidesWith = (view: View, isSuicidal: boolean): string =>
  listOf(
    teamsIn(view)
      .filter((team) => (planOf(view.options, team).suicidal === true) === isSuicidal)
      .map((team) => TEAM_NAMES[team]),
  );

/** The same, and who carries bombs, where somebody has made a scenario with them. */
export const bunkersGoneInWords = (view: View): string =>
  `${sidesWith(view, false)} has to destroy all bunkers.${leftInWords(view)}`;
export const invadersGoneInWords = (view: View): string =>
  `${sidesWith(view, true)} wins without an active robot of ${sidesWith(view, false)}.`;
export function bombersInWords(view: View): string {
  const sides = sidesWith(view, true);
  return sides === '' ? '' : `All pilots and infantry of ${sides} carry a bomb.`;
}

/** The order to set off what a pilot or a tent carries; whom it would strike stands beside it. */
export const blowUpInWords = (_action: unknown, { view }: OrderContext): Wording => ({
  label: findUnit(view, view.question?.robot ?? '') ? 'Set off the bomb' : 'The pilot sets off the bomb',
  detail:
    'Destroys all within 2 hexes, itself too. Within 6 infantry dies and robots take two damage; not in bunkers',
});
