import { optionsAsShown } from '../../core/game/editions';
import type { Game } from '../../core/game';
import { isRefusal } from '../../core/ground/result';
import { carryOut } from '../../core/game/rulebook';
import { passAbandoned } from './abandoned';
import type { Action } from './actions';
import { fallback } from './away';
import { bots } from './bots';
import { accountOf } from './campaign/account';
import { withCarried } from './campaign/carried';
import type { Event } from './events';
import { FIRST_USUAL, optionsReworded, storedOptions, type Options } from './options';
import { playableOptions } from './playableOptions';
import { project } from './project';
import { redeal } from './redeal';
import { leave } from './rules/turn/givingUp';
import { answerDeadline } from './rules/interrupts/windows';
import { emptyField } from './rules/setup/setup';
import { begin } from './rules/turn/beginning';
import type { State } from './state';
import { tableRules } from './tableRules';
import { apply, carry, toAct } from './turn';
import type { View } from './view';

/** Those who are told of it; `undefined`: everybody. */
function audienceOf(event: Event): readonly number[] | undefined {
  if (event.type === 'roleTold') return [event.seat];
  return event.type === 'pilotNamed' ? event.seats : undefined;
}

export const kriegbot: Game<State, Action, View, Options, Event> = {
  ...tableRules,
  options: playableOptions,
  storedOptions,
  gatheringOptions: optionsAsShown(playableOptions, FIRST_USUAL),
  setup: (chosen, seats, dice, carried) =>
    carryOut(withCarried(emptyField(chosen, seats), carried), dice, begin),
  toAct,
  answerDeadline,
  apply(state, seat, action, dice) {
    const step = apply(state, seat, action, dice);
    return isRefusal(step) ? step : passAbandoned(step, dice);
  },
  carry: (state, seat, action, dice) => passAbandoned(carry(state, seat, action, dice), dice),
  resign: (state, seat, dice) =>
    passAbandoned(
      carryOut(state, dice, (context) => leave(context, seat)),
      dice,
    ),
  isIn: (state, seat) => state.seats[seat]?.out === false,
  project,
  audience: audienceOf,
  fallback,
  redeal,
  outcome: ({ end }) => end,
  account: accountOf,
  freeTexts: { inOptions: optionsReworded },
  bots,
};
