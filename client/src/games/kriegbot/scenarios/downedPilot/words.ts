import { hidingSide, suspectsIn } from '@gearhall/shared/games/kriegbot/rules/decoys';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { capital, count, listOf, TEAM_NAMES } from '../../words/names';
import { tentName } from '../../words/units';
import type { Wording } from '../../words/places';

const nameIn = (id: string): string => tentName(id) ?? id;

/** What it takes to win. */
export const rescueInWords = (view: View): string =>
  `Green has to carry the pilot off its own edge; Yellow wins when he dies, or at the turn limit. ${whoInWords(view)}`.trim();

/** The same of a scenario that somebody has made, whose sides may be the other way round. */
export function rescueOf(view: View): string {
  const side = hidingSide(view.options);
  return side
    ? `${TEAM_NAMES[side]} has to carry the pilot off its own edge; the other side wins when he dies. ${whoInWords(view)}`
    : '';
}

/** Who may still be the pilot, and who he is, for those who know. */
function whoInWords(view: View): string {
  const left = suspectsIn(view);
  if (view.turn === 0 || left.length === 0) return '';
  const { pilotName } = view;
  return pilotName === undefined
    ? `He is one of ${count(left.length, 'tent')}: ${listOf(left.map(({ id }) => capital(id)))}.`
    : `He is ${capital(pilotName)}; ${count(left.length - 1, 'decoy')} left.`;
}

/** The choice of his name. */
export const nameWording = ({ unit }: { readonly unit: string }): Wording =>
  unit === ''
    ? { label: 'Let chance decide', detail: 'Only your side is told' }
    : { label: `${capital(nameIn(unit))} is the pilot`, detail: 'Only your side knows' };
