import type { ChoiceId } from '@gearhall/shared/games/kriegbot/content/scenarios';
import type { CommonScenario } from '../parts/kinds';
import { scenarioWords } from '../parts/own';
import type { Objective } from '../parts/part';

/** Of the scenarios without words of their own (parts/kinds.ts). */
const OBJECTIVES: Readonly<Record<CommonScenario, Objective>> = {
  showdown: () => 'The first kill wins.',
  killTheHuman: () => 'Kill the other team’s human, and keep your own.',
  theHoncho: () => 'The first kill wins: one Honcho against two robots.',
};
const isCommon = (scenario: ChoiceId): scenario is CommonScenario => Object.hasOwn(OBJECTIVES, scenario);

/** What it takes to win, and how near that is. */
export const objectiveOf: Objective = (view, names) => {
  const { scenario } = view.options;
  if (view.phase === 'over') return '';
  const objective = isCommon(scenario) ? OBJECTIVES[scenario] : scenarioWords(view)?.objective;
  return objective?.(view, names) ?? '';
};
