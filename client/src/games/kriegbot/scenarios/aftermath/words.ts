import { livingRobots, pilotsAfoot } from '@gearhall/shared/games/kriegbot/rules/ending/verdicts';
import { sidesOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { count } from '../../../../ui/words/language/grammar';
import { sideTitle } from '../../words/field/names';
import type { ScenarioWords } from '../scenarioWords';

/** "Green 2 robots and 3 pilots, Yellow 1 robot and 2 pilots": who is left; a pilot aboard counts (KS14.9). */
const leftInWords = (view: View): string =>
  sidesOf(view.options)
    .map((team) => {
      const robots = livingRobots(view, team);
      const pilots = robots + pilotsAfoot(view, team);
      return `${sideTitle(team, view.options)} ${count(robots, 'robot')} and ${count(pilots, 'pilot')}`;
    })
    .join(', ');

/** Scenario 14. */
export const aftermath: ScenarioWords = {
  objective: (view) =>
    `The most robots win. Painted robots are bombarded.${view.turn > 0 ? ` Left: ${leftInWords(view)}.` : ''}`,
};
