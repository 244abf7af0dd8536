import { cryptoIn } from '../shared/crypto';
import type { Objective, ScenarioWords } from '../scenarioWords';

const aim: Objective = (view, names) =>
  `Carry crypto of the other side off your own edge. ${cryptoIn(view, names)}`;

/** Scenario 5. */
export const cryptoFlag: ScenarioWords = {
  objective: aim,
  ways: { cryptoHome: aim },
};
