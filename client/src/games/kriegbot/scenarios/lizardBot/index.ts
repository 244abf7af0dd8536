import { planOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import {
  edgeOf,
  isAlive,
  oppositeOf,
  robotsOfTeam,
  teamsIn,
} from '@gearhall/shared/games/kriegbot/rules/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { stepsLeft } from '../../parts/steps';
import { capital } from '../../words/names';
import type { ScenarioPart } from '../../parts/part';

/** Scenario 10. */
export const part: ScenarioPart<'lizardBot'> = {
  objective: (view) => `The Lizard-bot has to leave over the far edge: Tokyo.${wayToTokyo(view)}`,
  ways: {
    tokyo: (view) => `Leaving over the far edge wins.${wayToTokyo(view)}`,
    lizardStopped: () => 'Stopping all who have to cross the map wins too.',
  },
  lines: {},
  effects: {},
  orders: {},
  questions: {},
  refusals: {},
  causes: {
    tokyo: { won: 'the Lizard-bot has reached Tokyo' },
    lizardStopped: { won: 'the Lizard-bot has been stopped' },
    tokyoOpen: { won: 'nobody is left between the Lizard-bot and Tokyo' },
  },
};

/** How far the robot that has to cross the map still has to go. */
export function wayToTokyo(view: View): string {
  const runner = teamsIn(view).find((team) => planOf(view.options, team).exit === 'far');
  const robot = runner && robotsOfTeam(view, runner).find(isAlive);
  const own = runner ? edgeOf(view, runner) : '';
  return robot && own !== '' ? ` ${capital(stepsLeft(robot.at, oppositeOf(own)))} to go.` : '';
}
