import type { ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import { capital } from '../field/names';
import { hexInWords, type OrderContext, type Wording } from '../field/places';
import { tentName, UNIT_KINDS } from '../field/units';

/** The ways out of a robot: at a table with infantry it is said who, and where. */

export type Out = ActionOf<'bailOut'>;

/** Who gets out: "The pilot", "A footsoldier of the pod", "Footsoldier Adler". */
export function whoInWords(who: Out['who'] = 'pilot'): string {
  if (who === 'pilot') return 'The pilot';
  if (who === 'drone') return 'The drone';
  return capital(tentName(who) ?? `${UNIT_KINDS[who === 'foot' ? 'foot' : 'motorized']} of the pod`);
}

/** What follows from it. */
export const outHelp = (who: Out['who'] = 'pilot'): string =>
  who === 'pilot'
    ? 'The robot lies abandoned. The pilot fights on as a footsoldier, and may take over a derelict; a pilot’s death is a kill'
    : who === 'drone'
      ? 'It is seen by all, flies in the infantry phase, and shows targets to your team'
      : 'Acts in the infantry phase, from the next turn on';

export const outInWords = ({ who, at }: Out, { view }: OrderContext): Wording =>
  at === undefined
    ? { label: 'Bail out', detail: 'The pilot leaves for good; the robot lies abandoned, and is no kill' }
    : { label: `${whoInWords(who)} gets out onto ${hexInWords(view, at)}`, detail: outHelp(who) };
