import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import { planOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { rangeBetween } from '@gearhall/shared/games/kriegbot/rules/arcs';
import { isDestroyed, siteOf, structuresIn } from '@gearhall/shared/games/kriegbot/rules/built';
import { isBunker } from '@gearhall/shared/games/kriegbot/rules/bunkers';
import { findUnit, onMap, placeOf, teamsIn } from '@gearhall/shared/games/kriegbot/rules/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { listOf, STRUCTURE_NAMES, TEAM_NAMES } from '../../words/names';
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

/** The hexes within which a bomb destroys everything. */
const DEADLY = 2;

/** The order to set off what a pilot or a tent carries, with all that would be destroyed. */
export function blowUpInWords(_action: unknown, { view, calls }: OrderContext): Wording {
  const asked = view.question?.robot ?? '';
  const lost = withinReach(view, asked, placeOf(view, asked)).map((id) =>
    id in STRUCTURE_NAMES ? STRUCTURE_NAMES[id as keyof typeof STRUCTURE_NAMES] : calls.full(id),
  );
  return {
    label: findUnit(view, asked) ? 'Set off the bomb' : 'The pilot sets off the bomb',
    detail: `Destroys ${lost.length > 0 ? `${listOf(lost)}, and itself` : 'itself alone'}. Within 6 hexes infantry dies and robots take two damage; not in bunkers`,
  };
}

/** Others that it would destroy: robots, infantry, what is built. */
const withinReach = (view: View, asked: string, at: HexId): readonly string[] =>
  [
    ...onMap(view),
    ...view.units.filter((unit) => unit.at !== ''),
    ...structuresIn(view)
      .filter((id) => !isDestroyed(view, id))
      .map((id) => ({ id, at: siteOf(view, id) })),
  ]
    .filter((one) => one.id !== asked && rangeBetween(at, one.at) <= DEADLY)
    .map(({ id }) => id);
