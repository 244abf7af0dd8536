import type { Ending } from '../../stage/contract';

export const ending: Ending = {
  rounds: 'Turns',
  damage: 'Markers dealt',
  dice: 'Attack dice; a 5 counts with what it adds.',
  loadSummary: () => import('@gearhall/shared/games/kriegbot/summary'),
};
