import type { Ending } from '../../stage/contract';

/** There are no dice in this game. */
export const ending: Ending = {
  rounds: 'Rounds',
  damage: 'Robots completed',
  loadSummary: () => import('@gearhall/shared/games/metalheads/summary'),
};
