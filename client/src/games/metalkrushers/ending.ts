import type { Ending } from '../../stage/contract';

export const ending: Ending = {
  rounds: 'Turns',
  damage: 'Damage dealt',
  dice: 'Dice for strikes, damage, ousts and reflexes.',
  loadSummary: () => import('@gearhall/shared/games/metalkrushers/summary'),
};
