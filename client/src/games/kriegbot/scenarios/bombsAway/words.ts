import type { TeamId } from '@gearhall/shared/games/kriegbot/content/teams';
import { bombTowerOf } from '@gearhall/shared/games/kriegbot/rules/objectives/bombTowers';
import { tentsWaiting } from '@gearhall/shared/games/kriegbot/rules/pieces/disks';
import { isDestroyed } from '@gearhall/shared/games/kriegbot/rules/field/structuresOnMap';
import { teamsIn } from '@gearhall/shared/games/kriegbot/rules/field/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { capital, count } from '../../../../ui/words/language/grammar';
import { its, sideDoes, sideName } from '../../words/field/sides';
import type { ScenarioWords } from '../scenarioWords';

/** Of a side that calls bombs, once its edge is drawn. */
function callsOf(view: View, side: TeamId): string | undefined {
  const tower = bombTowerOf(view, side);
  if (tower === undefined) return undefined;
  const { options } = view;
  return isDestroyed(view, tower)
    ? `The TV tower of ${sideName(side, options)} has fallen: no more bombs.`
    : `${capital(sideDoes(side, options, 'calls', 'call'))} a bomb each turn as long as ${its(side, options)} TV tower stands.`;
}

/** What the attackers still have above: bombs as long as their tower stands, and soldiers. */
function bombsInWords(view: View): string {
  const calls = teamsIn(view).flatMap((team) => callsOf(view, team) ?? []);
  if (calls.length === 0) return 'The attackers call a bomb each turn as long as their TV tower stands.';
  const bombs = calls.join(' ');
  const above = view.turn > 0 ? tentsWaiting(view).length : 0;
  return above > 0 ? `${bombs} ${count(above, 'footsoldier')} still above.` : bombs;
}

/** Scenario 18. */
export const bombsAway: ScenarioWords = {
  objective: (view) => `The first kill wins. ${bombsInWords(view)}`,
  situation: bombsInWords,
};
