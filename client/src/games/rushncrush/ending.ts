import type { Ending } from '../../stage/contract';

export const ending: Ending = {
  rounds: 'Rounds',
  damage: 'Damage and heat dealt',
  dice: 'Dice for heat, mines, guns, saws and rear-end crashes; where low is good, they are read the other way round.',
  loadSummary: () => import('@gearhall/shared/games/rushncrush/summary'),
};
