import { anyTableRules } from '@gearhall/shared/core/game';
import { basicClient } from '../../client/src/stage/basic/basicClient';
import { starter as rules } from './rules';

/** The board, the orders and the log are made from the names in the rules. Words and a scene of its own go here. */
export const starter = basicClient(anyTableRules(rules), {
  words: {
    prompt: () => 'How many coins do you take?',
    refusal: () => 'There are not that many coins left.',
  },
});
