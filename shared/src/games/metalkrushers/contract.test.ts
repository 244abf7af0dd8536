import { anyGame } from '../../core/game';
import type { Hiding } from '../../core/testing/checks/holding';
import { contractSuite } from '../../core/testing/contract';
import { optionSets, type OptionSet } from '../../core/testing/optionSets';
import { ALL_EXTRAS, options, type Options } from './options';
import type { State } from './state';
import type { RefusalCode } from './refusals';
import { openly } from './testing/openly';
import { metalkrushers } from '.';

const EVERY_RULE = { ...ALL_EXTRAS, oust: true } as const;

const together = (name: string, chosen: Partial<Options>): OptionSet => ({
  name,
  options: options.parse({ turnLimit: 40, ...chosen }),
});

/** Combinations of options, above all secret sheets with everything else. */
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

/** Thirty Krushers take too long: this one comes first, and so is played with the fewest seats. */
const [STANDARD, ...SINGLE] = optionSets(anyGame(metalkrushers));
const isLong = ({ name }: OptionSet): boolean => name.startsWith('krushers');
const ORDERED = [STANDARD, ...SINGLE.filter(isLong), ...SINGLE.filter((set) => !isLong(set))];

/**
 * From the reveal on only sheets are secret: only if the options say so, not from their own side, and only until a
 * Krusher falls.
 */
const hiding: Hiding = {
  opens: ({ state }, seat, viewer) => {
    const { phase, options: table, seats, krushers } = state as State;
    if (phase === 'building') return false;
    if (phase === 'over' || table.sheets === 'open') return true;
    const team = seats[seat]?.team;
    const isMate = typeof viewer === 'number' && seats[viewer]?.team === team;
    return isMate || Object.values(krushers).every((krusher) => krusher.team !== team || krusher.fallen);
  },
  phaseOf: ({ state }) => (state as State).phase,
};

/** Refusals that random actions seldom trigger; refusals.test.ts has all of them. */
const RARE_REFUSALS = [
  'alreadyBuilt',
  'chassisNotAllowed',
  'itemNotAllowed',
  'armMissing',
  'wrongArmament',
  'unbalanced',
  'tooMuchArmor',
  'tooMuchOnSide',
  'noPointsLeft',
  'wrongPush',
  'otherArmHere',
  'notThisSize',
  'notInBothArms',
  'boundElsewhere',
  'mustAttack',
  'alreadyAttacked',
  'reflexAfterAttack',
  'noReflex',
  'shieldGone',
  'shieldFacesAway',
  'notSpiked',
  'armParries',
  'cannotParry',
  'parryOutOfArc',
  'notThatArm',
  'onlyOneStrike',
] as const satisfies readonly RefusalCode[];

contractSuite(metalkrushers, {
  ...{ hiding, openly },
  forms: ['build'],
  // Needs a spiked shield that is attacked before its bearer's turn; rules/combat/shields.test.ts has it.
  rare: ['spare', 'spared'],
  rareRefusals: RARE_REFUSALS,
  positions: 2,
  tries: 6,
  optionSets: [...ORDERED, ...COMBINED].flatMap((set) => set ?? []),
});
