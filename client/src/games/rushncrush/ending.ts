import type { AnySummarise } from '@gearhall/shared/core/summary';
import type { Ending } from '../contract';

export const ending: Ending = {
  rounds: 'Rounds',
  damage: 'Damage and heat dealt',
  dice: 'Dice for heat, mines, guns, saws and rear-end crashes; where low is good, they are read the other way round.',
  loadSummary: async () =>
    (await import('@gearhall/shared/games/rushncrush/summary')).summarise as unknown as AnySummarise,
};
