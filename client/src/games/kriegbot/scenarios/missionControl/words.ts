import { scenarioOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { siteOf } from '@gearhall/shared/games/kriegbot/rules/field/structuresOnMap';
import { isAlive, robotsIn } from '@gearhall/shared/games/kriegbot/rules/field/field';
import { holderIn } from '@gearhall/shared/games/kriegbot/rules/objectives/missionControlHolder';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { ScenarioWords } from '../scenarioWords';
import { sideName } from '../../words/field/names';
import { MISSION_CONTROL } from './building';

/** Whose infantry holds the building. */
function holdingInWords(view: View): string {
  if (view.turn === 0 || siteOf(view, 'mission') === '') return '';
  const holder = holderIn(view);
  if (holder === undefined) return 'Nobody holds Mission Control.';
  return `Infantry of ${sideName(holder, view.options)} holds Mission Control: it bombards as the status phase begins.`;
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
export const missionControl: ScenarioWords = {
  objective: (view) => `${winsIn(view)} ${holdingInWords(view)}`.trim(),
  ways: { lastRobot: winsIn },
  situation: holdingInWords,
  buildings: () => MISSION_CONTROL,
};
