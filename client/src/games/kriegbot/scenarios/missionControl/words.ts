import { isAlive, robotsIn } from '@gearhall/shared/games/kriegbot/rules/field';
import { holderIn } from '@gearhall/shared/games/kriegbot/rules/occupying';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { TEAM_NAMES } from '../../words/sides';

/** What it takes to win, and whose infantry holds the building. */
export function missionInWords(view: View): string {
  const isOpen = view.turn > 0 && !robotsIn(view).some(isAlive);
  const wins = isOpen
    ? 'No robot is left: whoever alone holds Mission Control as a turn ends wins.'
    : 'The side with the last living robot wins.';
  return view.turn > 0 ? `${wins} ${holdingInWords(view)}` : wins;
}

function holdingInWords(view: View): string {
  const holder = holderIn(view);
  if (holder === undefined) return 'Nobody holds Mission Control.';
  return `Infantry of ${TEAM_NAMES[holder]} holds Mission Control: it bombards as the status phase begins.`;
}
