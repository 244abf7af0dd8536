import type { Ending } from '../../stage/contract/contract';

/** There are no dice in this game. */
export const ending: Ending = {
  rounds: 'Rounds',
  damage: 'Robots completed',
  best: 'Your strongest Robot',
  loadSummary: () => import('@gearhall/shared/games/metalheads/summary'),
};
