import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import { rangeBetween } from '@gearhall/shared/games/kriegbot/rules/arcs';
import { isDestroyed, siteOf, structuresIn } from '@gearhall/shared/games/kriegbot/rules/built';
import { isBunker } from '@gearhall/shared/games/kriegbot/rules/bunkers';
import { findUnit, onMap, placeOf } from '@gearhall/shared/games/kriegbot/rules/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { listOf, STRUCTURE_NAMES } from '../../words/names';
import type { OrderContext, Wording } from '../../words/places';

/** What it takes to win, and how many bunkers are left. */
export function bunkersInWords(view: View): string {
  const bunkers = structuresIn(view).filter((id) => isBunker(view, id));
  const left = bunkers.filter((id) => !isDestroyed(view, id)).length;
  const now = view.turn > 0 ? ` Left: ${left} of ${bunkers.length}.` : '';
  return `Green has to destroy all bunkers; Yellow wins without a robot of Green, or at the turn limit.${now}`;
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
