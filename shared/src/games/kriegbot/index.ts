import type { Game } from '../../core/game';
import { isRefusal } from '../../core/result';
import { carryOut } from '../../core/rulebook';
import { passAbandoned } from './abandoned';
import type { Action } from './actions';
import { fallback } from './away';
import { bots } from './bots';
import type { Event } from './events';
import type { Options } from './options';
import { playableOptions } from './playableOptions';
import { project } from './project';
import { redeal } from './redeal';
import { leave } from './rules/leaving';
import { answerDeadline } from './rules/windows';
import { emptyField } from './rules/setup';
import { begin } from './rules/beginning';
import type { State } from './state';
import { tableRules } from './tableRules';
import { apply, toAct } from './turn';
import type { View } from './view';

/** Those who are told of it; `undefined`: everybody. */
function audienceOf(event: Event): readonly number[] | undefined {
  if (event.type === 'roleTold') return [event.seat];
  return event.type === 'pilotNamed' ? event.seats : undefined;
}

export const kriegbot: Game<State, Action, View, Options, Event> = {
  ...tableRules,
  options: playableOptions,
  setup: (chosen, seats, dice) => carryOut(emptyField(chosen, seats), dice, begin),
  toAct,
  answerDeadline,
  apply(state, seat, action, dice) {
    const step = apply(state, seat, action, dice);
    return isRefusal(step) ? step : passAbandoned(step, dice);
  },
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
  bots,
};
