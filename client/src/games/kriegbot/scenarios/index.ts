import type { OptionControls } from '../../../stage/contract/words';
import { OwnControl, ownProblem } from './OwnControl';
import { ScenarioControl } from './ScenarioControl';

/** The scenario is chosen by its picture and story, before the other options. */
export const controls: OptionControls = {
  scenario: { Control: ScenarioControl, problem: () => '', leads: true },
  edited: {
    Control: OwnControl,
    problem: (value, { scenario }) => (scenario === 'edited' ? ownProblem(value) : ''),
    isAsked: ({ scenario }) => scenario === 'edited',
    leads: true,
  },
};
