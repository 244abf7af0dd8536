import { MISSIONS } from './missions';
import { SCENARIO_IDS, type ScenarioId } from './scenarios';

/** The scenarios that are missions of the campaign. */
export type MissionId = Extract<keyof typeof MISSIONS, ScenarioId>;

export const isMission = (scenario: string): scenario is MissionId =>
  Object.hasOwn(MISSIONS, scenario) && SCENARIO_IDS.some((id) => id === scenario);

/** In the order of the die. */
export const MISSION_IDS: readonly MissionId[] = Object.keys(MISSIONS).filter(isMission);
