import type { AnySummarise } from '@gearhall/shared/core/summary';
import type { Ending } from '../contract';

export const ending: Ending = {
  rounds: 'Turns',
  damage: 'Markers dealt',
  dice: 'Attack dice; a 5 counts with what it adds.',
  loadSummary: async () =>
    (await import('@gearhall/shared/games/kriegbot/summary')).summarise as unknown as AnySummarise,
};
