import { isAbove } from '@gearhall/shared/games/kriegbot/rules/disks';
import { isAlive, robotsOfTeam, teamsIn } from '@gearhall/shared/games/kriegbot/rules/field';
import { isTent, unitsOnMap } from '@gearhall/shared/games/kriegbot/rules/units';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { TEAM_NAMES } from '../../words/names';
import { LANDING_EFFECTS, LANDING_LINES, LANDING_ORDERS, LANDING_QUESTIONS } from '../../parts/landing';
import type { ScenarioPart } from '../../parts/part';

/** "Green 3 (2 to land), Yellow 8": the units that each side has left (KS12.4). */
const unitsInWords = (view: View): string =>
  teamsIn(view)
    .map((team) => {
      const robots = robotsOfTeam(view, team);
      const above = robots.filter((robot) => isAbove(view, robot)).length;
      const tents = unitsOnMap(view).filter((unit) => unit.team === team && isTent(unit)).length;
      const all = robots.filter(isAlive).length + above + tents;
      return `${TEAM_NAMES[team]} ${all}${above > 0 ? ` (${above} to land)` : ''}`;
    })
    .join(', ');

const leftInWords = (view: View): string => (view.turn > 0 ? ` Left: ${unitsInWords(view)}.` : '');

/** Scenario 12. */
export const part: ScenarioPart<'beachhead'> = {
  objective: (view) =>
    `The last side with a unit wins; at the turn limit, the defenders.${leftInWords(view)}`,
  ways: { lastUnit: (view) => `The last side with a unit wins.${leftInWords(view)}` },
  lines: LANDING_LINES,
  effects: LANDING_EFFECTS,
  orders: LANDING_ORDERS,
  questions: LANDING_QUESTIONS,
  refusals: {
    diskTooNear: 'A disk has to lie more than 6 hexes from the robots of your side, and from their disks.',
    mustLand: 'It has a disk, and lands there now.',
    mustMark: 'One robot of your side has to mark a hex each turn, and no other is left to do it.',
  },
  causes: {
    lastUnit: { won: 'the other side has no unit left', drawn: 'no side has a unit left' },
  },
};
