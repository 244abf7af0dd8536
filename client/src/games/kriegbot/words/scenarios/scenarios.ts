import type { ChoiceId } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { edited } from '../../scenarios/edited/words';
import { printed } from '../../scenarios/printed';
import type { Objective, ScenarioWords } from '../../scenarios/scenarioWords';

const SCENARIOS: Readonly<Record<ChoiceId, ScenarioWords>> = { ...printed, edited };

/** Of the scenario that a table plays. */
export const scenarioWords = ({
  options,
}: {
  readonly options: { readonly scenario: ChoiceId };
}): ScenarioWords => SCENARIOS[options.scenario];

/** What it takes to win, and how near that is. */
export const objectiveOf: Objective = (view, names) =>
  view.phase === 'over' ? '' : scenarioWords(view).objective(view, names);
