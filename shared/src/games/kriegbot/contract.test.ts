import { contractSuite } from '../../core/testing/contract';
import type { OptionSet } from '../../core/testing/optionSets';
import { kriegbot } from '.';
import { options, type Options } from './options';
import { RARE } from './testing/rare';

/** Random players run about a great deal: a shorter limit says no less. */
const set = (name: string, chosen: Partial<Options>): OptionSet => ({
  name,
  options: options.parse({ turnLimit: 15, ...chosen }),
});

const SHOWDOWN: readonly OptionSet[] = [
  set('Showdown', {}),
  set('Showdown, two each, fragile', { robots: 2, fragile: true }),
  set('Showdown, three each', { robots: 3 }),
];
const KILL_THE_HUMAN: readonly OptionSet[] = [
  set('Kill the Human, three each, fragile', { scenario: 'killTheHuman', robots: 3, fragile: true }),
  set('Kill the Human, two each', { scenario: 'killTheHuman', robots: 2, answers: 3 }),
];
const THE_HONCHO: readonly OptionSet[] = [
  set('The Honcho', { scenario: 'theHoncho' }),
  set('The Honcho, fragile', { scenario: 'theHoncho', fragile: true, answers: 30 }),
];

const settings = { forms: ['design', 'prepare'], positions: 3, tries: 6 } as const;

contractSuite(kriegbot, { ...settings, optionSets: [...SHOWDOWN, ...KILL_THE_HUMAN], rare: RARE });

/** Two or three people alone. What is rare elsewhere is not looked for here. */
describe('with a honcho', () => {
  contractSuite(kriegbot, {
    ...settings,
    optionSets: THE_HONCHO,
    seats: [2, 3],
    rare: [...kinds(kriegbot.action), ...kinds(kriegbot.event)],
  });
});

function kinds(union: unknown): readonly string[] {
  const { options: members } = union as {
    readonly options: readonly { readonly shape: { readonly type: { readonly value: string } } }[];
  };
  return members.map(({ shape }) => shape.type.value);
}
