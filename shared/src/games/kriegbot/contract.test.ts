import { contractSuite } from '../../core/testing/contract';
import type { OptionSet } from '../../core/testing/optionSets';
import { kriegbot } from '.';
import { options, type Options } from './options';
import { hiding } from './testing/hiding';
import { everyKind, GANG_KINDS, RARE, RARE_REFUSALS } from './testing/rare';

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
const THE_HONCHO: readonly OptionSet[] = [
  set('The Honcho', { scenario: 'theHoncho' }),
  set('The Honcho, ready-made', { scenario: 'theHoncho', readyMade: true }),
  set('The Honcho, fragile', { scenario: 'theHoncho', fragile: true, answers: 30 }),
];

const TOKENS_AND_EXITS: readonly OptionSet[] = [
  set('Capture the Flag', { scenario: 'captureTheFlag' }),
  set('Capture the Flag, three each, fragile', { scenario: 'captureTheFlag', robots: 3, fragile: true }),
  set('Capture the Flag, ready-made', { scenario: 'captureTheFlag', readyMade: true }),
  set('Crypto Capture the Flag', { scenario: 'cryptoFlag' }),
  set('Crypto Capture the Flag, three each, ready-made, fragile', {
    scenario: 'cryptoFlag',
    robots: 3,
    readyMade: true,
    fragile: true,
  }),
];

const WHEN_CYBORGS_RULE: readonly OptionSet[] = [
  set('When Cyborgs Rule', { scenario: 'whenCyborgsRule' }),
  set('When Cyborgs Rule, ready-made', { scenario: 'whenCyborgsRule', readyMade: true }),
];

const LIZARD: readonly OptionSet[] = [
  set('Lizard-bot', { scenario: 'lizardBot' }),
  set('Lizard-bot, ready-made, fragile', { scenario: 'lizardBot', readyMade: true, fragile: true }),
];

const THE_SHARKS_AND_THE_JETS: readonly OptionSet[] = [
  set('The Sharks and the Jets', { scenario: 'sharksAndJets' }),
  set('The Sharks and the Jets, ready-made', { scenario: 'sharksAndJets', readyMade: true, fragile: true }),
];

const WAR_OF_THE_WORLDS: readonly OptionSet[] = [
  set('The War of the Worlds', { scenario: 'warOfTheWorlds' }),
  set('The War of the Worlds, two each, ready-made', {
    scenario: 'warOfTheWorlds',
    robots: 2,
    readyMade: true,
  }),
];

const THE_HACKER: readonly OptionSet[] = [
  set('The Hacker', { scenario: 'theHacker' }),
  set('The Hacker, ready-made, fragile', { scenario: 'theHacker', readyMade: true, fragile: true }),
];

const settings = { forms: ['design', 'prepare'], positions: 3, tries: 6, hiding } as const;

contractSuite(kriegbot, {
  ...settings,
  optionSets: [...SHOWDOWN, ...KILL_THE_HUMAN, ...READY_MADE],
  // What robots carry comes up below.
  rare: [...RARE, 'tokenLaid', 'tokenTaken', 'tokenFell'],
  rareRefusals: RARE_REFUSALS,
});

describe('with a landing craft', () => {
  contractSuite(kriegbot, {
    ...settings,
    optionSets: WAR_OF_THE_WORLDS,
    seats: [2, 3],
    rare: everyKind('craft'),
    rareRefusals: kriegbot.refusals,
  });
});

describe('with a hacker', () => {
  contractSuite(kriegbot, {
    ...settings,
    optionSets: THE_HACKER,
    seats: [2, 3],
    rare: everyKind(),
    rareRefusals: kriegbot.refusals,
  });
});

/** Only two or three people. What is rare elsewhere is not looked for here. */
describe('with a honcho', () => {
  contractSuite(kriegbot, {
    ...settings,
    optionSets: THE_HONCHO,
    seats: [2, 3],
    rare: everyKind(),
    rareRefusals: kriegbot.refusals,
  });
});

describe('with things to carry', () => {
  contractSuite(kriegbot, {
    ...settings,
    optionSets: TOKENS_AND_EXITS,
    rare: everyKind('tokenLaid', 'tokenTaken', 'tokenFell', 'tokenGone'),
    rareRefusals: kriegbot.refusals,
  });
});

describe('with a Lizard', () => {
  contractSuite(kriegbot, {
    ...settings,
    optionSets: LIZARD,
    seats: [2, 3, 4],
    rare: everyKind(),
    rareRefusals: kriegbot.refusals,
  });
});

/** Four or six people, a robot each, one of them a mole. */
describe('with a mole', () => {
  contractSuite(kriegbot, {
    ...settings,
    optionSets: WHEN_CYBORGS_RULE,
    seats: [4],
    rare: everyKind('roleTold', 'withdrawn'),
    rareRefusals: kriegbot.refusals,
  });
});

/** The police alone, against gangs of one or two people. */
describe('with three sides', () => {
  contractSuite(kriegbot, {
    ...settings,
    optionSets: THE_SHARKS_AND_THE_JETS,
    seats: [3, 5],
    rare: everyKind(...GANG_KINDS),
    rareRefusals: kriegbot.refusals,
  });
});
