import type { Action } from '@gearhall/shared/games/metaltalon/actions';
import type { Event } from '@gearhall/shared/games/metaltalon/events';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import type { Words } from '../../stage/contract/words';
import { endingSentence } from './words/ending';
import { lineOf } from './words/events';
import { OPTION_WORDS } from './words/options';
import { PRESETS } from './words/presets';
import { ordersOf } from './orders/groups';
import { refusalSentence } from './words/refusals';
import { promptOf, seatFactsOf, statusOf } from './words/status';

/** Every sentence of MetalTalon that a player reads. */
export const words: Words<View, Action, Event> = {
  options: OPTION_WORDS,
  presets: PRESETS,
  status: statusOf,
  prompt: promptOf,
  orders: ordersOf,
  seatFacts: seatFactsOf,
  logWriter: (names) => (event) => lineOf(event, names),
  refusal: refusalSentence,
  ending: endingSentence,
};
