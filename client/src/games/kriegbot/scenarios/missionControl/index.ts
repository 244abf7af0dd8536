import { scenarioOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { siteOf } from '@gearhall/shared/games/kriegbot/rules/built';
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
  if (view.turn === 0 || siteOf(view, 'mission') === '') return '';
  const holder = holderIn(view);
  if (holder === undefined) return 'Nobody holds Mission Control.';
  return `Infantry of ${TEAM_NAMES[holder]} holds Mission Control: it bombards as the status phase begins.`;
}

/** The last living robot, or who holds the building once there is none. */
function winsIn(view: View): string {
  const isOpen =
    view.turn > 0 &&
    !robotsIn(view).some(isAlive) &&
    scenarioOf(view.options).victory.includes('lastControl');
  return isOpen
    ? 'No robot is left: the side that alone holds Mission Control when a turn ends wins.'
    : 'The side with the last living robot wins.';
}

/** Scenario 11. */
export const part: ScenarioPart<'missionControl'> = {
  objective: (view) => `${winsIn(view)} ${holdingInWords(view)}`.trim(),
  ways: { lastRobot: winsIn },
  situation: holdingInWords,
  buildings: () => MISSION_CONTROL,
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
