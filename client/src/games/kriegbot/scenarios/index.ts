import type { OptionControls } from '../../../stage/words';
import { ScenarioControl } from './ScenarioControl';

/** The scenario is chosen by its picture and story, before the other options. */
export const controls: OptionControls = {
  scenario: { Control: ScenarioControl, problem: () => '', leads: true },
};
