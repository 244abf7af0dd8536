import { planOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { teamsIn } from '@gearhall/shared/games/kriegbot/rules/field/field';
import { strikesIn } from '../shared/strikes';
import { capital, fullCardName, sideDoes } from '../../words/field/names';
import type { ScenarioWords } from '../scenarioWords';

/** Scenario 8. */
export const theHacker: ScenarioWords = {
  objective: (view) => `The first kill wins. ${strikesIn(view)}`,
  situation: (view) =>
    teamsIn(view)
      .flatMap((team) => {
        const card = planOf(view.options, team).hacksWith;
        return card
          ? [
              `${capital(sideDoes(team, view.options, 'hacks', 'hack'))} what is hit by the ${fullCardName(card)}.`,
            ]
          : [];
      })
      .join(' '),
};
