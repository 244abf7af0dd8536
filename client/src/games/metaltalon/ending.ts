import type { Ending } from '../../stage/contract';

export const ending: Ending = {
  rounds: 'Rounds',
  damage: 'Cents shot away',
  dice: 'The rolls of all shots.',
  loadSummary: () => import('@gearhall/shared/games/metaltalon/summary'),
};
