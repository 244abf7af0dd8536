import { count } from '../field/names';

/** Why a card does not lie where somebody wants to have one. */
export const MISFIT_WORDS = {
  skin: 'A skin has a place of its own.',
  notSkin: 'Only a skin goes there.',
  weapon: 'Weapons do not go there.',
  system: 'Only a weapon goes there.',
  others: (cards: number): string =>
    `${count(cards, 'other card', 'other cards')} ${cards === 1 ? 'does' : 'do'} not fit there`,
} as const;
