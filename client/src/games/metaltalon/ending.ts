import type { Ending } from '../../stage/contract/contract';

export const ending: Ending = {
  rounds: 'Rounds',
  damage: 'Cents shot away',
  best: 'Your best blow',
  dice: 'The rolls of all shots.',
  loadSummary: () => import('@gearhall/shared/games/metaltalon/summary'),
};
