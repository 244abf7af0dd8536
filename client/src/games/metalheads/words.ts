import type { Action } from '@gearhall/shared/games/metalheads/actions';
import type { Event } from '@gearhall/shared/games/metalheads/events';
import type { View } from '@gearhall/shared/games/metalheads/view';
import type { Words } from '../../stage/contract/words';
import { endingOf } from './words/ending';
import { logWriter } from './words/events';
import { OPTION_WORDS } from './words/options';
import { ordersOf } from './orders/groups';
import { PRESETS } from './words/presets';
import { refusalSentence } from './words/refusals';
import { promptOf, seatFactsOf, statusOf } from './words/status';
import { strengthFacts } from './words/strengthParts';

/** Every sentence of Metalheads that a player reads. */
export const words: Words<View, Action, Event> = {
  options: OPTION_WORDS,
  presets: PRESETS,
  status: statusOf,
  prompt: promptOf,
  orders: ordersOf,
  seatFacts: seatFactsOf,
  logWriter,
  refusal: refusalSentence,
  ending: endingOf,
  scoreFacts: strengthFacts,
};
