import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { Event } from '@gearhall/shared/games/kriegbot/events';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { Words } from '../../stage/contract/words';
import { endingSentence } from './words/scenarios/ending';
import { OPTION_WORDS } from './words/setup/options';
import { PRESETS } from './words/setup/presets';
import { ordersOf } from './orders/groups';
import { refusalSentence } from './words/refusals';
import { objectiveOf } from './words/scenarios/scenarios';
import { isQuiet, promptOf, seatFactsOf, statusOf } from './words/turn/status';
import { logWriter } from './words/logWriter';

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
