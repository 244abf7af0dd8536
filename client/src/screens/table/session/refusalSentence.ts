import type { Refusal } from '@gearhall/shared/core/ground/result';
import type { AnyGameClient } from '../../../stage/contract/contract';
import { refusalSentence } from '../../../ui/words/refusals';

export const refusalSentenceOf = (game: AnyGameClient, refusal: Refusal): string =>
  refusalSentence(refusal, { codes: game.rules.refusals, sentence: (one) => game.words.refusal(one) });
