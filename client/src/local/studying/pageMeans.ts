import { PAGE_PACE } from '../../app/pagePace';
import { loadRules } from '../../games/wholeRules';
import { newWorker } from './newWorker';
import type { Means } from './think';

/** What a page has to think with. */
export const PAGE_MEANS: Means = {
  thread: newWorker,
  loadRules,
  loadWork: async () => (await import('./answering')).answerWork,
  pace: PAGE_PACE,
};
