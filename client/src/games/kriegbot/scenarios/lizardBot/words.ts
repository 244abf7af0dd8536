import { planOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import {
  edgeOf,
  isAlive,
  oppositeOf,
  robotsOfTeam,
  teamsIn,
} from '@gearhall/shared/games/kriegbot/rules/field/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { stepsLeft } from '../shared/steps';
import { capital } from '../../words/field/names';
import type { ScenarioWords } from '../scenarioWords';

/** Scenario 10. */
export const lizardBot: ScenarioWords = {
  objective: (view) => `The Lizard-bot has to leave over the far edge: Tokyo.${wayToTokyo(view)}`,
  ways: {
    tokyo: (view) => `Leaving over the far edge wins.${wayToTokyo(view)}`,
    lizardStopped: () => 'Stopping all who have to cross the map wins too.',
  },
};

/** How far the robot that has to cross the map still has to go. */
function wayToTokyo(view: View): string {
  const runner = teamsIn(view).find((team) => planOf(view.options, team).exit === 'far');
  const robot = runner && robotsOfTeam(view, runner).find(isAlive);
  const own = runner ? edgeOf(view, runner) : '';
  return robot && own !== '' ? ` ${capital(stepsLeft(robot.at, oppositeOf(own)))} to go.` : '';
}
