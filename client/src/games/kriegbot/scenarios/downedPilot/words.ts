import { suspectsIn } from '@gearhall/shared/games/kriegbot/rules/decoys';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { capital, count, listOf } from '../../words/names';
import { tentName } from '../../words/units';
import type { Wording } from '../../words/places';

const nameIn = (id: string): string => tentName(id) ?? id;

/** What it takes to win, who may still be the pilot, and who he is, for those who know. */
export function rescueInWords(view: View): string {
  const aim =
    'Green has to carry the pilot off its own edge; Yellow wins when he dies, or at the turn limit.';
  const left = suspectsIn(view);
  if (view.turn === 0 || left.length === 0) return aim;
  const { pilotName } = view;
  const who =
    pilotName === undefined
      ? `He is one of ${count(left.length, 'tent')}: ${listOf(left.map(({ id }) => capital(id)))}.`
      : `He is ${capital(pilotName)}; ${count(left.length - 1, 'decoy')} left.`;
  return `${aim} ${who}`;
}

/** The choice of his name. */
export const nameWording = ({ unit }: { readonly unit: string }): Wording =>
  unit === ''
    ? { label: 'Let chance decide', detail: 'Only your side is told' }
    : { label: `${capital(nameIn(unit))} is the pilot`, detail: 'Only your side knows' };
