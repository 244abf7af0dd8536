import { anyGame } from '../../core/game';
import { contractSuite } from '../../core/testing/contract';
import { optionSets, type OptionSet } from '../../core/testing/optionSets';
import { options, type Options } from './options';
import { metalkrushers } from '.';

const EVERY_RULE = {
  newChassis: true,
  newPrograms: true,
  newShields: true,
  spikedShields: true,
  weightedWeapons: true,
  improvedWeapons: true,
  oust: true,
} as const;

const together = (name: string, chosen: Partial<Options>): OptionSet => ({
  name,
  options: options.parse({ turnLimit: 20, ...chosen }),
});

/** What one option does to another: most of all, secret sheets to everything. */
const COMBINED: readonly OptionSet[] = [
  together('every rule, secret', { ...EVERY_RULE, sheets: 'secret' }),
  together('every rule, secret, Open Combat', { ...EVERY_RULE, sheets: 'secret', balance: 'openCombat' }),
  together('every rule, two secret sides', { ...EVERY_RULE, sheets: 'secret', teams: 'two', krushers: 3 }),
  together('Pick-Up, secret', { scenario: 'pickUp', sheets: 'secret' }),
  together('Pick-Up with every rule', { ...EVERY_RULE, scenario: 'pickUp' }),
  together('Pick-Up, two secret sides', {
    ...EVERY_RULE,
    scenario: 'pickUp',
    sheets: 'secret',
    teams: 'two',
  }),
  together('three sides of two, secret', { teams: 'three', krushers: 2, sheets: 'secret', oust: true }),
  together('programs, secret, Open Combat', { newPrograms: true, sheets: 'secret', balance: 'openCombat' }),
  together('three Krushers each, every rule', { ...EVERY_RULE, krushers: 3, balance: 'openCombat' }),
];

/** Thirty Krushers take too long: this one comes first, and so with the fewest seats. */
const [STANDARD, ...SINGLE] = optionSets(anyGame(metalkrushers));
const isLong = ({ name }: OptionSet): boolean => name.startsWith('krushers');
const ORDERED = [STANDARD, ...SINGLE.filter(isLong), ...SINGLE.filter((set) => !isLong(set))];

contractSuite(metalkrushers, {
  forms: ['build'],
  // It takes a spiked shield that is attacked before its bearer's turn; rules/shields.test.ts has it.
  rare: ['spare', 'spared'],
  positions: 2,
  tries: 6,
  optionSets: [...ORDERED, ...COMBINED].flatMap((set) => set ?? []),
});
