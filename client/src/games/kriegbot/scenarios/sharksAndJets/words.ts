import type { View } from '@gearhall/shared/games/kriegbot/view';
import { edgeName } from '../../words/field/names';
import { pointsInWords } from '../../words/scenarios/points';
import type { ScenarioWords } from '../scenarioWords';

/** Scenario 9. */
export const sharksAndJets: ScenarioWords = {
  objective: (view) => `The most points win. Now: ${pointsInWords(view)}.${atLarge(view)}`,
  figures: (view) => ` Points: ${pointsInWords(view)}.`,
};

/** Of the reserve of the police: where it is about to come from. */
function atLarge({ teams }: View): string {
  const edge = teams['police']?.comesOn ?? '';
  return edge === '' ? '' : ` Robocop comes over the ${edgeName(edge)} edge.`;
}
