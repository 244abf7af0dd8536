import { contractSuite } from '../../core/testing/contract';
import type { OptionSet } from '../../core/testing/optionSets';
import { kriegbot } from '.';
import type { ScenarioId } from './content/scenarios';
import { options, type Options } from './options';
import { crossing, hideout, lake, skirmish, traitor } from './testing/editedGiven';
import { hiding } from './testing/hiding';
import { openly } from './testing/openly';
import {
  BOMB_KINDS,
  AIR_KINDS,
  CHAIRS_KINDS,
  BUILDING_KINDS,
  BOARDED_KINDS,
  CORE_KINDS,
  everyKind,
  GANG_KINDS,
  LANDING_KINDS,
  RARE,
  RARE_REFUSALS,
  TENT_KINDS,
  WRECK_KINDS,
  WAVE_KINDS,
} from './testing/rare';

/** Random players move about a great deal: a shorter limit is just as informative. */
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
const READY_MADE: readonly OptionSet[] = [
  set('Showdown, ready-made', { readyMade: true }),
  set('Kill the Human, ready-made', { scenario: 'killTheHuman', readyMade: true }),
];
/** Their variants are in contract.long.test.ts. */
const CARRYING: readonly OptionSet[] = [
  set('Capture the Flag', { scenario: 'captureTheFlag' }),
  set('Crypto Capture the Flag, ready-made', { scenario: 'cryptoFlag', readyMade: true }),
];
const CORES: readonly OptionSet[] = [
  set('Showdown with power cores, two each', { expansion: 'cores', robots: 2 }),
  set('Showdown with power cores, ready-made', { expansion: 'cores', readyMade: true }),
];
const OF_TWO_SIDES = {
  theHoncho: [2, 3],
  lizardBot: [2, 4],
  warOfTheWorlds: [2, 3],
  theHacker: [2, 3],
} as const satisfies Partial<Record<ScenarioId, readonly number[]>>;

/** An option of its own is not needed: it is always played with all of the expansion. */
const LANDING = [
  set('Beachhead', { scenario: 'beachhead' }),
  set('Beachhead, ready-made, three against two', { scenario: 'beachhead', robots: 3, readyMade: true }),
] as const;

const WAVES = [
  set('Human Wave', { scenario: 'humanWave' }),
  set('Human Wave, ready-made', { scenario: 'humanWave', readyMade: true, target: 'reconstructed' }),
] as const;

const settings = { forms: ['design', 'prepare', 'hold'], positions: 3, tries: 6, hiding, openly } as const;

contractSuite(kriegbot, {
  ...settings,
  optionSets: [...SHOWDOWN, ...KILL_THE_HUMAN, ...READY_MADE],
  // What robots carry comes up below.
  rare: [...RARE, 'tokenLaid', 'tokenTaken', 'tokenFell'],
  rareRefusals: RARE_REFUSALS,
});

describe('with power cores', () => {
  contractSuite(kriegbot, {
    ...settings,
    optionSets: CORES,
    seats: [2, 4],
    rare: everyKind(...CORE_KINDS),
    rareRefusals: kriegbot.refusals,
  });
});

describe('with infantry', () => {
  contractSuite(kriegbot, {
    ...settings,
    optionSets: [
      set('Showdown with the expansion, two each', { expansion: 'full', robots: 2 }),
      set('The Honcho with the expansion', { scenario: 'theHoncho', expansion: 'full' }),
    ],
    seats: [2, 3],
    rare: everyKind(...TENT_KINDS),
    rareRefusals: kriegbot.refusals,
  });
});

/** What is rare elsewhere is not looked for here. */
describe.each(Object.entries(OF_TWO_SIDES))('in the scenario %s', (scenario, seats) => {
  contractSuite(kriegbot, {
    ...settings,
    optionSets: [set(scenario, { scenario: scenario as keyof typeof OF_TWO_SIDES })],
    seats: [...seats],
    rare: everyKind(...(scenario === 'warOfTheWorlds' ? ['craft'] : [])),
    rareRefusals: kriegbot.refusals,
  });
});

describe('with things to carry', () => {
  contractSuite(kriegbot, {
    ...settings,
    optionSets: CARRYING,
    seats: [2, 4],
    rare: everyKind('tokenLaid', 'tokenTaken', 'tokenFell'),
    rareRefusals: kriegbot.refusals,
  });
});

/** Two or three robots land among one or two, with tents that are there from the start. */
describe('with robots that land', () => {
  contractSuite(kriegbot, {
    ...settings,
    optionSets: LANDING,
    seats: [2, 3],
    rare: everyKind(...LANDING_KINDS, ...TENT_KINDS),
    rareRefusals: kriegbot.refusals.filter((code) => code !== 'mustMark' && code !== 'diskTooNear'),
  });
});

/** A bomb a turn, and footsoldiers who land. */
describe('with help from the air', () => {
  contractSuite(kriegbot, {
    ...settings,
    optionSets: [
      set('Bombs Away', { scenario: 'bombsAway' }),
      set('Bombs Away, ready-made, three against two', { scenario: 'bombsAway', robots: 3, readyMade: true }),
    ],
    seats: [2, 3],
    rare: everyKind(...AIR_KINDS),
    rareRefusals: kriegbot.refusals.filter((code) => code !== 'mustMark'),
  });
});

/** Pilots without robots, and robots without a side. */
describe('with wrecks', () => {
  contractSuite(kriegbot, {
    ...settings,
    optionSets: [set('Aftermath', { scenario: 'aftermath' })],
    seats: [2, 4],
    rare: everyKind(...WRECK_KINDS, 'walk', 'walked'),
    rareRefusals: kriegbot.refusals,
  });
});

