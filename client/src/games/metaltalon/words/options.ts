import type { OptionWords } from '../../../stage/contract/words';
import type { Options } from '@gearhall/shared/games/metaltalon/options';

/** The text beside each choice of a table's creator. */
export const OPTION_WORDS: Readonly<Record<keyof Options, OptionWords>> = {
  stake: {
    label: 'Starting cash',
    help: 'Cents each player starts with. Bankers get a fifth more, Vamps a fifth less.',
    values: Object.fromEntries([15, 20, 25, 30, 35, 40, 45, 50].map((sum) => [sum, `${sum}¢`])),
  },
  roller: {
    label: 'Attack rolls',
    help: 'The die rolls 1 to 6. The stopwatch gives 0 to 5 and makes for a longer game.',
    values: { die: 'Six-sided die', stopwatch: 'Stopwatch' },
  },
  races: {
    label: 'Races',
    help: 'Plain races change a single number: they move further, hit harder, or start with more. Nothing is chosen at the start.',
    values: { all: 'All ten', plain: 'Plain ones' },
  },
  variant: {
    label: 'When a base is invaded',
    help: 'What happens to the ships of the player who is out.',
    values: {
      none: 'The ships leave the game',
      takeover: 'Takeover: the invader gets the ships',
      spoilsOfWar: 'Spoils of War: the invader gets their value in cash',
    },
  },
  roundLimit: {
    label: 'Round limit',
    help: 'After this many rounds, the player with the most cents in cash and ships wins.',
    values: Object.fromEntries([20, 40, 60, 90].map((rounds) => [rounds, `${rounds} rounds`])),
  },
};
