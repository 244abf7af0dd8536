import type { AnyTableRules } from '@gearhall/shared/core/game';
import type { AnyGameClient } from '../contract';
import { basicWords } from './basicWords';

/**
 * The client of a game that only has rules: the orders, the log and the board are made from the names in
 * its actions, events and view. `own` overrides what the game has written itself.
 */
export function basicClient(
  rules: AnyTableRules,
  own: Partial<Omit<AnyGameClient, 'rules' | 'words'>> & {
    readonly words?: Partial<AnyGameClient['words']>;
  } = {},
): AnyGameClient {
  return {
    loadScene: async () => (await import('./BasicBoard')).mountBasicBoard,
    ...own,
    rules,
    words: { ...basicWords, ...own.words },
  };
}
