import type { Answer } from '../../state/assault';

/** Declines anything. */
export const NO_ANSWER: Answer = { cards: [], absorb: [], die: -1, item: '' };

/** An answer with these cards and no further choices. */
export const answerBy = (...cards: Answer['cards']): Answer => ({ ...NO_ANSWER, cards });

export const isNo = ({ cards, die, item, core }: Answer): boolean =>
  cards.length === 0 && die === NO_ANSWER.die && item === NO_ANSWER.item && core === undefined;
