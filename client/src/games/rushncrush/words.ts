import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import type { Event } from '@gearhall/shared/games/rushncrush/events';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import type { Words } from '../../stage/contract/words';
import { endingOf } from './words/log/ending';
import { OPTION_WORDS } from './words/setup/options';
import { PRESETS } from './words/setup/presets';
import { ordersOf } from './orders/groups';
import { refusalSentence } from './words/refusals';
import { promptOf, seatFactsOf, statusOf } from './words/status';
import { logWriter } from './words/log/logWriter';

/** Every sentence of Rush 'n' Crush that a player reads. */
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
};
