import type { Answer } from '../state';

/** No, to whatever is asked. */
export const NO_ANSWER: Answer = { cards: [], absorb: [], die: -1, item: '' };

/** With these cards, and nothing more to say. */
export const answerBy = (...cards: Answer['cards']): Answer => ({ ...NO_ANSWER, cards });

export const isNo = ({ cards, die, item }: Answer): boolean =>
  cards.length === 0 && die === NO_ANSWER.die && item === NO_ANSWER.item;
