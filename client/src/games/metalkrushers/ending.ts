import type { Ending } from '../../stage/contract/contract';

export const ending: Ending = {
  rounds: 'Turns',
  damage: 'Damage dealt',
  best: 'Your best blow',
  dice: 'Dice for strikes, damage, ousts and reflexes.',
  loadSummary: () => import('@gearhall/shared/games/metalkrushers/summary'),
};
