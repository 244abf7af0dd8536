import { isAbove } from '@gearhall/shared/games/kriegbot/rules/pieces/disks';
import { isAlive, robotsOfTeam, teamsIn } from '@gearhall/shared/games/kriegbot/rules/field/field';
import { isTent, unitsOnMap } from '@gearhall/shared/games/kriegbot/rules/pieces/units';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { sideTitle } from '../../words/field/names';
import type { ScenarioWords } from '../scenarioWords';

/** "Attackers 3 (2 to land), Defenders 8": the units that each side has left (KS12.4). */
const unitsInWords = (view: View): string =>
  teamsIn(view)
    .map((team) => {
      const robots = robotsOfTeam(view, team);
      const above = robots.filter((robot) => isAbove(view, robot)).length;
      const tents = unitsOnMap(view).filter((unit) => unit.team === team && isTent(unit)).length;
      const all = robots.filter(isAlive).length + above + tents;
      return `${sideTitle(team, view.options)} ${all}${above > 0 ? ` (${above} to land)` : ''}`;
    })
    .join(', ');

const leftInWords = (view: View): string => (view.turn > 0 ? ` Left: ${unitsInWords(view)}.` : '');

/** Scenario 12. */
export const beachhead: ScenarioWords = {
  objective: (view) =>
    `The last side with a unit wins; at the turn limit, the defenders.${leftInWords(view)}`,
  ways: { lastUnit: (view) => `The last side with a unit wins.${leftInWords(view)}` },
};
