import type { Action } from '@gearhall/shared/games/metalkrushers/actions';
import type { Event } from '@gearhall/shared/games/metalkrushers/events';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import type { Words } from '../../stage/contract/words';
import { endingSentence } from './words/ending';
import { OPTION_WORDS } from './words/options';
import { PRESETS } from './words/presets';
import { ordersOf } from './orders/groups';
import { refusalSentence } from './words/refusals';
import { promptOf, seatFactsOf, statusOf } from './words/status';
import { logWriter } from './words/logWriter';

/** Every sentence of MetalKrushers that a player reads. */
export const words: Words<View, Action, Event> = {
  options: OPTION_WORDS,
  presets: PRESETS,
  status: statusOf,
  prompt: promptOf,
  orders: ordersOf,
  seatFacts: seatFactsOf,
  logWriter,
  refusal: refusalSentence,
  ending: endingSentence,
};
