import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { Event } from '@gearhall/shared/games/kriegbot/events';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { Words } from '../../stage/words';
import { endingSentence } from './words/ending';
import { OPTION_WORDS } from './words/options';
import { PRESETS } from './words/presets';
import { ordersOf } from './words/orders';
import { refusalSentence } from './words/refusals';
import { objectiveOf } from './words/scenarios';
import { isQuiet, promptOf, seatFactsOf, statusOf } from './words/status';
import { logWriter } from './words/logContext';

/** Every sentence of Kriegbot that a player reads. */
export const words: Words<View, Action, Event> = {
  options: OPTION_WORDS,
  presets: PRESETS,
  status: statusOf,
  objective: objectiveOf,
  prompt: promptOf,
  isQuiet,
  orders: ordersOf,
  seatFacts: seatFactsOf,
  logWriter,
  refusal: refusalSentence,
  ending: endingSentence,
};
