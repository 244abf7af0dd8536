import { parseEdited } from '@gearhall/shared/games/kriegbot/content/edited/edited';
import type { VictoryId } from '@gearhall/shared/games/kriegbot/content/scenario';
import { scenarioOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { neededBy } from '../../parts/needed';
import { wordsOfScenario } from '../../parts/own';
import type { Drawings, Objective, ScenarioPart } from '../../parts/part';
import { armsName, capital } from '../../words/names';

/** What wins, in words; the other ways are told by the scenarios that they come from. */
const WAYS: Partial<Readonly<Record<VictoryId, Objective>>> = {
  firstKill: () => 'The first kill wins.',
  lastActive: () => 'A side without an active robot has lost.',
  humanLost: () => 'A side that loses a pilot has lost.',
};

/** What the scenarios draw whose buildings it has. */
const buildings: ScenarioPart['buildings'] = (view) =>
  Object.assign(
    {},
    ...neededBy(scenarioOf(view.options)).map((id) => wordsOfScenario(id)?.buildings?.(view)),
  ) as Drawings;

const objective: Objective = (view, names) => {
  const { name = '' } = parseEdited(view.options.edited ?? '') ?? {};
  const made = scenarioOf(view.options);
  const parts = neededBy(made).map(wordsOfScenario);
  const told = [
    ...made.victory.map((way) => WAYS[way] ?? parts.find((one) => one?.ways?.[way])?.ways?.[way]),
    ...parts.map((one) => one?.situation),
  ].map((tell) => tell?.(view, names).trim() ?? '');
  const { cut } = made;
  const reach = cut ? `The ${capital(armsName(cut.arms))} reaches no further than ${cut.to}.` : '';
  return [`“${name}”:`, ...told, reach].filter((one) => one !== '').join(' ');
};

/** A scenario that somebody has made: what it says in words of its own, besides those of what was chosen for it. */
export const part: ScenarioPart<'edited'> = {
  objective,
  buildings,
  lines: {},
  effects: {},
  orders: {},
  questions: {
    namePilot: {
      doing: () => 'A side notes in secret which of its tents is the pilot.',
      prompt: () => 'Which of your tents is the pilot? Only your side will know.',
    },
  },
  refusals: {
    diskTooNear: 'A disk has to lie further from the robots of your side, and from their disks.',
    tooFarFromEdge: 'They begin nearer to the enemy’s edge.',
    tooFarFromTower: 'Here robots power up only near one place.',
  },
  causes: {
    tokyo: { won: 'a robot has left over the far edge' },
    lizardStopped: { won: 'nobody is left who could cross the map' },
    tokyoOpen: { won: 'nobody is left who could bar the way across the map' },
  },
};
