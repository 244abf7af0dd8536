import { diskOf, isAbove } from '@gearhall/shared/games/kriegbot/rules/disks';
import { findUnit, isAlive, robotsOfTeam, teamsIn } from '@gearhall/shared/games/kriegbot/rules/field';
import { isTent, unitsOnMap } from '@gearhall/shared/games/kriegbot/rules/units';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { TEAM_NAMES } from './sides';

/** Of who has not landed yet: "still above", "lands on K8 next turn". */
export function aboveInWords(view: View, id: string): string {
  const disk = diskOf(view, id);
  if (!disk) return findUnit(view, id) ? 'killed: marks where the next one lands' : 'still above';
  return `lands on ${disk.at} ${disk.turn < view.turn ? 'this turn' : 'next turn'}`;
}

/** "Green 3 (2 to land), Yellow 8": the units that each side has left (KS12.4). */
export const unitsInWords = (view: View): string =>
  teamsIn(view)
    .map((team) => {
      const robots = robotsOfTeam(view, team);
      const above = robots.filter((robot) => isAbove(view, robot)).length;
      const tents = unitsOnMap(view).filter((unit) => unit.team === team && isTent(unit)).length;
      const all = robots.filter(isAlive).length + above + tents;
      return `${TEAM_NAMES[team]} ${all}${above > 0 ? ` (${above} to land)` : ''}`;
    })
    .join(', ');
