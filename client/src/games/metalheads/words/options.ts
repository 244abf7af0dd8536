import type { Options } from '@gearhall/shared/games/metalheads/options';
import type { OptionWords } from '../../../stage/contract/words';
import { MONSTER_NAMES } from './names';

/** The text beside each choice of a table's creator. */
export const OPTION_WORDS: Readonly<Record<keyof Options, OptionWords>> = {
  monster: {
    label: 'Monster',
    help: 'Each Monster has its own weakness, its own rules for tokens and its own end of the game. Who plays alone meets its solo side.',
    values: {
      avalanche: `${MONSTER_NAMES.avalanche}: a race to 20 Strength`,
      leviathan: `${MONSTER_NAMES.leviathan}: a race to build the most Robots`,
      behemoth: `${MONSTER_NAMES.behemoth}: Damage destroys Robots`,
      hydra: `${MONSTER_NAMES.hydra}: until the deck runs out`,
      swarmQueen: `${MONSTER_NAMES.swarmQueen}: until the tokens run out, or 25 Strength`,
      titanOak: `${MONSTER_NAMES.titanOak}: build all four types`,
      random: 'Random: drawn at the start',
    },
  },
  nations: {
    label: 'Nations',
    help: 'Each Nation has its own prices for the row and an ability. They are chosen from the last player to the first.',
    values: { chosen: 'Chosen by the players', dealt: 'Dealt at random' },
  },
  edition: { label: 'Edition', isIdle: () => true },
};
