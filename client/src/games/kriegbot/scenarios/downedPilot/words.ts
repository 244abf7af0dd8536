import type { TeamId } from '@gearhall/shared/games/kriegbot/content/teams';
import { hidingSide, suspectsIn } from '@gearhall/shared/games/kriegbot/rules/pieces/decoys';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { capital, count, its, listOf, sideDoes } from '../../words/field/names';
import type { ScenarioWords } from '../scenarioWords';

/** What it takes to win. */
const rescueInWords = (view: View): string =>
  `${carriesHome(view, 'green')}; ${sideDoes('yellow', view.options, 'wins', 'win')} when he dies, or at the turn limit. ${whoInWords(view)}`.trim();

const carriesHome = ({ options }: View, side: TeamId): string =>
  `${capital(sideDoes(side, options, 'has', 'have'))} to carry the pilot off ${its(side, options)} own edge`;

/** The same of a scenario that somebody has made, whose sides may be the other way round. */
function rescueOf(view: View): string {
  const side = hidingSide(view.options);
  return side ? `${carriesHome(view, side)}; the other side wins when he dies. ${whoInWords(view)}` : '';
}

/** Who may still be the pilot, and who he is, for those who know. */
function whoInWords(view: View): string {
  const left = suspectsIn(view);
  if (view.turn === 0 || left.length === 0) return '';
  const { pilotName } = view;
  return pilotName === undefined
    ? `He is one of ${count(left.length, 'tent')}: ${listOf(left.map(({ id }) => capital(id)))}.`
    : `He is ${capital(pilotName)}; ${count(left.length - 1, 'decoy')} left.`;
}

/** Scenario 16. */
export const downedPilot: ScenarioWords = {
  objective: rescueInWords,
  ways: { pilotHome: rescueOf },
};
