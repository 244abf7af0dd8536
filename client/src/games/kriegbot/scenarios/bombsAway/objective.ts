import { bombTowerOf } from '@gearhall/shared/games/kriegbot/rules/bombTowers';
import { tentsWaiting } from '@gearhall/shared/games/kriegbot/rules/disks';
import { isDestroyed } from '@gearhall/shared/games/kriegbot/rules/built';
import { teamsIn } from '@gearhall/shared/games/kriegbot/rules/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { count } from '../../../../ui/words/grammar';
import { TEAM_NAMES } from '../../words/sides';

/** What the attackers still have above: bombs as long as their tower stands, and soldiers. */
export function bombsInWords(view: View): string {
  const side = teamsIn(view).find((team) => bombTowerOf(view, team));
  const tower = side && bombTowerOf(view, side);
  if (!side || !tower) return 'The attackers call a bomb each turn as long as their TV tower stands.';
  const bombs = isDestroyed(view, tower)
    ? `The TV tower of ${TEAM_NAMES[side]} has fallen: no more bombs.`
    : `${TEAM_NAMES[side]} calls a bomb each turn as long as its TV tower stands.`;
  const above = view.turn > 0 ? tentsWaiting(view).length : 0;
  return above > 0 ? `${bombs} ${count(above, 'footsoldier')} still above.` : bombs;
}
