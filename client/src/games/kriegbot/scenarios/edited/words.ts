import { parseEdited } from '@gearhall/shared/games/kriegbot/content/edited/edited';
import type { Scenario, VictoryId } from '@gearhall/shared/games/kriegbot/content/scenario';
import { scenarioOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import type { Drawings } from '../../views/structureView';
import { armsName, capital } from '../../words/field/names';
import { printed } from '../printed';
import type { Objective, ScenarioWords } from '../scenarioWords';
import { neededBy } from './needed';

/** What wins, in words; the other ways are told by the scenarios that they come from. */
const WAYS: Partial<Readonly<Record<VictoryId, Objective>>> = {
  firstKill: () => 'The first kill wins.',
  lastActive: () => 'A side without an active robot has lost.',
  humanLost: () => 'A side that loses a pilot has lost.',
};

/** Of the scenarios whose words it needs. */
const wordsFor = (made: Scenario): readonly ScenarioWords[] => neededBy(made).map((id) => printed[id]);

const objective: Objective = (view, names) => {
  const { name = '' } = parseEdited(view.options.edited ?? '') ?? {};
  const made = scenarioOf(view.options);
  const parts = wordsFor(made);
  const told = [
    ...made.victory.map((way) => WAYS[way] ?? parts.find(({ ways }) => ways?.[way])?.ways?.[way]),
    ...parts.map(({ situation }) => situation),
  ].map((tell) => tell?.(view, names).trim() ?? '');
  const { cut } = made;
  const reach = cut ? `The ${capital(armsName(cut.arms))} reaches no further than ${cut.to}.` : '';
  return [`“${name}”:`, ...told, reach].filter((one) => one !== '').join(' ');
};

/** A scenario that somebody has made: what it says in words of its own, besides those of what was chosen for it. */
export const edited: ScenarioWords = {
  objective,
  buildings: (view) =>
    Object.assign({}, ...wordsFor(scenarioOf(view.options)).map((one) => one.buildings?.(view))) as Drawings,
  questions: {
    namePilot: {
      doing: () => 'A side notes in secret which of its tents is the pilot.',
      prompt: () => 'Which of your tents is the pilot? Only your side will know.',
    },
  },
  causes: {
    tokyo: { won: 'a robot has left over the far edge' },
    lizardStopped: { won: 'nobody is left who could cross the map' },
    tokyoOpen: { won: 'nobody is left who could bar the way across the map' },
  },
};
