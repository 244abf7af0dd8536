import { planOf, scenarioOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import type { TeamId } from '@gearhall/shared/games/kriegbot/content/teams';
import { isDestroyed, structuresIn } from '@gearhall/shared/games/kriegbot/rules/field/structuresOnMap';
import { isBunker } from '@gearhall/shared/games/kriegbot/rules/objectives/bunkers';
import { teamsIn } from '@gearhall/shared/games/kriegbot/rules/field/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { capital, isManySided, listOf, sideName } from '../../words/field/names';
import type { ScenarioWords } from '../scenarioWords';
import { BUNKERS } from './bunker';

/** How many bunkers are left. */
function leftInWords(view: View): string {
  const bunkers = structuresIn(view).filter((id) => isBunker(view, id));
  const left = bunkers.filter((id) => !isDestroyed(view, id)).length;
  return view.turn > 0 ? ` Left: ${left} of ${bunkers.length}.` : '';
}

const withBombs = (view: View, isSuicidal: boolean): readonly TeamId[] =>
  teamsIn(view).filter((team) => (planOf(view.options, team).suicidal === true) === isSuicidal);

const sidesWith = (view: View, isSuicidal: boolean): string =>
  listOf(withBombs(view, isSuicidal).map((team) => sideName(team, view.options)));

const HAVE = ['has', 'have'] as const;
const WIN = ['wins', 'win'] as const;

/** With a verb: "NATO has", "the terrorists win". */
const sidesDo = (view: View, isSuicidal: boolean, [one, many]: readonly [string, string]): string => {
  const sides = withBombs(view, isSuicidal);
  const isMany = sides.length > 1 || sides.some((team) => isManySided(team, view.options));
  return `${sidesWith(view, isSuicidal)} ${isMany ? many : one}`;
};

/** What it takes to win. */
const bunkersInWords = (view: View): string =>
  `${capital(sidesDo(view, false, HAVE))} to destroy all bunkers; ${sidesDo(view, true, WIN)} without an active robot of ${sidesWith(view, false)}, or at the turn limit.${leftInWords(view)}`;

/** The same, and who carries bombs, where somebody has made a scenario with them. */
const bunkersGoneInWords = (view: View): string =>
  `${capital(sidesDo(view, false, HAVE))} to destroy all bunkers.${leftInWords(view)}`;
const invadersGoneInWords = (view: View): string =>
  `${capital(sidesDo(view, true, WIN))} without an active robot of ${sidesWith(view, false)}.`;
function bombersInWords(view: View): string {
  const sides = sidesWith(view, true);
  return sides === '' ? '' : `All pilots and infantry of ${sides} carry a bomb.`;
}

/** Scenario 15. */
export const wmd: ScenarioWords = {
  objective: bunkersInWords,
  ways: { bunkersGone: bunkersGoneInWords, invadersGone: invadersGoneInWords },
  situation: bombersInWords,
  buildings: ({ options }) => (scenarioOf(options).bunkers ? BUNKERS : {}),
};
