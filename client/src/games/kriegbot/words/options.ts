import type { Options } from '@gearhall/shared/games/kriegbot/options';
import type { OptionWords } from '../../contract';

const SECONDS = [3, 6, 12, 30];

/** What a table's creator reads beside each choice. */
export const OPTION_WORDS: Readonly<Record<keyof Options, OptionWords>> = {
  scenario: {
    label: 'Scenario',
    help: 'Showdown: the first kill wins. Kill the Human: each team hides one pilot. The Honcho: one super-pilot against two robots, for two or three people.',
    values: { showdown: 'Showdown', killTheHuman: 'Kill the Human', theHoncho: 'The Honcho' },
  },
  robots: {
    label: 'Robots a team',
    help: 'Shared out among the people of a team; each of them runs at least one. Kill the Human needs two or three, The Honcho sets its own.',
    values: { 1: '1', 2: '2', 3: '3' },
  },
  fragile: {
    label: 'Fragile robots',
    help: 'One damage destroys a weapon or a system: a shorter game.',
  },
  answers: {
    label: 'Time to break in',
    help: 'A robot that might have a card against what happens is asked; after so long the answer is no.',
    values: Object.fromEntries(SECONDS.map((seconds) => [seconds, `${seconds} seconds`])),
  },
  turnLimit: {
    label: 'Turn limit',
    help: 'After so many turns the team with less damage wins.',
    values: Object.fromEntries([15, 25, 40].map((turns) => [turns, `${turns} turns`])),
  },
};
