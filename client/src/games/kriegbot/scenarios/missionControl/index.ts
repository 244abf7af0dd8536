import { isAlive, robotsIn } from '@gearhall/shared/games/kriegbot/rules/field';
import { holderIn } from '@gearhall/shared/games/kriegbot/rules/occupying';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { BOMBARDED_EFFECTS, BOMBARDED_LINES } from '../../parts/bombarding';
import { LAST_ROBOT } from '../../parts/lastRobot';
import type { ScenarioPart } from '../../parts/part';
import { capital, TEAM_NAMES } from '../../words/names';
import { rideOn } from '../../words/unitOrders';
import { MISSION_CONTROL } from './building';

/** Whose infantry holds the building. */
function holdingInWords(view: View): string {
  const holder = holderIn(view);
  if (holder === undefined) return 'Nobody holds Mission Control.';
  return `Infantry of ${TEAM_NAMES[holder]} holds Mission Control: it bombards as the status phase begins.`;
}

/** Scenario 11. */
export const part: ScenarioPart<'missionControl'> = {
  objective(view) {
    const hasBegun = view.turn > 0;
    const isOpen = hasBegun && !robotsIn(view).some(isAlive);
    const wins = isOpen
      ? 'No robot is left: the side that alone holds Mission Control when a turn ends wins.'
      : 'The side with the last living robot wins.';
    return hasBegun ? `${wins} ${holdingInWords(view)}` : wins;
  },
  buildings: MISSION_CONTROL,
  lines: BOMBARDED_LINES,
  effects: BOMBARDED_EFFECTS,
  orders: {
    embark: ({ robot: id, slot }, { view, calls }) => {
      const robot = view.robots[id];
      return robot ? rideOn(robot, slot, calls) : { label: 'Get aboard' };
    },
  },
  questions: {
    embark: {
      doing: (who) => `${who} gets aboard.`,
      prompt: (who) =>
        `${capital(who)} rides along on a card of a robot of your side: choose which. Everybody sees where.`,
    },
  },
  refusals: {
    shielded: 'Infantry in Mission Control can only be hit from the same hex or a neighbouring one.',
  },
  causes: {
    ...LAST_ROBOT,
    lastControl: {
      won: 'it holds Mission Control, and no robot is left',
      drawn: 'neither robots nor infantry are left',
    },
  },
};
