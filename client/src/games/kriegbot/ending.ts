import type { Ending } from '../../stage/contract/contract';

export const ending: Ending = {
  rounds: 'Turns',
  damage: 'Markers dealt',
  best: 'Your best blow',
  dice: 'Attack dice; a 5 counts with what it adds.',
  loadSummary: () => import('@gearhall/shared/games/kriegbot/summary'),
};
