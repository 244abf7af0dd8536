import type { AnySummarise } from '@gearhall/shared/core/summary';
import type { Ending } from '../contract';

export const ending: Ending = {
  rounds: 'Rounds',
  damage: 'Cents shot away',
  dice: 'The rolls of all shots.',
  loadSummary: async () =>
    (await import('@gearhall/shared/games/metaltalon/summary')).summarise as unknown as AnySummarise,
};