/** One or two people; with one, the rules play the infantry. */
describe('with soldiers who keep coming', () => {
  contractSuite(kriegbot, {
    ...settings,
    optionSets: WAVES,
    seats: [1, 2],
    rare: everyKind(...WAVE_KINDS, ...BUILDING_KINDS, 'placeTent', ...TENT_KINDS),
    rareRefusals: kriegbot.refusals,
  });
});

/** Soldiers ride to a building in the middle, with one robot a side and with two. */
describe('with a building to hold', () => {
  contractSuite(kriegbot, {
    ...settings,
    optionSets: [
      set('Mission Control', { scenario: 'missionControl' }),
      set('Mission Control, ready-made, two each', {
        scenario: 'missionControl',
        robots: 2,
        readyMade: true,
      }),
    ],
    seats: [2, 3],
    rare: everyKind(...BOARDED_KINDS, 'boarded', ...TENT_KINDS),
    rareRefusals: kriegbot.refusals,
  });
});

/** Buildings before the designs, and cores that are almost empty. */
describe('with buildings around a tower', () => {
  contractSuite(kriegbot, {
    ...settings,
    optionSets: [
      set('Tesla Tower, two each', { scenario: 'teslaTower', robots: 2 }),
      set('Tesla Tower, ready-made', { scenario: 'teslaTower', readyMade: true }),
    ],
    seats: [2, 4],
    rare: everyKind('build', 'built', 'energy'),
    rareRefusals: kriegbot.refusals,
  });
});

/** Bunkers are placed, with a soldier in each. */
describe('with bunkers, and bombs that people carry', () => {
  contractSuite(kriegbot, {
    ...settings,
    optionSets: [
      set('Weapons of Mass Destruction', { scenario: 'wmd' }),
      set('Weapons of Mass Destruction, ready-made', { scenario: 'wmd', readyMade: true }),
    ],
    seats: [2, 3],
    rare: everyKind('build', 'built', ...BOMB_KINDS, ...TENT_KINDS),
    rareRefusals: kriegbot.refusals.filter((code) => code !== 'tooNearBorder' && code !== 'noBomb'),
  });
});

/** A pilot hides among decoys. */
describe('with a pilot in hiding', () => {
  contractSuite(kriegbot, {
    ...settings,
    optionSets: [
      set('Downed Pilot', { scenario: 'downedPilot' }),
      set('Downed Pilot, ready-made', { scenario: 'downedPilot', readyMade: true }),
    ],
    seats: [2, 3],
    rare: everyKind('build', 'built', ...TENT_KINDS, 'namePilot', 'placeTent', 'pilotNamed', 'pilotRevealed'),
    rareRefusals: kriegbot.refusals.filter((code) => code !== 'tooFarFromEdge' && code !== 'onlyCarried'),
  });
});

/** Four or six people, a robot each, one of them a mole. */
describe('with a mole', () => {
  contractSuite(kriegbot, {
    ...settings,
    optionSets: [set('When Cyborgs Rule', { scenario: 'whenCyborgsRule' })],
    seats: [4],
    rare: everyKind('roleTold', 'withdrawn'),
    rareRefusals: kriegbot.refusals,
  });
});

/** The police alone, against gangs of one or two people. */
describe('with three sides', () => {
  contractSuite(kriegbot, {
    ...settings,
    optionSets: [set('The Sharks and the Jets', { scenario: 'sharksAndJets' })],
    seats: [3, 5],
    rare: everyKind(...GANG_KINDS),
    rareRefusals: kriegbot.refusals,
  });
});

/** Four or six people, everyone alone: cards go round in piles before they fight. */
describe('with everyone alone', () => {
  contractSuite(kriegbot, {
    ...settings,
    optionSets: [set('Musical Chairs', { scenario: 'musicalChairs' })],
    seats: [4, 6],
    rare: everyKind(...CHAIRS_KINDS, 'withdrawn'),
    rareRefusals: kriegbot.refusals.filter((code) => code !== 'notInPile'),
  });
});

/** On maps of their own: no dam, no gas station, the flag beyond a lake; and a race across woods. */
describe('with a scenario that somebody has made', () => {
  contractSuite(kriegbot, {
    ...settings,
    optionSets: [
      set('Made: the lake', { scenario: 'edited', edited: lake }),
      set('Made: the race, ready-made', { scenario: 'edited', edited: crossing, readyMade: true }),
    ],
    seats: [2, 3],
    rare: everyKind('tokenLaid', 'tokenTaken', 'tokenFell'),
    rareRefusals: kriegbot.refusals,
  });
});

/** Words of several scenarios of the rulebook in one: a building to hold, hackers, two craft; and a pilot in a bunker. */
describe('with a scenario that somebody has made of many words', () => {
  contractSuite(kriegbot, {
    ...settings,
    optionSets: [
      set('Made: the skirmish', { scenario: 'edited', edited: skirmish }),
      set('Made: the hideout, ready-made', { scenario: 'edited', edited: hideout, readyMade: true }),
    ],
    seats: [2],
    rare: everyKind('built', 'callBomb', 'embark', 'craft', 'bombarded', 'pilotNamed'),
    rareRefusals: kriegbot.refusals,
  });
});

/** Everybody runs one robot, and one of them is a mole. */
describe('with a mole in a scenario that somebody has made', () => {
  contractSuite(kriegbot, {
    ...settings,
    optionSets: [set('Made: the traitor', { scenario: 'edited', edited: traitor })],
    seats: [4],
    rare: everyKind('roleTold', 'withdrawn'),
    rareRefusals: kriegbot.refusals,
  });
});
