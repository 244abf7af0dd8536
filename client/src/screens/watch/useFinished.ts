import type { FinishedGame } from '@gearhall/shared/core/pages/hallPages';
import { api } from '../../net/requests/api';
import { useAnswer, type Answered } from '../../net/requests/useAnswer';

/** How often a page that stays open asks for what has ended meanwhile, in ms. */
const LOOKS_EVERY = 30_000;

/** The latest public games that are over. */
export const useFinished = (game?: string): Answered<readonly FinishedGame[]> =>
  useAnswer({ key: game, ask: async () => (await api.finished(game)).games, every: LOOKS_EVERY }).value;
