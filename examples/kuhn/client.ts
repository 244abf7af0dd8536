import { anyTableRules } from '@gearhall/shared/core/game';
import { basicClient } from '../../client/src/stage/basic/basicClient';
import { kuhn as rules, type Event } from './rules';

const logLine = (event: Event, names: readonly string[]): string => {
  if (event.type === 'left') return `${names[event.seat]} gives up.`;
  if (event.type === 'moved') return `${names[event.seat]} ${event.move}s.`;
  return `The cards: ${event.cards.map((card, seat) => `${names[seat]} ${card}`).join(', ')}.`;
};

/** The board and the orders are made from the names in the rules; a few sentences of its own read better. */
export const kuhn = basicClient(anyTableRules(rules), {
  words: {
    prompt: (view, seat) =>
      rules.legal(view as never, seat).some(({ type }) => type === 'call')
        ? 'The other player has bet a coin. Call, or give up the pot?'
        : 'Check, or bet another coin?',
    logWriter: (names) => (event) => ({ text: logLine(event as Event, names) }),
    refusal: () => 'You can only call or fold a bet, and only check or bet before one.',
  },
});
