import { contractSuite } from '../../core/testing/contract';
import type { OptionSet } from '../../core/testing/optionSets';
import { kriegbot } from '.';
import { options, type Options } from './options';
import { hiding } from './testing/hiding';
import { everyKind } from './testing/rare';

/** The contract with every number of people, for scenarios that contract.test.ts tries with a few. */
const set = (name: string, chosen: Partial<Options>): OptionSet => ({
  name,
  options: options.parse({ turnLimit: 15, ...chosen }),
});

/** Every scenario with power cores, and with all of the expansion. */
const EXPANDED: readonly (readonly [OptionSet, readonly number[]])[] = (
  [
    ['showdown', [6]],
    ['killTheHuman', [4]],
    ['theHoncho', [3]],
    ['captureTheFlag', [4]],
    ['cryptoFlag', [4]],
    ['whenCyborgsRule', [4]],
    ['warOfTheWorlds', [2, 4]],
    ['theHacker', [3]],
    ['sharksAndJets', [3, 5]],
    ['lizardBot', [4]],
  ] as const
).flatMap(([scenario, seats]) =>
  (['cores', 'full'] as const).map(
    (expansion) => [set(`${scenario}, ${expansion}`, { scenario, expansion }), seats] as const,
  ),
);

/** Of a campaign: the sides of the seats as in the scenario, and all pilots alive. */
const MISSION = { sides: [], green: 4, yellow: 4, shift: 0 };

const SETS: readonly (readonly [OptionSet, readonly number[]])[] = [
  [
    set('The War of the Worlds, three each, fragile', {
      scenario: 'warOfTheWorlds',
      robots: 3,
      fragile: true,
    }),
    [2, 3, 4, 5, 6],
  ],
  [set('The Hacker, three against two', { scenario: 'theHacker', robots: 3 }), [2, 3, 4, 5]],
  [set('The Hacker, ready-made', { scenario: 'theHacker', robots: 3, readyMade: true }), [4, 5]],
  [set('The Hacker, ready-made, fragile', { scenario: 'theHacker', readyMade: true, fragile: true }), [2, 3]],
  [
    set('The War of the Worlds, two each, ready-made', {
      scenario: 'warOfTheWorlds',
      robots: 2,
      readyMade: true,
    }),
    [2, 3],
  ],
  [set('The Honcho, ready-made', { scenario: 'theHoncho', readyMade: true }), [2, 3]],
  [set('The Honcho, fragile', { scenario: 'theHoncho', fragile: true, answers: 30 }), [2, 3]],
  [
    set('Capture the Flag, three each, fragile', { scenario: 'captureTheFlag', robots: 3, fragile: true }),
    [2, 3, 4, 5, 6],
  ],
  [set('Capture the Flag, ready-made', { scenario: 'captureTheFlag', readyMade: true }), [2, 3, 4]],
  [
    set('Crypto Capture the Flag, three each, fragile', {
      scenario: 'cryptoFlag',
      robots: 3,
      fragile: true,
    }),
    [2, 3, 4, 5, 6],
  ],
  [set('When Cyborgs Rule, three each', { scenario: 'whenCyborgsRule', robots: 3 }), [6]],
  [set('When Cyborgs Rule, ready-made', { scenario: 'whenCyborgsRule', readyMade: true }), [4]],
  [
    set('Lizard-bot, ready-made, fragile', { scenario: 'lizardBot', readyMade: true, fragile: true }),
    [2, 3, 4],
  ],
  [
    set('The Sharks and the Jets, ready-made', {
      scenario: 'sharksAndJets',
      readyMade: true,
      fragile: true,
    }),
    [3, 5],
  ],
  [set('Musical Chairs, fragile', { scenario: 'musicalChairs', fragile: true }), [4, 5, 6]],
  [set('Mission Control, three each', { scenario: 'missionControl', robots: 3 }), [2, 3, 4, 5, 6]],
  [set('Mission Control, fragile', { scenario: 'missionControl', fragile: true }), [2, 4]],
  [set('Tesla Tower, three each', { scenario: 'teslaTower', robots: 3 }), [2, 3, 4, 5, 6]],
  [set('Tesla Tower, fragile', { scenario: 'teslaTower', fragile: true }), [2, 4]],
  [set('Beachhead, three against two', { scenario: 'beachhead', robots: 3 }), [2, 3, 4, 5]],
  [set('Aftermath, three each', { scenario: 'aftermath', robots: 3 }), [2, 3, 5, 6]],
  [set('Bombs Away, three against two', { scenario: 'bombsAway', robots: 3 }), [2, 3, 4, 5]],
  [set('Bombs Away, fragile, ready-made', { scenario: 'bombsAway', fragile: true, readyMade: true }), [2, 3]],
  [set('Human Wave, fragile', { scenario: 'humanWave', fragile: true }), [1, 2]],
  [set('Weapons of Mass Destruction', { scenario: 'wmd' }), [2, 3, 4, 5, 6]],
  [set('Weapons of Mass Destruction, three each', { scenario: 'wmd', robots: 3, fragile: true }), [2, 6]],
  [set('Downed Pilot', { scenario: 'downedPilot' }), [2, 3, 4, 5, 6]],
  [set('Downed Pilot, three each', { scenario: 'downedPilot', robots: 3, fragile: true }), [2, 6]],
  [set('A mission of the campaign', { scenario: 'showdown', campaign: MISSION }), [2, 3]],
  [
    set('A mission of the campaign with tents', {
      scenario: 'beachhead',
      campaign: { ...MISSION, yellow: 1 },
    }),
    [2, 5],
  ],
  [set('Beachhead, fragile, ready-made', { scenario: 'beachhead', fragile: true, readyMade: true }), [2, 3]],
];

describe.each([...SETS, ...EXPANDED])('%o', (optionSet, seats) => {
  contractSuite(kriegbot, {
    forms: ['design', 'prepare', 'hold'],
    positions: 3,
    tries: 6,
    hiding,
    optionSets: [optionSet],
    seats: [...seats],
    rare: everyKind(),
    rareRefusals: kriegbot.refusals,
  });
});
