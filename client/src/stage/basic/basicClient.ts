import type { AnyTableRules } from '@gearhall/shared/core/game';
import type { AnyGameClient } from '../contract/contract';
import { basicWords } from './basicWords';

/**
 * The client of a game that only has rules: the orders, the log and the board are made from the names in
 * its actions, events and view. `own` overrides what the game has written itself.
 *
 * @example
 * ```ts
 * import { anyTableRules } from '@gearhall/shared/core/game';
 * import { basicClient } from '../../client/src/stage/basic/basicClient';
 * import { kuhn } from './rules';
 *
 * export const client = basicClient(anyTableRules(kuhn), {
 *   words: { prompt: () => 'Check, or bet another coin?' },
 * });
 * ```
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
