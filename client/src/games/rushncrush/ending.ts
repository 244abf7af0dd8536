import type { Ending } from '../../stage/contract/contract';

export const ending: Ending = {
  rounds: 'Rounds',
  damage: 'Damage and heat dealt',
  best: 'Your best blow',
  dice: 'Dice for heat, mines, guns, saws and rear-end crashes; where low is good, they are read the other way round.',
  loadSummary: () => import('@gearhall/shared/games/rushncrush/summary'),
};
