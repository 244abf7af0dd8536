import type { TeamId } from '@gearhall/shared/games/kriegbot/content/teams';
import { bombTowerOf } from '@gearhall/shared/games/kriegbot/rules/bombTowers';
import { tentsWaiting } from '@gearhall/shared/games/kriegbot/rules/disks';
import { isDestroyed } from '@gearhall/shared/games/kriegbot/rules/built';
import { teamsIn } from '@gearhall/shared/games/kriegbot/rules/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { count } from '../../../../ui/words/grammar';
import { TEAM_NAMES } from '../../words/sides';

/** Of a side that calls bombs, once its edge is drawn. */
function callsOf(view: View, side: TeamId): string | undefined {
  const tower = bombTowerOf(view, side);
  if (tower === undefined) return undefined;
  return isDestroyed(view, tower)
    ? `The TV tower of ${TEAM_NAMES[side]} has fallen: no more bombs.`
    : `${TEAM_NAMES[side]} calls a bomb each turn as long as its TV tower stands.`;
}

/** What the attackers still have above: bombs as long as their tower stands, and soldiers. */
export function bombsInWords(view: View): string {
  const calls = teamsIn(view).flatMap((team) => callsOf(view, team) ?? []);
  if (calls.length === 0) return 'The attackers call a bomb each turn as long as their TV tower stands.';
  const bombs = calls.join(' ');
  const above = view.turn > 0 ? tentsWaiting(view).length : 0;
  return above > 0 ? `${bombs} ${count(above, 'footsoldier')} still above.` : bombs;
}
