import { suspectsIn } from '@gearhall/shared/games/kriegbot/rules/decoys';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { capital, count, listOf } from '../../words/names';
import { tentName } from '../../words/units';
import type { Wording } from '../../words/places';

const nameIn = (id: string): string => tentName(id) ?? id;
/** "Drake". */
const bare = (id: string): string => capital(id);

/** What it takes to win, who may still be the pilot, and who he is, for those who know. */
export function rescueInWords(view: View): string {
  const aim =
    'Green has to carry the pilot off its own edge; Yellow wins when he dies, or at the turn limit.';
  const left = suspectsIn(view);
  if (view.turn === 0 || left.length === 0) return aim;
  const { pilotName } = view;
  const who =
    pilotName === undefined
      ? `He is one of ${count(left.length, 'tent')}: ${listOf(left.map(({ id }) => bare(id)))}.`
      : `He is ${bare(pilotName)}; ${count(left.length - 1, 'decoy')} left.`;
  return `${aim} ${who}`;
}

/** The choice of his name. */
export const nameWording = ({ unit }: { readonly unit: string }): Wording =>
  unit === ''
    ? { label: 'Let chance decide', detail: 'Only your side is told' }
    : { label: `${capital(nameIn(unit))} is the pilot`, detail: 'Only your side knows' };

/** Lines of the log. */
export const RESCUE_LINES = {
  pilotNamed: (unit: string): string => `The pilot is ${bare(unit)}: only your side knows.`,
  decoyShown: (unit: string): string => `${bare(unit)} was a decoy.`,
  pilotRevealed: (unit: string): string => `The pilot was ${bare(unit)}.`,
} as const;

/** Of one of the six, for those who may know. */
export function hidingLine(view: View, id: string): readonly string[] {
  if (!suspectsIn(view).some((unit) => unit.id === id)) return [];
  if (view.pilotName === undefined) return ['The pilot, or one of his decoys.'];
  return [view.pilotName === id ? 'The pilot who is to be carried home.' : 'A decoy.'];
}
