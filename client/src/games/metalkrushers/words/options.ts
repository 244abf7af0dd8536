import type { Options } from '@gearhall/shared/games/metalkrushers/options';
import type { OptionWords } from '../../contract';

/** What a table's creator reads beside each choice. */
export const OPTION_WORDS: Readonly<Record<keyof Options, OptionWords>> = {
  scenario: {
    label: 'Scenario',
    help: 'In Pick-Up nobody is armed at first: weapons and shields lie at six points of the arena.',
    values: { arena: 'Arena duel', pickUp: 'Pick-Up' },
  },
  balance: {
    label: 'Weapons and shields',
    help: 'Balanced: the initiative modifiers of both arms add up to 0. Open Combat drops that.',
    values: { armamentBalance: 'Balanced', openCombat: 'Open Combat' },
  },
  teams: {
    label: 'Sides',
    help: 'In teams the seats take sides in turn, as they come round the table.',
    values: { none: 'Everybody for themselves', two: 'Two teams', three: 'Three teams' },
  },
  krushers: {
    label: 'Krushers a side',
    help: 'Shared out among the people of a side; each of them builds at least one.',
    values: Object.fromEntries([1, 2, 3, 4, 5].map((number) => [number, String(number)])),
  },
  newChassis: {
    label: 'New Chassis',
    help: 'The Bantam, quick and thin, and the Monster, slow and thick.',
  },
  newPrograms: {
    label: 'New Programs',
    help: 'Polearms, two-handed weapons, projectors that shoot, and shields that bash.',
  },
  newShields: { label: 'New Shields', help: 'Tiny and Huge ones.' },
  spikedShields: {
    label: 'Spiked Shields',
    help: 'A shield with fewer armor points that can also strike.',
  },
  weightedWeapons: {
    label: 'Weighted Weapons',
    help: 'One more damage; they are slower, parry worse, and cost armor points.',
  },
  improvedWeapons: {
    label: 'Improved Weapons',
    help: 'Critical one number earlier, for armor points.',
  },
  oust: { label: 'Ousting', help: 'A Krusher may push an enemy out of its hex and take its place.' },
  sheets: {
    label: 'Sheets after the reveal',
    help: 'Secret sheets show an arm when it comes into use, and never how much armor is left.',
    values: { open: 'Open to all', secret: 'Secret' },
  },
  turnLimit: {
    label: 'Turn limit',
    help: 'After so many turns the side that is sounder wins.',
    values: Object.fromEntries([20, 40, 60].map((turns) => [turns, `${turns} turns`])),
  },
};
