import type { AnySummarise } from '@gearhall/shared/core/summary';
import type { Ending } from '../contract';

export const ending: Ending = {
  rounds: 'Turns',
  damage: 'Damage dealt',
  dice: 'Dice for strikes, damage, ousts and reflexes.',
  loadSummary: async () =>
    (await import('@gearhall/shared/games/metalkrushers/summary')).summarise as unknown as AnySummarise,
};
