import { TURN_LIMITS, type Options } from '@gearhall/shared/games/metalkrushers/options';
import type { OptionWords } from '../../../stage/contract/words';

/** The text beside each choice of a table's creator. */
export const OPTION_WORDS: Readonly<Record<keyof Options, OptionWords>> = {
  scenario: {
    label: 'Scenario',
    help: 'In Pick-Up everybody starts unarmed: weapons and shields lie at six points of the arena.',
    values: { arena: 'Arena duel', pickUp: 'Pick-Up' },
  },
  balance: {
    label: 'Weapons and shields',
    help: 'Balanced: the initiative modifiers of the two arms must add up to 0. Open Combat drops that limit.',
    values: { armamentBalance: 'Balanced', openCombat: 'Open Combat' },
  },
  teams: {
    label: 'Sides',
    help: 'With teams, the seats around the table alternate between the sides.',
    values: { none: 'Everybody for themselves', two: 'Two teams', three: 'Three teams' },
  },
  krushers: {
    label: 'Krushers per side',
    help: 'Shared among the players of a side; each of them builds at least one.',
    values: Object.fromEntries([1, 2, 3, 4, 5].map((number) => [number, String(number)])),
  },
  newChassis: {
    label: 'New Chassis',
    help: 'The Bantam, quick and thin-skinned, and the Monster, slow and thick-skinned.',
  },
  newPrograms: {
    label: 'New Programs',
    help: 'Polearms, two-handed weapons, projectors that shoot, and shields that bash.',
  },
  newShields: { label: 'New Shields', help: 'Tiny and Huge shields.' },
  spikedShields: {
    label: 'Spiked Shields',
    help: 'A shield with fewer armor points that can also strike.',
  },
  weightedWeapons: {
    label: 'Weighted Weapons',
    help: 'One more point of damage, but slower, worse at parrying, and paid for in armor points.',
  },
  improvedWeapons: {
    label: 'Improved Weapons',
    help: 'They score a critical hit one number earlier, and are paid for in armor points.',
  },
  oust: { label: 'Ousting', help: 'A Krusher may push an enemy out of its hex and take its place.' },
  sheets: {
    label: 'Sheets after the reveal',
    help: 'Secret sheets show an arm once it is used, and never how much armor is left.',
    values: { open: 'Open to all', secret: 'Secret' },
  },
  turnLimit: {
    label: 'Turn limit',
    help: 'After this many turns, the side in better shape wins.',
    values: Object.fromEntries(TURN_LIMITS.map((turns) => [turns, `${turns} turns`])),
  },
};
