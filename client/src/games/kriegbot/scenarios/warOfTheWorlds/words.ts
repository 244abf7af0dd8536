import type { TeamId } from '@gearhall/shared/games/kriegbot/content/teams';
import { craftOf } from '@gearhall/shared/games/kriegbot/rules/field/landingCraft';
import { isDestroyed } from '@gearhall/shared/games/kriegbot/rules/field/structuresOnMap';
import { teamsIn } from '@gearhall/shared/games/kriegbot/rules/field/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { strikesIn } from '../shared/strikes';
import { sideName } from '../../words/field/names';
import type { ScenarioWords } from '../scenarioWords';

/** Scenario 7. */
export const warOfTheWorlds: ScenarioWords = {
  objective: (view) => `The first kill wins. ${craftIn(view)}`,
  situation: powersIn,
};

/** The landing craft of a side, and what hangs on it; undefined until its edge is drawn. */
function craftOfSide(view: View, side: TeamId): string | undefined {
  const craft = craftOf(view, side);
  if (craft === undefined) return undefined;
  return isDestroyed(view, craft)
    ? `The landing craft of ${sideName(side, view.options)} is destroyed: no powering up, no reboots, no bombardment.`
    : `The landing craft of ${sideName(side, view.options)} stands: it attacks first.`;
}

/** Landing craft and strikes, where somebody has made a scenario with either. */
function powersIn(view: View): string {
  return [...teamsIn(view).flatMap((team) => craftOfSide(view, team) ?? []), strikesIn(view)]
    .join(' ')
    .trim();
}

function craftIn(view: View): string {
  const crew = teamsIn(view).find((team) => craftOf(view, team) !== undefined);
  const craft = crew && craftOf(view, crew);
  if (!crew || !craft) return 'The tower on the aliens’ edge is their landing craft.';
  const told = craftOfSide(view, crew) ?? '';
  return isDestroyed(view, craft) ? told : `${told} ${strikesIn(view)}`;
}
